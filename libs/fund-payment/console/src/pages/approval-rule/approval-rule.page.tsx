import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useGetApprovalRuleQuery, useUpdateApprovalRuleMutation } from '@caravan/fund-payment/api/staff';
import { fundPaymentReasons, type ApprovalRule, type ApprovalRuleChange } from '@caravan/fund-payment/contract';
import { DetailSkeleton, Heading, Panel, Stack, TextField } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('rule.title') });

const typed = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

const RuleForm = ({ rule }: { rule: ApprovalRule }) => {
  const { t } = useTranslation('fund-payment-console');
  const [update] = useUpdateApprovalRuleMutation();
  const shown = { above: typed(rule.above_fen) };
  const form = useContractForm<{ above: string }, ApprovalRuleChange>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).approvalRuleForm,
    defaultValues: shown,
    // What a colleague changes shows up, unless it is changed here.
    values: shown,
    reasons: fundPaymentReasons,
  });
  return (
    <VersionedForm
      label={t('rule.title')}
      form={form}
      version={rule.version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <TextField {...form.field('above')} inputMode="decimal" label={t('rule.above')} hint={t('rule.aboveHint')} />
    </VersionedForm>
  );
};

/** The amount above which steps of staff need a second person. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const { data, error, refetch } = useGetApprovalRuleQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('rule.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('rule.title')}
      </Heading>
      <Panel title={t('rule.limit')} text={t('rule.lead')}>
        <RuleForm rule={data} />
      </Panel>
    </Stack>
  );
};
