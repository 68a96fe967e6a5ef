import { useTranslation } from 'react-i18next';
import { PercentField, VersionedForm } from '@caravan/console-core';
import { usePlanExchangeMarginMutation } from '@caravan/content/api/staff';
import {
  contentReasons,
  exchangeMarginLimits,
  type ExchangeMarginPlan,
  type StaffExchangeMargin,
} from '@caravan/content/contract';
import { day, shopDay } from '@caravan/kernel';
import { Button, Grid, Row, TextField } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useContractForm, useFieldArray } from '@caravan/web-core/forms';
import { PlannedCard } from './planned-card.tsx';

/** Plans the exchange margins of days to come. */
export const ExchangeMarginForm = ({ versions, version }: Pick<StaffExchangeMargin, 'version' | 'versions'>) => {
  const { t } = useTranslation('content-console');
  const { number: written } = useFormats();
  const [plan] = usePlanExchangeMarginMutation();
  const planned = versions.filter(({ state }) => state === 'planned');
  const values = { planned: planned.map(({ from, margin_bp }) => ({ from, margin_bp })) };
  const form = useContractForm<ExchangeMarginPlan, ExchangeMarginPlan>({
    schema: async () => (await import('@caravan/content/contract/staff')).exchangeMarginPlan,
    defaultValues: values,
    // A colleague's changes show up, unless they are changed here.
    values,
    reasons: contentReasons,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'planned' });
  const most = written(exchangeMarginLimits.margin_bp / 10_000, { style: 'percent' });
  return (
    <VersionedForm
      label={t('exchangeMargin.plan')}
      form={form}
      version={version}
      send={(body, seen) => plan({ body, ...seen })}
    >
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <PlannedCard
            key={id}
            title={t('exchangeMargin.change', { number })}
            removeLabel={t('exchangeMargin.removeChange', { number })}
            onRemove={() => remove(index)}
          >
            <Grid columns={{ base: 1, sm: 2 }} gap="3">
              <TextField
                {...form.field(`planned.${index}.from`)}
                type="date"
                label={t('serviceFee.from')}
                hint={t('serviceFee.fromHint')}
              />
              <PercentField
                control={form.control}
                name={`planned.${index}.margin_bp`}
                label={t('exchangeMargin.margin')}
                hint={t('exchangeMargin.marginHint', { most })}
              />
            </Grid>
          </PlannedCard>
        );
      })}
      {fields.length < exchangeMarginLimits.planned ? (
        <Row>
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => append({ from: shopDay(new Date(Date.now() + day)), margin_bp: 0 })}
          >
            {t('exchangeMargin.addChange')}
          </Button>
        </Row>
      ) : null}
    </VersionedForm>
  );
};
