import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { WeightField, type Scale } from '@caravan/console-core';
import { Grid, isComposing, TextField } from '@caravan/ui-kit';
import { maxMeasured, measureText, measureUnit, type Service } from '@caravan/goods-services/contract';
import { Controller, type ContractForm } from '@caravan/web-core/forms';
import type { MeasuredValues } from '../lib/measured-form.ts';

type Measure = Service['measures'][number];

export const useMeasureName = (): ((measure: Measure) => string) => {
  const { t } = useTranslation('goods-services-console');
  return ({ what, name }) => name || t(`measure.kinds.${what}`);
};

export interface MeasuredFieldsProps<Body> {
  measures: readonly Measure[];
  form: ContractForm<MeasuredValues, Body>;
  scale: Scale;
  /** Begins in the first empty field. */
  autoFocus?: boolean;
}

/** A field for each measure, in mm or g. Enter leads to the next empty one, and sends the form from the last one. */
export const MeasuredFields = <Body,>({ measures, form, scale, autoFocus = false }: MeasuredFieldsProps<Body>) => {
  const { t } = useTranslation('goods-services-console');
  const nameOf = useMeasureName();
  const focusEmpty = (): boolean => {
    const place = form.getValues('values').findIndex((value) => value.trim() === '');
    if (place !== -1) form.setFocus(`values.${place}`);
    return place !== -1;
  };
  const begin = useEffectEvent(() => autoFocus && focusEmpty());
  useEffect(() => void begin(), []);
  const advance = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || isComposing(event)) return;
    if (focusEmpty()) event.preventDefault();
  };
  return (
    <div onKeyDown={advance}>
      <Grid columns={{ base: 1, sm: 2 }} gap="3" align="start">
        {measures.map((measure, place) => {
          const { what, stated } = measure;
          const label = nameOf(measure);
          return (
            <Controller
              key={place}
              control={form.control}
              name={`values.${place}`}
              render={({ field, fieldState }) =>
                what === 'weight' ? (
                  <WeightField
                    label={label}
                    value={field.value}
                    scale={scale}
                    max={maxMeasured}
                    {...(stated === null
                      ? {}
                      : { expected: stated, hint: t('measure.statedAs', { value: measureText(what, stated) }) })}
                    error={fieldState.error?.message}
                    onChange={field.onChange}
                    ref={field.ref}
                  />
                ) : (
                  <TextField
                    label={label}
                    hint={stated === null ? undefined : t('measure.statedAs', { value: measureText(what, stated) })}
                    size="lg"
                    inputMode="numeric"
                    autoComplete="off"
                    suffix={measureUnit(what)}
                    numeric
                    error={fieldState.error?.message}
                    {...field}
                  />
                )
              }
            />
          );
        })}
      </Grid>
    </div>
  );
};
