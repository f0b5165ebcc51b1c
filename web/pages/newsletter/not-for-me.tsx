import { useSearch } from 'wouter';
import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { NOT_EXCLUDED } from '#contracts/vocabulary/lists/hidden-notices.ts';
import { Failure } from '../../components/failure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LoadingArea } from '../../components/ui/spinner.tsx';
import { useNotForMe } from '../../features/told/api/not-for-me.ts';
import { HideForm } from '../../features/told/components/hide-form.tsx';
import { hideText as text } from '../../features/told/messages.en.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { commonText } from '../../lib/messages.en.ts';
import type { PageProps } from '../../lib/routing/page-props.ts';
import { paths } from '../../lib/routing/paths.ts';
import NotFoundPage from '../not-found.tsx';

/** Where "Not for me" under a notice in a mail leads: looking changes nothing, the button hides the notice. */
export default function NotForMePage({ parameters: { token = '', id = '' } }: PageProps) {
  const { data, error, refetch } = useNotForMe(token, id);
  useHead({ title: text.title, description: text.title, noIndex: true });
  if (data === null) return <NotFoundPage />;
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="font-bold font-display text-3xl md:text-4xl">{text.title}</h1>
        {error !== null && <Failure title={text.failed} error={error} onRetry={() => void refetch()} />}
        {!data && error === null && <LoadingArea label={commonText.loading} />}
        {data && <Choice {...data} token={token} />}
      </div>
    </div>
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
