import { useTranslation } from 'react-i18next';
import { RulePage, VersionedForm, YuanField } from '@caravan/console-core';
import { useGetFreightRuleQuery, useUpdateFreightRuleMutation } from '@caravan/freight-costs/api';
import { freightCostsReasons, type FreightRule, type FreightRuleChange } from '@caravan/freight-costs/contract';
import { TextField } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'freight-costs-console'>): PageMeta => ({ title: t('rule.title') });

const RuleForm = ({ rule: { version, ...limits } }: { rule: FreightRule }) => {
  const { t } = useTranslation('freight-costs-console');
  const [update] = useUpdateFreightRuleMutation();
  const form = useContractForm<FreightRuleChange, FreightRuleChange>({
    schema: async () => (await import('@caravan/freight-costs/contract/staff')).freightRuleChange,
    defaultValues: limits,
    // The newest version of a colleague replaces the values, unless they were changed here.
    values: limits,
    reasons: freightCostsReasons,
  });
  const whole = (name: 'tolerance_g' | 'tolerance_percent', suffix: string) => (
    <TextField
      {...form.register(name, { valueAsNumber: true })}
      label={t(`rule.${name}`)}
      hint={t(`rule.hint.${name}`)}
      suffix={suffix}
      error={form.getFieldState(name, form.formState).error?.message}
      inputMode="numeric"
      autoComplete="off"
      numeric
    />
  );
  return (
    <VersionedForm
      label={t('rule.title')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      {whole('tolerance_g', 'g')}
      {whole('tolerance_percent', '%')}
      <YuanField control={form.control} name="loss_fen" label={t('rule.loss_fen')} hint={t('rule.hint.loss_fen')} />
    </VersionedForm>
  );
};

/** From which difference on a line of a carrier's bill becomes work. */
export const Page = () => {
  const { t } = useTranslation('freight-costs-console');
  const query = useGetFreightRuleQuery(undefined);
  return (
    <RulePage
      title={t('rule.title')}
      panel={t('rule.differences')}
      lead={t('rule.lead')}
      loading={t('loading')}
      failed={t('rule.failed')}
      query={query}
    >
      {(rule) => <RuleForm rule={rule} />}
    </RulePage>
  );
};
