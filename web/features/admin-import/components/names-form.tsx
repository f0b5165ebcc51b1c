import { useState } from 'react';
import type { ImportName, ImportNames, ImportReading, ImportRunDetail } from '#contracts/api/imports.ts';
import { RecordTable } from '../../../components/admin/record-table.tsx';
import { Select, type SelectOption } from '../../../components/ui/form/controls.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';
import { ReadingPart } from './reading-part.tsx';

type Kind = keyof ImportNames;
type Choices = NonNullable<ImportReading['names']>;

const KINDS: readonly Kind[] = ['categories', 'organizations', 'cities'];
/** Between names of one choice; no name has it. */
const BETWEEN = '\n';
const SHOWN = 100;
const NO_NAMES: readonly string[] = [];

/** Choices for the names of a file, before anything is written; a choice is remembered for the source. */
export function NamesForm({ run, names }: { readonly run: ImportRunDetail; readonly names: ImportNames }) {
  const ours = useLookup('categories');
  const [choices, setChoices] = useState<Choices>({});
  const news = KINDS.flatMap((kind) => names[kind]).filter(({ isNew }) => isNew).length;
  const chosen = KINDS.map((kind) => [kind, { ...run.reading.names?.[kind], ...choices[kind] }]);
  return (
    <ReadingPart
      run={run}
      title={text.names(formatCount(news))}
      open={news > 0}
      reading={{ names: Object.fromEntries(chosen) }}
      submitLabel={text.namesUse}
      hint={text.namesRemembered}
      disabled={Object.keys(choices).length === 0}
      className="gap-6"
    >
      {KINDS.filter((kind) => names[kind].length > 0).map((kind) => (
        <NamesTable
          key={kind}
          kind={kind}
          names={names[kind]}
          known={kind === 'categories' ? ours : NO_NAMES}
          chosen={choices[kind] ?? {}}
          onChange={(name, becomes) =>
            setChoices((present) => ({ ...present, [kind]: { ...present[kind], [name]: becomes } }))
          }
        />
      ))}
    </ReadingPart>
  );
}

interface NamesTableProps {
  readonly kind: Kind;
  readonly names: readonly ImportName[];
  readonly known: readonly string[];
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (name: string, becomes: string[]) => void;
}

function NamesTable({ kind, names, known, chosen, onChange }: NamesTableProps) {
  return (
    <div>
      <h4 className="mb-2 font-semibold">{text.nameKinds[kind]}</h4>
      <RecordTable
        label={text.nameKinds[kind]}
        items={names.slice(0, SHOWN)}
        keyOf={({ name }) => name}
        labels={text.nameColumns}
        columns={{
          name: {
            kind: 'title',
            className: 'max-w-80 font-medium',
            cell: ({ name }) => (
              <>
                <span className="sr-only">{text.nameColumns.name} </span>
                <span {...scriptOf(name)}>{name}</span>
              </>
            ),
          },
          rows: { className: 'tabular-nums', cell: ({ rows }) => formatCount(rows) },
          becomes: (item) => (
            <Select
              aria-label={text.namesBecome(item.name)}
              options={optionsFor(item, kind, known)}
              value={(chosen[item.name] ?? presentChoice(item)).join(BETWEEN)}
              onChange={({ target }) => onChange(item.name, target.value === '' ? [] : target.value.split(BETWEEN))}
            />
          ),
        }}
      />
      {names.length > SHOWN && <p className="mt-2 text-soft text-sm">{text.namesMore(formatCount(SHOWN))}</p>}
    </div>
  );
}

/** Present choice; none stands for the name itself. */
const presentChoice = ({ name, becomes }: ImportName): readonly string[] =>
  becomes.length === 1 && becomes[0] === name ? [] : becomes;

/** The name itself, what it becomes now, the nearest known name, and every name of ours. */
function optionsFor(item: ImportName, kind: Kind, known: readonly string[]): readonly SelectOption[] {
  const { name, nearest } = item;
  const own = known.includes(name) ? name : text.namesOwn[kind](name);
  const options = new Map([['', own]]);
  const present = presentChoice(item);
  if (present.length > 0) options.set(present.join(BETWEEN), present.join(', '));
  if (nearest !== null) options.set(nearest, text.namesNearest(nearest));
  for (const one of known) if (one !== name && !options.has(one)) options.set(one, one);
  return [...options].map(([value, label]) => ({ value, label }));
}
