import { Highlighted } from '../../../components/highlighted.tsx';
import { cx } from '../../../lib/cx.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { toParagraphs } from '../paragraphs.ts';

/** Text as it was entered; every paragraph in the direction and face of its own script, for notices mix them. */
export function LongText({ text, className }: { readonly text: string; readonly className?: string }) {
  return (
    <div className={cx('flex flex-col wrap-anywhere', className)}>
      {toParagraphs(text).map(({ key, line, isFirst }) => (
        <p key={key} className={isFirst ? 'mt-4 first:mt-0' : undefined} {...scriptOf(line)}>
          <Highlighted text={line} />
        </p>
      ))}
    </div>
  );
}
