import { useSearch } from 'wouter';
import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { COUNTED_IN, NOT_EXCLUDED } from '#contracts/vocabulary/lists/hidden-notices.ts';
import { Button } from '../../components/ui/button.tsx';
import { useNotForMe } from '../../features/told/api/not-for-me.ts';
import { hideText as text } from '../../features/told/messages.en.ts';
import { formatCount } from '../../lib/format/format.ts';
import { type PageProps, paths } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** Goal of "Not for me" under a notice in a mail: looking changes nothing, the button hides the notice. */
export default function NotForMePage({ parameters: { token = '', id = '' } }: PageProps) {
  return (
    <LinkedPage query={useNotForMe(token, id)} title={text.title} failed={text.failed}>
      {(notice) => <Choice {...notice} token={token} />}
    </LinkedPage>
  );
}

function Choice({ tender, isHidden, choices, excluded, token }: NotForMe & { readonly token: string }) {
  const said = new URLSearchParams(useSearch()).get('words');
  const refused = NOT_EXCLUDED.find((outcome) => outcome === said);
  const action = paths.notForMe(token, String(tender.id));
  return (
    <>
      <p className="font-display font-semibold text-xl" dir="auto">
        <a href={paths.tender(tender.id)} className="text-link underline underline-offset-4">
          {tender.title}
        </a>
      </p>
      <div role="status" className="flex flex-col gap-2">
        <p>{isHidden ? text.hidden : text.lead}</p>
        {excluded.length > 0 && <p>{text.leftOut(excluded.join(', '))}</p>}
        {isHidden && refused !== undefined && <p className="font-medium">{text.notExcluded[refused]}</p>}
      </div>
      {isHidden && (
        <form method="post" action={action}>
          <Button type="submit" name="do" value="undo" variant="secondary" size="lg">
            {text.undo}
          </Button>
        </form>
      )}
      <HideForm action={action} choices={choices} isHidden={isHidden} />
      <p>
        <a href={`${paths.unsubscribe(token)}#preferences`} className="text-link underline underline-offset-4">
          {text.preferences}
        </a>
      </p>
    </>
  );
}

/** The words that would leave out others like it, none of them ticked. Browsers post it, with scripts and without, and are led back. */
function HideForm({ action, choices, isHidden }: Pick<NotForMe, 'choices' | 'isHidden'> & { readonly action: string }) {
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
      <Button
        type="submit"
        name="do"
        value={isHidden ? 'words' : 'hide'}
        variant={isHidden ? 'secondary' : 'primary'}
        size="lg"
      >
        {isHidden ? text.leaveOut : text.hide}
      </Button>
    </form>
  );
}
