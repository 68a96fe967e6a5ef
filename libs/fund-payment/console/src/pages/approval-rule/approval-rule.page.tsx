import { useTranslation } from 'react-i18next';
import { RulePage, VersionedForm, YuanField } from '@caravan/console-core';
import { useGetApprovalRuleQuery, useUpdateApprovalRuleMutation } from '@caravan/fund-payment/api/staff';
import { fundPaymentReasons, type ApprovalRule, type ApprovalRuleChange } from '@caravan/fund-payment/contract';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('rule.title') });

const RuleForm = ({ rule }: { rule: ApprovalRule }) => {
  const { t } = useTranslation('fund-payment-console');
  const [update] = useUpdateApprovalRuleMutation();
  const { above_fen } = rule;
  const form = useContractForm<ApprovalRuleChange, ApprovalRuleChange>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).approvalRuleChange,
    defaultValues: { above_fen },
    // A colleague's changes show up, unless they are changed here.
    values: { above_fen },
    reasons: fundPaymentReasons,
  });
  return (
    <VersionedForm
      label={t('rule.title')}
      form={form}
      version={rule.version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <YuanField
        control={form.control}
        name="above_fen"
        label={t('rule.above')}
        hint={t('rule.aboveHint')}
        optionalText={t('rule.optional')}
      />
    </VersionedForm>
  );
};

/** The amount above which steps of staff need a second person. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const query = useGetApprovalRuleQuery(undefined);
  return (
    <RulePage
      title={t('rule.title')}
      panel={t('rule.limit')}
      lead={t('rule.lead')}
      loading={t('loading')}
      failed={t('rule.failed')}
      query={query}
    >
      {(rule) => <RuleForm rule={rule} />}
    </RulePage>
  );
};
