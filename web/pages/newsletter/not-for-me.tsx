import { useSearch } from 'wouter';
import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { NOT_EXCLUDED } from '#contracts/vocabulary/lists/hidden-notices.ts';
import { Button } from '../../components/ui/button.tsx';
import { useNotForMe } from '../../features/told/api/not-for-me.ts';
import { HideForm } from '../../features/told/components/hide-form.tsx';
import { hideText as text } from '../../features/told/messages.en.ts';
import { type PageProps, paths } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** Where "Not for me" under a notice in a mail leads: looking changes nothing, the button hides the notice. */
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
