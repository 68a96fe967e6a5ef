import { useTranslation } from 'react-i18next';
import { useOrderMeasurementMutation } from '@caravan/goods-services/api';
import { maxMeasureName, maxOtherMeasures, type NewMeasurementService } from '@caravan/goods-services/contract';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { Banner, Button, Panel, Row, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useContractForm, useFieldArray, useWatch } from '@caravan/web-core/forms';
import { useFormats } from '@caravan/web-core';
import {
  emptyDimension,
  emptyMeasures,
  measureReasons,
  measureSchema,
  type MeasureValues,
} from '../../lib/measure-form.ts';
import { useMeasurements } from '../../lib/use-measurements.ts';
import { useOrderService } from '../../lib/use-order-service.ts';
import { DimensionFields, MeasureChoice } from './measure-lines.tsx';

/**
 * Has the product itself measured, with the price before anything is paid. What was measured on arrival is free, and what
 * was measured for a fee is not offered again.
 */
export const OrderMeasurement = ({ item }: { item: StoreItem }) => {
  const { t } = useTranslation('goods-services');
  const { asSize, asWeight, asYuan } = useFormats();
  const [send] = useOrderMeasurementMutation();
  const form = useContractForm<MeasureValues, NewMeasurementService>({
    schema: async () =>
      measureSchema((await import('@caravan/goods-services/contract/schema')).newMeasurementService, item.id),
    defaultValues: emptyMeasures,
    reasons: measureReasons,
  });
  const measured = useMeasurements(item.id).flatMap(({ measures }) => measures.map(({ what }) => what));
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'measures' });
  const lines = useWatch({ control: form.control, name: 'measures' });
  const { offer, changed, order } = useOrderService(send, () => form.reset(emptyMeasures));
  if (!offer) return null;
  const amountFen = offer.measurement_fen;
  const isNothing = form.formState.submitCount > 0 && !lines.some(({ wanted }) => wanted);
  const sides = fields
    .map((line, place) => ({ ...line, place }))
    .filter(({ what }) => what !== 'other' && !measured.includes(what));
  const dimensions = fields.map((line, place) => ({ ...line, place })).filter(({ what }) => what === 'other');
  return (
    <Panel
      title={t('order.measures')}
      text={t('order.measuresText', {
        weight: asWeight(item.weight_g),
        size: asSize(item.length_mm, item.width_mm, item.height_mm),
      })}
    >
      <form
        method="post"
        noValidate
        aria-label={t('order.measures')}
        onSubmit={(event) => void form.submit((values) => order({ ...values, amount_fen: amountFen }))(event)}
      >
        <Stack gap="3">
          {sides.map(({ id, what, place }) => (
            <MeasureChoice
              key={id}
              what={what}
              box={form.field(`measures.${place}.wanted`)}
              stated={lines[place]?.wanted ? form.field(`measures.${place}.stated`) : undefined}
            />
          ))}
          {dimensions.map(({ id, place }, index) => (
            <DimensionFields
              key={id}
              place={index + 1}
              name={{ ...form.field(`measures.${place}.name`), maxLength: maxMeasureName }}
              stated={form.field(`measures.${place}.stated`)}
              onRemove={() => remove(place)}
            />
          ))}
          {dimensions.length < maxOtherMeasures ? (
            <Row>
              <Button
                variant="secondary"
                size="sm"
                icon="plus"
                onClick={() => append(emptyDimension, { focusName: `measures.${fields.length}.name` })}
              >
                {t('order.add')}
              </Button>
            </Row>
          ) : null}
          <TextArea
            {...form.field('note')}
            label={t('order.measureNote')}
            optionalText={t('order.optional')}
            maxLength={500}
            rows={2}
            counterText={(used, max) => t('counter', { used, max })}
          />
          {isNothing ? (
            <Banner tone="danger" live="alert">
              {t('order.nothing')}
            </Banner>
          ) : null}
          {changed ? <Banner tone="warning">{t('order.changed')}</Banner> : null}
          <Row gap="3" wrap>
            <Button type="submit" busy={form.busy}>
              {t('order.submit', { amount: asYuan(amountFen) })}
            </Button>
            <Text size="sm" tone="muted">
              {t('order.allMeasures')}
            </Text>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
};
