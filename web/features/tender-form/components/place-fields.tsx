import { useContext, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { shownText, unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { usePlace } from '../api/look-ups.ts';
import { FieldNotes, useHint } from '../field-notes.tsx';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';

/** City and province. The province follows a city that is keyed, unless it was keyed, too; a doubt is said, not refused. */
export function PlaceFields({ form }: TenderFieldsProps) {
  const [city, province] = useWatch({ control: form.control, name: ['city', 'province'] });
  const place = usePlace(shownText(city), shownText(province));
  const followed = useRef('');
  // A city that was read from a scan counts like one that was keyed.
  const isDraft = useContext(FieldNotes) !== null;
  const isKeyed = (isDraft || form.formState.dirtyFields.city === true) && unresolvedText(city) === undefined;
  useEffect(() => {
    const { province: stated } = form.getValues();
    const follows = place?.province;
    if (!isKeyed || !follows || (stated !== '' && stated !== followed.current)) return;
    followed.current = follows;
    if (stated !== follows) form.setValue('province', follows, { shouldDirty: true });
  }, [form, isKeyed, place]);
  const { contradicted, province: rightProvince, nearest } = place ?? {};
  return (
    <>
      <div className="grid content-start gap-1.5">
        <PlaceField form={form} name="city" />
        {nearest && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onMouseDown={(event) => event.preventDefault()} // the list above stays until the click
            onClick={() => form.setValue('city', nearest.city, { shouldDirty: true })}
          >
            {text.didYouMean(nearest.city)}
          </Button>
        )}
      </div>
      <PlaceField
        form={form}
        name="province"
        hint={contradicted && place?.city && rightProvince ? text.liesIn(place.city, rightProvince) : undefined}
      />
    </>
  );
}

const LISTS = { province: 'provinces', city: 'cities' } as const;

interface PlaceFieldProps extends TenderFieldsProps {
  readonly name: keyof typeof LISTS;
  readonly hint?: string | undefined;
}

/** A known place or, because notices name villages too, any text. */
function PlaceField({ form, name, hint }: PlaceFieldProps) {
  const options = toOptions(useLookup(LISTS[name]));
  const marked = useHint(name, hint);
  return <ComboboxField {...{ form, name, options }} hint={marked} label={text.label(name)} maxLength={100} optional />;
}
