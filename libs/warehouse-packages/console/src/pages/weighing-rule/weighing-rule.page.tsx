import { useTranslation } from 'react-i18next';
import { TypedYuan, VersionedForm } from '@caravan/console-core';
import { Checkbox, DetailSkeleton, Heading, Panel, Stack } from '@caravan/ui-kit';
import { useGetWeighingRuleQuery, useUpdateWeighingRuleMutation } from '@caravan/warehouse-packages/api/staff';
import {
  warehousePackagesReasons,
  type WeighingRule,
  type WeighingRuleChange,
} from '@caravan/warehouse-packages/contract';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { Controller, useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('rule.title') });

const RuleForm = ({ rule }: { rule: WeighingRule }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [update] = useUpdateWeighingRuleMutation();
  const { enabled, floor_fen } = rule;
  const form = useContractForm<WeighingRuleChange, WeighingRuleChange>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).weighingRuleChange,
    defaultValues: { enabled, floor_fen },
    // What a colleague changes shows up, unless it is changed here.
    values: { enabled, floor_fen },
    reasons: warehousePackagesReasons,
  });
  return (
    <VersionedForm
      label={t('rule.title')}
      form={form}
      version={rule.version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <Checkbox {...form.field('enabled')} label={t('rule.enabled')} hint={t('rule.enabledHint')} />
      <Controller
        control={form.control}
        name="floor_fen"
        render={({ field, fieldState }) => (
          <TypedYuan
            // It begins anew with what a colleague has saved.
            key={rule.version}
            label={t('rule.floor')}
            hint={t('rule.floorHint')}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </VersionedForm>
  );
};

/** Whether packed parcels are weighed, and which difference the shop bears. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { data, error, refetch } = useGetWeighingRuleQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('rule.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('rule.title')}
      </Heading>
      <Panel title={t('rule.before')} text={t('rule.lead')}>
        <RuleForm rule={data} />
      </Panel>
    </Stack>
  );
};
