import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideApprovalMutation } from '@caravan/fund-payment/api/staff';
import { fundPaymentReasons, type ApprovalDecision } from '@caravan/fund-payment/contract';
import { Button, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

interface DecideApprovalProps {
  id: string;
  onDone?: () => void;
}

/** Approves a colleague's step, which is made at once, or rejects it. */
export const DecideApproval = ({ id, onDone }: DecideApprovalProps) => {
  const { t } = useTranslation('fund-payment-console');
  const toast = useToast();
  const [decide] = useDecideApprovalMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const outcome = useRef<ApprovalDecision['outcome']>('approved');
  const form = useContractForm<{ note: string }, { note: string }>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).approvalDecisionForm,
    defaultValues: { note: '' },
    reasons: fundPaymentReasons,
  });
  const send = async ({ note }: { note: string }) => {
    const body = { outcome: outcome.current, note };
    const result = await decide({ params: { id }, body, idempotencyKey: keyFor(JSON.stringify([id, body])) });
    if (result.data) {
      settle();
      const { state } = result.data;
      if (state === 'approved' || state === 'rejected') {
        toast.show(t(`approvals.done.${state}`));
        onDone?.();
      }
    }
    return result;
  };
  const submit = (chosen: ApprovalDecision['outcome']) => {
    outcome.current = chosen;
    void form.submit(send)();
  };
  return (
    <form
      noValidate
      aria-label={t('approvals.decide')}
      onSubmit={(event) => {
        event.preventDefault();
        submit('approved');
      }}
    >
      <Stack gap="3">
        <TextArea
          {...form.field('note')}
          label={t('approvals.decisionNote')}
          hint={t('approvals.decisionHint')}
          maxLength={500}
          rows={2}
        />
        <Row gap="3" wrap>
          <Button type="submit" busy={form.busy}>
            {t('approvals.approve')}
          </Button>
          <Button variant="danger" busy={form.busy} onClick={() => submit('rejected')}>
            {t('approvals.reject')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
