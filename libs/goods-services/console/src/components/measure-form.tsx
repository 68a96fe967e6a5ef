import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scale } from '@caravan/console-core';
import { Button, Panel, Row, Stack } from '@caravan/ui-kit';
import type { NewMeasured } from '@caravan/goods-services/contract';
import type { StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { useContractForm } from '@caravan/web-core/forms';
import { MeasuredFields } from './measured-fields.tsx';
import { measuredReasons, measuredSchema, type MeasuredValues } from '../lib/measured-form.ts';

export interface MeasureFormProps {
  measurement: StaffStoreItem['measurements'][number];
  /** The draft before a reload. */
  typed: readonly string[] | undefined;
  scale: Scale;
  autoFocus: boolean;
  onTyped: (values: string[]) => void;
  onRecord: (values: number[]) => Promise<void>;
}

/** The values of one paid measurement of the goods on the table. */
export const MeasureForm = ({ measurement, typed, scale, autoFocus, onTyped, onRecord }: MeasureFormProps) => {
  const { t } = useTranslation('goods-services-console');
  const { number, note, measures } = measurement;
  const form = useContractForm<MeasuredValues, NewMeasured>({
    schema: async () => measuredSchema((await import('@caravan/goods-services/contract/staff')).newMeasured),
    defaultValues: { values: measures.map((_, place) => typed?.[place] ?? '') },
    reasons: measuredReasons,
  });
  const { subscribe } = form;
  const keep = useEffectEvent(onTyped);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep([...values.values]) }),
    [subscribe],
  );
  const label = t('measure.of', { number });
  return (
    <Panel title={label} {...(note ? { text: note } : {})}>
      <form
        method="post"
        noValidate
        aria-label={label}
        onSubmit={(event) => void form.submit(({ values }) => onRecord(values))(event)}
      >
        <Stack gap="3">
          <MeasuredFields measures={measures} form={form} scale={scale} autoFocus={autoFocus} />
          <Row>
            <Button type="submit" size="lg" busy={form.busy}>
              {t('measure.record')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
};
