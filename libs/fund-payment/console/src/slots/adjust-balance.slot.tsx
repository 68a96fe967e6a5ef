import '@caravan/account/api/staff';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useAdjustBalanceMutation } from '@caravan/fund-payment/api/staff';
import {
  adjustBalance,
  fundPaymentReasons,
  type Adjustment,
  type AdjustmentForm,
} from '@caravan/fund-payment/contract';
import { formatFen, holdsRole } from '@caravan/kernel';
import { Button, Disclosure, RadioGroup, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast, type LazySlotProps } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const empty: AdjustmentForm = { direction: 'give', amount: '', remark: '' };

const AdjustForm = ({ userId }: LazySlotProps<'adjustBalance'>) => {
  const { t } = useTranslation('fund-payment-console');
  const toast = useToast();
  const [adjust] = useAdjustBalanceMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<AdjustmentForm, Adjustment>({
    schema: async () => (await import('@caravan/fund-payment/contract/staff')).adjustmentForm,
    defaultValues: empty,
    reasons: fundPaymentReasons,
  });
  const send = async (body: Adjustment) => {
    const result = await adjust({
      params: { id: userId },
      body,
      idempotencyKey: keyFor(JSON.stringify([userId, body])),
    });
    if (result.data) {
      settle();
      form.reset(empty);
      toast.show(t('adjust.done', { balance: formatFen(result.data.balance_fen) }));
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('adjust.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Text tone="muted">{t('adjust.lead')}</Text>
        <RadioGroup
          {...form.field('direction')}
          label={t('adjust.direction')}
          options={(['give', 'take'] as const).map((value) => ({ value, label: t(`adjust.${value}`) }))}
        />
        <TextField {...form.field('amount')} required inputMode="decimal" label={t('adjust.amount')} />
        <TextField
          {...form.field('remark')}
          required
          label={t('adjust.remark')}
          hint={t('adjust.remarkHint')}
          maxLength={200}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('adjust.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** Corrects a balance by a further movement of money. Shown to finance. */
export const Slot = ({ userId }: LazySlotProps<'adjustBalance'>) => {
  const { t } = useTranslation('fund-payment-console');
  if (!holdsRole(useStaffMe()?.roles ?? [], adjustBalance.roles)) return null;
  return (
    <Disclosure summary={t('adjust.title')}>
      <AdjustForm userId={userId} />
    </Disclosure>
  );
};
