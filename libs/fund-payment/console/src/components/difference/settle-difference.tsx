import { useTranslation } from 'react-i18next';
import { useSettlePaymentDifferenceMutation } from '@caravan/fund-payment/api/staff';
import { fundPaymentReasons, type DifferenceSettlement, type PaymentDifference } from '@caravan/fund-payment/contract';
import { RadioGroup, Stack, Text, TextArea } from '@caravan/ui-kit';
import { reasonOf, useToast } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';

interface SettleDifferenceProps {
  difference: PaymentDifference;
  onClose: () => void;
  /** Somebody else has settled it, or it was found no more. */
  onOutdated: () => void;
}

/** Only where a refund is blocked does staff decide where its money goes. */
const outcomesOf = ({ kind }: PaymentDifference): DifferenceSettlement['outcome'][] =>
  kind === 'refund_held' || kind === 'refund_waiting' ? ['card', 'balance'] : ['noted'];

/** Closes a difference with what staff found out. */
export const SettleDifference = ({ difference, onClose, onOutdated }: SettleDifferenceProps) => {
  const { t } = useTranslation('fund-payment-console');
  const toast = useToast();
  const [settle] = useSettlePaymentDifferenceMutation();
  const outcomes = outcomesOf(difference);
  const form = useContractForm<{ outcome: string; note: string }, DifferenceSettlement>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).differenceSettlement,
    defaultValues: { outcome: outcomes.length === 1 ? (outcomes[0] ?? '') : '', note: '' },
    reasons: fundPaymentReasons,
  });
  const send = async (body: DifferenceSettlement) => {
    const result = await settle({ params: { id: difference.id }, body });
    if (result.data) {
      toast.show(t('differences.settled'));
      onClose();
    } else if (reasonOf(result.error) === 'wrong_state') onOutdated();
    return result;
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('differences.settleTitle')}
      closesBeside={false}
      submit={t('differences.settle')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="4">
        <Text>{t(`differences.kinds.${difference.kind}`)}</Text>
        <RadioGroup
          {...form.field('outcome')}
          label={t('differences.outcome')}
          options={outcomes.map((value) => ({ value, label: t(`differences.outcomes.${value}`) }))}
        />
        <TextArea
          {...form.field('note')}
          label={t('differences.note')}
          hint={t('differences.noteHint')}
          maxLength={500}
          rows={3}
          required
        />
      </Stack>
    </FormDialog>
  );
};
