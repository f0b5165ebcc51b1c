import { Link } from 'wouter';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/routing/paths.ts';

interface NothingSavedProps {
  readonly text: { readonly empty: string; readonly emptyText: string; readonly browse: string };
}

/** Text in place of an empty list, which leads to what can be saved. */
export function NothingSaved({ text }: NothingSavedProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <span className="block font-medium">{text.empty}</span>
        <span className="text-soft text-sm">{text.emptyText}</span>
      </p>
      <Link href={paths.tenders} className={buttonClass('secondary')}>
        {text.browse}
      </Link>
    </div>
  );
}
