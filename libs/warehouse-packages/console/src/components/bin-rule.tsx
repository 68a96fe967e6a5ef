import { useTranslation } from 'react-i18next';
import { VersionedForm, useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { Banner, Checkbox, Panel } from '@caravan/ui-kit';
import { useGetBinRuleQuery, useUpdateBinRuleMutation } from '@caravan/warehouse-packages/api/staff';
import {
  updateBinRule,
  warehousePackagesReasons,
  type BinRule as Rule,
  type BinRuleChange,
} from '@caravan/warehouse-packages/contract';
import { useContractForm } from '@caravan/web-core/forms';

const RuleForm = ({ rule: { one_shopper, version } }: { rule: Rule }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [update] = useUpdateBinRuleMutation();
  const form = useContractForm<BinRuleChange, BinRuleChange>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).binRuleChange,
    defaultValues: { one_shopper },
    // A colleague's changes show up, unless they are changed here.
    values: { one_shopper },
    reasons: warehousePackagesReasons,
  });
  return (
    <VersionedForm
      label={t('binRule.title')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <Checkbox {...form.field('one_shopper')} label={t('binRule.oneShopper')} hint={t('binRule.hint')} />
    </VersionedForm>
  );
};

/** Whether a bin takes goods of one shopper only: owners change it, others read it if it holds. */
export const BinRule = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { data } = useGetBinRuleQuery(undefined);
  const mayChange = holdsRole(useStaffMe()?.roles ?? [], updateBinRule.roles);
  if (!data) return null;
  if (!mayChange) return data.one_shopper ? <Banner>{t('binRule.holds')}</Banner> : null;
  return (
    <Panel title={t('binRule.title')}>
      <RuleForm rule={data} />
    </Panel>
  );
};
