import { useTranslation } from 'react-i18next';
import { PercentField, VersionedForm } from '@caravan/console-core';
import { usePlanExchangeMarginMutation } from '@caravan/content/api/staff';
import {
  contentReasons,
  exchangeMarginLimits,
  type ExchangeMarginPlan,
  type StaffExchangeMargin,
} from '@caravan/content/contract';
import { useFormats } from '@caravan/web-core';
import { useContractForm, useFieldArray } from '@caravan/web-core/forms';
import { PlannedChanges } from './planned-changes.tsx';

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
      <PlannedChanges
        kind="exchangeMargin"
        fields={fields}
        most={exchangeMarginLimits.planned}
        from={(index) => form.field(`planned.${index}.from`)}
        onAppend={(change) => append({ ...change, margin_bp: 0 })}
        onRemove={remove}
      >
        {(index) => (
          <PercentField
            control={form.control}
            name={`planned.${index}.margin_bp`}
            label={t('exchangeMargin.margin')}
            hint={t('exchangeMargin.marginHint', { most })}
          />
        )}
      </PlannedChanges>
    </VersionedForm>
  );
};
