import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gram } from '@caravan/kernel';
import { Grid, isComposing, Stack, TextField } from '@caravan/ui-kit';
import type { Scale } from '../scale/use-scale.ts';
import { WeightField } from '../scale/weight-field.tsx';
import { faultsOf, sides, type BoxLimits, type TypedMeasures } from './box-measures.ts';

export interface BoxMeasureFieldsProps {
  typed: TypedMeasures;
  limits: BoxLimits;
  scale: Scale;
  /** The weight of the quote. */
  quotedG: Gram;
  /** Marks what is missing. */
  checked: boolean;
  onChange: (change: Partial<TypedMeasures>) => void;
  /** Enter in a field, when nothing is missing. */
  onDone: () => void;
}

/** The weight and the three sides of a parcel. Enter leads to the next field that is missing, and from the last one on. */
export const BoxMeasureFields = ({
  typed,
  limits,
  scale,
  quotedG,
  checked,
  onChange,
  onDone,
}: BoxMeasureFieldsProps) => {
  const { t } = useTranslation('console-core');
  const fields = useRef<HTMLDivElement>(null);
  const faults = checked ? faultsOf(typed, limits) : [];
  const focusMissing = (): boolean => {
    const [missing] = faultsOf(typed, limits);
    const field = missing && fields.current?.querySelector<HTMLInputElement>(`[name=${missing}]`);
    field?.focus();
    return Boolean(field);
  };
  const begin = useEffectEvent(focusMissing);
  useEffect(() => void begin(), []);
  const advance = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || isComposing(event)) return;
    event.preventDefault();
    if (!focusMissing()) onDone();
  };
  return (
    <div ref={fields} onKeyDown={advance}>
      <Stack gap="4">
        <WeightField
          value={typed.weight}
          scale={scale}
          expected={quotedG}
          max={limits.weightG}
          checked={checked}
          onChange={(weight) => onChange({ weight })}
        />
        <Grid columns={3} gap="3">
          {sides.map((side) => (
            <TextField
              key={side}
              name={side}
              label={t(`box.${side}`)}
              size="lg"
              inputMode="numeric"
              autoComplete="off"
              suffix="mm"
              numeric
              value={typed[side]}
              error={faults.includes(side) ? t('box.sideInvalid') : undefined}
              onChange={({ target }) => onChange({ [side]: target.value })}
            />
          ))}
        </Grid>
      </Stack>
    </div>
  );
};
