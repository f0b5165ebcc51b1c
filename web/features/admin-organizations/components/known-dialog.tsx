import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnownOrganization, KnownResult } from '#contracts/api/organizations/known.ts';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CheckboxList } from '../../../components/ui/form/checkbox-list.tsx';
import { FormDialog } from '../../../components/ui/overlay/form-dialog.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { loadVersioned, type Versioned } from '../../../lib/api/versioned.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

const KINDS = ['federal', 'provincial'] as const;

/** The public bodies that the product knows, with a tick at those that the portal has. */
export default function KnownDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: loaded, error, refetch } = useKnown();
  const [chosen, setChosen] = useState<readonly string[]>();
  const choose = useChooseKnown();
  const present = loaded?.data.flatMap(({ name, id }) => (id === null ? [] : [name])) ?? [];
  const names = chosen ?? present;
  const isStale = choose.error !== null && hasStatus(choose.error, 412);
  const submit = () => {
    if (loaded === undefined) return;
    choose.mutate(
      { names, over: loaded },
      {
        onSuccess: onClose,
        // the choice of others meanwhile is fetched and told; saving once more is saving over it, knowingly
        onError: (refused) => {
          if (hasStatus(refused, 412)) void refetch();
        },
      },
    );
  };
  return (
    <FormDialog
      title={text.known.title}
      description={text.known.description}
      size="lg"
      submitLabel={text.known.save}
      pendingLabel={text.known.saving}
      pending={choose.isPending}
      dirty={chosen !== undefined}
      ready={loaded !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {isStale && (
        <Alert tone="warning" title={text.known.stale}>
          <p>{text.known.theirs(present.length, names.length)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => {
              setChosen(undefined);
              choose.reset();
            }}
          >
            {text.known.takeTheirs}
          </Button>
        </Alert>
      )}
      {error !== null && <Failure title={text.known.failed} error={error} onRetry={() => void refetch()} />}
      <div className="flex flex-col gap-6">
        {loaded !== undefined &&
          KINDS.map((kind) => {
            const options = loaded.data.flatMap((known) => (known.kind === kind ? [known.name] : []));
            const [mine, others] = [
              names.filter((name) => options.includes(name)),
              names.filter((name) => !options.includes(name)),
            ];
            const isWhole = mine.length === options.length;
            return (
              <div key={kind}>
                <CheckboxList
                  legend={text.known.kinds[kind]}
                  searchLabel={`${text.known.search}: ${text.known.kinds[kind]}`}
                  options={options}
                  value={mine}
                  onChange={(value) => setChosen([...others, ...value])}
                  emptyText={text.known.empty}
                />
                <Button
                  variant="secondary"
                  size="sm"
                  className="mt-2"
                  onClick={() => setChosen(isWhole ? others : [...others, ...options])}
                >
                  {text.known[isWhole ? 'none' : 'all'][kind]}
                </Button>
              </div>
            );
          })}
      </div>
    </FormDialog>
  );
}

const PATH = '/api/admin/known-organizations';

type LoadedKnown = Versioned<readonly KnownOrganization[]>;

const useKnown = () =>
  useQuery<LoadedKnown>({
    queryKey: [PATH],
    queryFn: ({ signal }) => loadVersioned(PATH, signal),
    refetchOnMount: 'always',
  });

function useChooseKnown() {
  return useChange<KnownResult, { readonly names: readonly string[]; readonly over: LoadedKnown }>({
    send: ({ names, over }) => request(PATH, { method: 'POST', body: { names }, headers: over.ifMatch }),
    changed: CHANGED.organization,
    done: ({ added, removed, kept }) => {
      const [first] = kept;
      return {
        title: text.known.done(added, removed),
        ...(first !== undefined && { description: text.known.kept(kept.length, first.name, first.message) }),
      };
    },
    failed: () => text.known.saveFailed,
    isForm: true,
  });
}
