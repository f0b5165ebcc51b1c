import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { SettingsBody, type SettingsInput } from '#contracts/api/operations/settings.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { type LoadedSettings, SectionChanged, useSaveSection } from '../api/settings.ts';
import { text } from '../messages.en.ts';
import { differences, type Section } from '../sections.ts';

export interface SectionProps {
  readonly loaded: LoadedSettings;
  /** Loads the settings again, and with them this section. */
  readonly reload: () => void;
  /** Told whether something is typed that was not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

type SectionForm = UseFormReturn<SettingsInput, unknown, SettingsBody>;

/** The form of a section; `toBody` where its controls do not give what is stated. */
export function useSectionForm(
  defaultValues: SettingsInput,
  toBody: (values: SettingsInput) => SettingsInput = (values) => values,
): SectionForm {
  const [resolver] = useState(() => bodyResolver(SettingsBody, toBody));
  return useForm({ resolver, defaultValues });
}

interface SectionCardProps extends SectionProps {
  readonly section: Section;
  readonly form: SectionForm;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the settings with a button of its own; when somebody else changed it meanwhile it says what. */
export function SectionCard({ section, loaded, form, reload, onDirty, aside, children }: SectionCardProps) {
  const save = useSaveSection(section, loaded);
  const { isDirty } = form.formState;
  useKept(form, `settings ${JSON.stringify(loaded.data[section])}`); // not over what somebody else has stated since
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const conflict = save.error instanceof SectionChanged ? save.error.now : undefined;
  const submit = (over?: LoadedSettings) =>
    form.handleSubmit((body) =>
      save.mutate(
        { body, ...(over !== undefined && { over }) },
        { onSuccess: () => form.reset(form.getValues()), onError: (error) => showErrors(form, error) },
      ),
    );
  const takeTheirs = () => {
    form.reset();
    reload();
  };
  const isFirst = loaded.data.sources[section] === 'first' && text.first[section] !== '';
  return (
    <form
      id={section}
      method="post"
      noValidate
      aria-label={text.titles[section]}
      onSubmit={(event) => void submit()(event)}
    >
      <Card className="max-w-4xl scroll-mt-24 p-5">
        <h3 className="font-display font-semibold text-lg">{text.titles[section]}</h3>
        <p className="mt-1 text-soft text-sm">{text.leads[section]}</p>
        {isFirst && <p className="mt-1 font-medium text-sm">{text.first[section]}</p>}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <div className="empty:hidden">{aside}</div>
          <Button type="submit" pending={save.isPending} className="ms-auto">
            {save.isPending ? text.saving : text.saves[section]}
          </Button>
        </div>
        {conflict !== undefined && (
          <Alert tone="warning" title={text.stale} className="mt-4">
            <ul>
              {differences(section, loaded.data[section], conflict.data[section]).map((change) => (
                <li key={change.label} className="wrap-anywhere">
                  {text.change(change.label, change.before, change.after)}
                </li>
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" size="sm" onClick={takeTheirs}>
                {text.takeTheirs}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => void submit(conflict)()}>
                {text.keepMine}
              </Button>
            </div>
          </Alert>
        )}
      </Card>
    </form>
  );
}

function showErrors(form: SectionForm, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  for (const [name, message] of Object.entries(error.fields)) {
    form.setError(name as 'banner', { type: 'server', message });
  }
}
