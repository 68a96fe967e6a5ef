import { useTranslation } from 'react-i18next';
import { useSeenVersion } from '@caravan/console-core';
import { useGetApprovalRuleQuery, useUpdateApprovalRuleMutation } from '@caravan/fund-payment/api/staff';
import { fundPaymentReasons, type ApprovalRule, type ApprovalRuleChange } from '@caravan/fund-payment/contract';
import { Banner, Button, DetailSkeleton, Heading, Panel, Row, Stack, TextField } from '@caravan/ui-kit';
import { LoadFailed, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('rule.title') });

const typed = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

const RuleForm = ({ rule }: { rule: ApprovalRule }) => {
  const { t } = useTranslation('fund-payment-console');
  const toast = useToast();
  const [update] = useUpdateApprovalRuleMutation();
  const shown = { above: typed(rule.above_fen) };
  const form = useContractForm<{ above: string }, ApprovalRuleChange>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).approvalRuleForm,
    defaultValues: shown,
    // What a colleague changes shows up, unless it is changed here.
    values: shown,
    reasons: fundPaymentReasons,
  });
  const seen = useSeenVersion(rule.version, form.formState.isDirty);
  const send = async (body: ApprovalRuleChange) => {
    const result = await update({ body, ...(seen.version === undefined ? {} : { version: seen.version }) });
    seen.check(result.error);
    if (result.data) toast.show(t('rule.saved'));
    return result;
  };
  return (
    <form noValidate aria-label={t('rule.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <TextField {...form.field('above')} inputMode="decimal" label={t('rule.above')} hint={t('rule.aboveHint')} />
        {seen.changed ? <Banner tone="warning">{t('rule.changed')}</Banner> : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('rule.save')}
          </Button>
        </Row>
      </Stack>
    </form>
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
