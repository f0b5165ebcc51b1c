import { Accordion } from 'radix-ui';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { Icon } from '../../../components/icon.tsx';
import { GridField } from '../../../components/preferences/grid-field.tsx';
import { preferencesText } from '../../../components/preferences/messages.en.ts';
import { WordsField } from '../../../components/preferences/words-field.tsx';
import { subscribeText as text } from '../messages.en.ts';
import type { SubscribeFieldsProps } from '../subscribe-values.ts';

const OPTIONS = { provinces: PROVINCES, sectors: SECTORS } as const;

export function AdvancedPreferences({ form }: SubscribeFieldsProps) {
  const [provinces, sectors] = form.watch(['provinces', 'sectors']);
  const section = (name: keyof typeof OPTIONS, count: number) => (
    <Accordion.Item value={name}>
      <Accordion.Header asChild>
        <h3>
          <Accordion.Trigger className="group flex min-h-12 w-full items-center justify-between gap-4 py-3 text-start font-medium">
            {preferencesText.fields[name]}
            <span className="ms-auto font-normal text-soft text-sm">{text.chosen(count)}</span>
            <Icon
              name="chevron-down"
              className="size-5 text-soft transition-transform group-data-[state=open]:rotate-180 motion-reduce:transition-none"
            />
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      <Accordion.Content className="pb-4">
        <GridField form={form} name={name} options={OPTIONS[name]} hideLegend />
      </Accordion.Content>
    </Accordion.Item>
  );
  return (
    <>
      <p className="mb-4 text-soft text-sm">{text.advancedIntro}</p>
      <div className="mb-4">
        <WordsField form={form} chosen={{ ...form.watch(), categories: [], cities: [] }} />
      </div>
      {/* One section open at a time, and it can be closed again. */}
      <Accordion.Root type="single" collapsible className="divide-y divide-line border-line border-y">
        {section('provinces', provinces.length)}
        {section('sectors', sectors.length)}
      </Accordion.Root>
    </>
  );
}
