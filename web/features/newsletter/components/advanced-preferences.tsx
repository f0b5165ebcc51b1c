import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { GridField } from '../../../components/preferences/grid-field.tsx';
import { preferencesText } from '../../../components/preferences/messages.en.ts';
import { WordsField } from '../../../components/preferences/words-field.tsx';
import { Accordion } from '../../../components/ui/accordion.tsx';
import { subscribeText as text } from '../messages.en.ts';
import type { SubscribeFieldsProps } from '../subscribe-values.ts';

const OPTIONS = { provinces: PROVINCES, sectors: SECTORS } as const;

export function AdvancedPreferences({ form }: SubscribeFieldsProps) {
  const chosen = form.watch(['provinces', 'sectors']);
  const section = (name: keyof typeof OPTIONS, count: number) => ({
    value: name,
    title: preferencesText.fields[name],
    note: text.chosen(count),
    content: <GridField form={form} name={name} options={OPTIONS[name]} hideLegend />,
  });
  return (
    <>
      <p className="mb-4 text-soft text-sm">{text.advancedIntro}</p>
      <div className="mb-4">
        <WordsField form={form} name="words" chosen={{ ...form.watch(), categories: [], cities: [] }} />
      </div>
      <Accordion items={[section('provinces', chosen[0].length), section('sectors', chosen[1].length)]} />
    </>
  );
}
