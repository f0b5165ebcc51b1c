import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { doorText } from '../door.messages.en.ts';

/** Stands while the session is asked for; without scripts nobody would ask. */
export function CheckingSession({ label }: { readonly label: string }) {
  return (
    <>
      <p className="no-js-only page-width py-24 text-center">{doorText.needsScript}</p>
      <div className="js-only">
        <LoadingArea label={label} />
      </div>
    </>
  );
}
