import { useTranslation } from 'react-i18next';
import { RulePage, VersionedForm } from '@caravan/console-core';
import { useGetCustomsRuleQuery, useUpdateCustomsRuleMutation } from '@caravan/customs/api/staff';
import { customsReasons, type CustomsRule, type CustomsRuleChange } from '@caravan/customs/contract';
import { Checkbox, TextField } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { AskingCountries } from '../../components/asking-countries.tsx';

export const meta = ({ t }: PageContext<'customs-console'>): PageMeta => ({ title: t('rule.title') });

const RuleForm = ({ rule: { version, ...values } }: { rule: CustomsRule }) => {
  const { t } = useTranslation('customs-console');
  const [update] = useUpdateCustomsRuleMutation();
  const form = useContractForm<CustomsRuleChange, CustomsRuleChange>({
    schema: async () => (await import('@caravan/customs/contract/staff')).customsRuleChange,
    defaultValues: values,
    // The newest version of a colleague replaces the values, unless they were changed here.
    values,
    reasons: customsReasons,
  });
  return (
    <VersionedForm
      label={t('rule.title')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <Checkbox {...form.register('declares')} label={t('rule.declares')} hint={t('rule.declaresHint')} />
      <TextField
        {...form.field('ioss')}
        label={t('rule.ioss')}
        hint={t('rule.iossHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...form.field('eori')}
        label={t('rule.eori')}
        hint={t('rule.eoriHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <AskingCountries form={form} />
    </VersionedForm>
  );
};

/** Whether contents are declared before packing, and the numbers of the shop. */
export const Page = () => {
  const { t } = useTranslation('customs-console');
  const query = useGetCustomsRuleQuery(undefined);
  return (
    <RulePage
      title={t('rule.title')}
      panel={t('rule.declarations')}
      lead={t('rule.lead')}
      loading={t('loading')}
      failed={t('rule.failed')}
      query={query}
    >
      {(rule) => <RuleForm rule={rule} />}
    </RulePage>
  );
};
