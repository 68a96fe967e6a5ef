import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskApprovalMutation } from '@caravan/fund-payment/api/staff';
import { fundPaymentReasons } from '@caravan/fund-payment/contract';
import { formatFen } from '@caravan/kernel';
import { Stack, Text, TextArea } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast, type LazySlotProps } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';
import { approvalStepOf } from '../lib/approval-step.ts';

/** Asks a colleague to approve a step above the owner's limit. The step is made once it is approved. */
export const Slot = ({ refused, onClose }: LazySlotProps<'askApproval'>) => {
  const { t } = useTranslation('fund-payment-console');
  const toast = useToast();
  const [ask] = useAskApprovalMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const step = useMemo(() => approvalStepOf(refused), [refused]);
  const form = useContractForm<{ why: string }, { why: string }>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).approvalForm,
    defaultValues: { why: '' },
    reasons: fundPaymentReasons,
  });
  if (!step) return null;
  const send = async ({ why }: { why: string }) => {
    const body = step.request(why);
    const result = await ask({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('approvals.asked'));
      onClose();
    }
    return result;
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('approvals.askTitle')}
      closesBeside={false}
      size="form"
      submit={t('approvals.ask')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="4">
        <Text>
          {t(step.earlierFen ? 'approvals.askTogether' : 'approvals.askLead', {
            step: t(`approvals.kinds.${step.kind}`),
            amount: formatFen(step.amountFen),
            earlier: formatFen(step.earlierFen),
            limit: formatFen(step.limitFen),
          })}
        </Text>
        <TextArea
          {...form.field('why')}
          label={t('approvals.why')}
          hint={t('approvals.whyHint')}
          maxLength={500}
          rows={3}
          required
        />
      </Stack>
    </FormDialog>
  );
};
