import { ServerOnly } from '../../../components/drawn/server-only.tsx';

/** Form, imported on the server alone: a static import would bring it into the chunk of the page. */
const PlainForm = import.meta.env.SSR ? (await import('./plain-form.tsx')).PlainForm : null;

/** The form without scripts as it came with the page. Browsers with scripts keep it as text: its fields are not there twice. */
export function ServedPlainForm() {
  return (
    <ServerOnly>
      {PlainForm !== null && (
        <noscript>
          <PlainForm />
        </noscript>
      )}
    </ServerOnly>
  );
}
