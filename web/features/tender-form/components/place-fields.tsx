import { useEffect, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Combobox } from '../../../components/ui/form/combobox.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { usePlace } from '../api/use-place.ts';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';

/** Province and city. The province follows a city that is keyed, unless it was keyed, too; a doubt is said, not refused. */
export function PlaceFields({ form }: TenderFieldsProps) {
  const [city, province] = useWatch({ control: form.control, name: ['city', 'province'] });
  const place = usePlace(city, province);
  const followed = useRef('');
  const isKeyed = form.formState.dirtyFields.city === true;
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
      <PlaceField
        form={form}
        name="province"
        hint={contradicted && place?.city && rightProvince ? text.liesIn(place.city, rightProvince) : undefined}
      />
      <div className="grid content-start gap-1.5">
        <PlaceField form={form} name="city" />
        {nearest && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => form.setValue('city', nearest.city, { shouldDirty: true })}
          >
            {text.didYouMean(nearest.city)}
          </Button>
        )}
      </div>
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
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={text.label(name)} hint={hint} optional error={fieldState.error?.message}>
          {(control) => (
            <Combobox
              control={control}
              options={options}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              maxLength={100}
              freeText
            />
          )}
        </Field>
      )}
    />
  );
}
