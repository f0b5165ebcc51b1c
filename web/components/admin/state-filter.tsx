import { cx } from '../../lib/cx.ts';

interface StateFilterProps<State extends string> {
  readonly label: string;
  /** State → its name, in their order; '' is no filter. */
  readonly options: Readonly<Record<State, string>>;
  readonly value: State;
  readonly onChange: (state: State) => void;
}

export function StateFilter<State extends string>({ label, options, value, onChange }: StateFilterProps<State>) {
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {(Object.keys(options) as State[]).map((state) => (
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
          {options[state]}
        </button>
      ))}
    </fieldset>
  );
}
