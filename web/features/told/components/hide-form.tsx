import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { COUNTED_IN } from '#contracts/vocabulary/lists/hidden-notices.ts';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount } from '../../../lib/format/format.ts';
import { hideText as text } from '../messages.en.ts';

interface HideFormProps extends Pick<NotForMe, 'choices' | 'isHidden'> {
  readonly action: string;
}

/** The words that would leave out others like it, none of them ticked. Browsers post it, with scripts and without, and are led back. */
export function HideForm({ action, choices, isHidden }: HideFormProps) {
  if (isHidden && choices.length === 0) return null;
  return (
    <form method="post" action={action} className="flex flex-col items-start gap-5">
      {choices.length > 0 && (
        <fieldset>
          <legend className="font-display font-semibold text-lg">{text.words}</legend>
          <p className="mt-1 mb-3 text-soft text-sm">{text.wordsHint}</p>
          {choices.map(({ word, found }) => (
            <label key={word} className="flex min-h-9 cursor-pointer items-center gap-2.5">
              <input type="checkbox" name="word" value={word} className="size-5 shrink-0 accent-brand" />
              <span>
                <bdi className="font-medium">{word}</bdi>{' '}
                <span className="text-soft text-sm">{text.counted(found, formatCount(COUNTED_IN))}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit" name="do" value="hide" variant={isHidden ? 'secondary' : 'primary'} size="lg">
        {isHidden ? text.leaveOut : text.hide}
      </Button>
    </form>
  );
}
