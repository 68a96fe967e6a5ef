import { useTranslation } from 'react-i18next';
import { useConfirmRemittanceMutation } from '@caravan/fund-payment/api/staff';
import {
  fundPaymentReasons,
  type RemittanceDecision,
  type RemittanceConfirmation,
  type StaffRemittance,
} from '@caravan/fund-payment/contract';
import { formatFen, parseYuan } from '@caravan/kernel';
import { Banner, Button, Row, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { reasonOf } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export interface DecisionProps {
  remittance: StaffRemittance;
  onDone: () => void;
  /** The shopper has corrected the remittance since it was read. */
  onOutdated: () => void;
}

/** Says before the booking whether the typed amount pays the target. */
const Consequence = ({ typed, due }: { typed: string; due: number }) => {
  const { t } = useTranslation('fund-payment-console');
  const received = parseYuan(typed);
  if (!received) return null;
  if (received < due) return <Banner tone="warning">{t('remittance.below')}</Banner>;
  return (
    <Banner>
      {received === due ? t('remittance.exact') : t('remittance.above', { amount: formatFen(received - due) })}
    </Banner>
  );
};

/** Books the money of a remittance as the version that is shown. */
export const ConfirmRemittance = ({ remittance, onDone, onOutdated }: DecisionProps) => {
  const { t } = useTranslation('fund-payment-console');
  const [confirm] = useConfirmRemittanceMutation();
  const form = useContractForm<RemittanceConfirmation, RemittanceDecision>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).remittanceConfirmation,
    defaultValues: { amount: '', note: '' },
    reasons: fundPaymentReasons,
  });
  const send = async (body: RemittanceDecision) => {
    const { payment_id, version, mtcn } = remittance;
    const result = await confirm({ params: { payment_id }, body: { ...body, version, mtcn } });
    if (result.data) onDone();
    else if (reasonOf(result.error) === 'changed_meanwhile') onOutdated();
    return result;
  };
  return (
    <form noValidate aria-label={t('remittance.confirmTitle')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <TextField
          {...form.field('amount')}
          required
          inputMode="decimal"
          label={t('remittance.received')}
          hint={t('remittance.receivedHint')}
        />
        <Consequence typed={form.watch('amount')} due={remittance.amount_fen} />
        <TextArea
          {...form.field('note')}
          label={t('remittance.note')}
          hint={t('remittance.noteHint')}
          maxLength={500}
          rows={2}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('remittance.confirm')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
