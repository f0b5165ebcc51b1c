import { cx } from '../../../lib/cx.ts';

interface StateFilterProps {
  readonly label: string;
  /** Value → label; '' is no filter. */
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (state: string) => void;
}

/** States as buttons in a row; the pressed one filters. */
export function StateFilter({ label, options, value, onChange }: StateFilterProps) {
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {Object.entries(options).map(([state, name]) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === value}
          onClick={() => onChange(state)}
          className={cx(
            'min-h-9 rounded-full border px-3.5 text-sm',
            state === value ? 'border-brand bg-brand-soft font-semibold text-brand-text' : 'border-field bg-surface',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
