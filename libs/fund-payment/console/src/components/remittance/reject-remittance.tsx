import { useTranslation } from 'react-i18next';
import { useRejectRemittanceMutation } from '@caravan/fund-payment/api/staff';
import { fundPaymentReasons, type RemittanceRejection } from '@caravan/fund-payment/contract';
import { Button, Row, Stack, TextArea } from '@caravan/ui-kit';
import { reasonOf } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import type { DecisionProps } from './confirm-remittance.tsx';

/** Rejects a remittance whose money cannot be found; the shopper may correct it. */
export const RejectRemittance = ({ remittance, onDone, onOutdated }: DecisionProps) => {
  const { t } = useTranslation('fund-payment-console');
  const [reject] = useRejectRemittanceMutation();
  const form = useContractForm<{ note: string }, RemittanceRejection>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).remittanceRejection,
    defaultValues: { note: '' },
    reasons: fundPaymentReasons,
  });
  const send = async (body: RemittanceRejection) => {
    const { payment_id, version, mtcn } = remittance;
    const result = await reject({ params: { payment_id }, body: { ...body, version, mtcn } });
    if (result.data) onDone();
    else if (reasonOf(result.error) === 'changed_meanwhile') onOutdated();
    return result;
  };
  return (
    <form noValidate aria-label={t('remittance.rejectTitle')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <TextArea
          {...form.field('note')}
          label={t('remittance.note')}
          hint={t('remittance.noteHint')}
          maxLength={500}
          rows={2}
        />
        <Row>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('remittance.reject')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
