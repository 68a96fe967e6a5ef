import { useTranslation } from 'react-i18next';
import { RulePage, VersionedForm, YuanField } from '@caravan/console-core';
import { Checkbox } from '@caravan/ui-kit';
import { useGetWeighingRuleQuery, useUpdateWeighingRuleMutation } from '@caravan/warehouse-packages/api/staff';
import {
  warehousePackagesReasons,
  type WeighingRule,
  type WeighingRuleChange,
} from '@caravan/warehouse-packages/contract';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('rule.title') });

const RuleForm = ({ rule }: { rule: WeighingRule }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [update] = useUpdateWeighingRuleMutation();
  const { enabled, floor_fen } = rule;
  const form = useContractForm<WeighingRuleChange, WeighingRuleChange>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).weighingRuleChange,
    defaultValues: { enabled, floor_fen },
    // A colleague's changes show up, unless they are changed here.
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
      <YuanField control={form.control} name="floor_fen" label={t('rule.floor')} hint={t('rule.floorHint')} />
    </VersionedForm>
  );
};

/** Whether packed parcels are weighed, and which difference the shop bears. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const query = useGetWeighingRuleQuery(undefined);
  return (
    <RulePage
      title={t('rule.title')}
      panel={t('rule.before')}
      lead={t('rule.lead')}
      loading={t('loading')}
      failed={t('rule.failed')}
      query={query}
    >
      {(rule) => <RuleForm rule={rule} />}
    </RulePage>
  );
};
