import { CopyButton } from '../../components/copy-button.tsx';
import { Field, Input } from '../../components/ui/form/controls.tsx';

interface SecretAddressProps {
  readonly label: string;
  readonly hint: string;
  readonly url: string;
}

/** An address that is shown once, ready to be copied. */
export function SecretAddress({ label, hint, url }: SecretAddressProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex items-center gap-1">
          <Input
            {...control}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="min-w-0 grow font-mono"
          />
          <CopyButton name={label} value={url} />
        </div>
      )}
    </Field>
  );
}
