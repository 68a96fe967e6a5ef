import { useTranslation } from 'react-i18next';
import { usePay } from '@caravan/fund-payment/api';
import type { NewPayment, PaymentMethod } from '@caravan/fund-payment/contract';
import { type Fen } from '@caravan/kernel';
import { Card, Grid, Money, Stack } from '@caravan/ui-kit';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { useFormats } from '@caravan/web-core';
import { useEffect } from 'react';
import { PaySummary } from '../../components/pay-summary/pay-summary.tsx';
import { keepAfterRecharge } from '../../lib/after-recharge.ts';
import { rechargeReasons, rechargeSchema, typedFen, type RechargeValues } from '../../lib/recharge-form.ts';
import { useMethods } from '../../lib/use-methods.ts';
import { RechargeAmount } from './recharge-amount.tsx';
import { RechargeMethods } from './recharge-methods.tsx';

const schema = async () => rechargeSchema((await import('@caravan/fund-payment/contract/schema')).newPayment);

const known = (typed: string): Fen => {
  const fen = typedFen(typed);
  return fen === undefined || Number.isNaN(fen) ? 0 : fen;
};

export interface RechargeFormProps {
  /** The initial value, as typed text. */
  amount: string;
  /** Where the shopper continues after the recharge. */
  next: string | undefined;
}

/** Amount and payment method; the values stay after an error. */
export const RechargeForm = ({ amount, next }: RechargeFormProps) => {
  const { t } = useTranslation('fund-payment');
  const { asYuan } = useFormats();
  const form = useContractForm<RechargeValues, NewPayment>({
    schema,
    defaultValues: { amount_fen: amount, method: '' },
    reasons: rechargeReasons,
    draftKey: amount ? `recharge:${amount}` : 'recharge',
  });
  const { setValue } = form;
  const typed = useWatch({ control: form.control, name: 'amount_fen' });
  const amountFen = known(typed);
  const methods = useMethods('recharge');
  const { pay, busy, error } = usePay((payment) => keepAfterRecharge(payment.id, next));

  const submit = async (body: NewPayment) => {
    const result = await pay({ ...body, ...methods.seen });
    // The rate may be another one by now.
    if (result?.error) methods.retry();
    return result;
  };

  const chosen: PaymentMethod | '' = methods.chosen ?? '';
  useEffect(() => setValue('method', chosen), [chosen, setValue]);

  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(submit)(event)}>
      <Grid columns={{ base: 1, md: '3-2' }} gap="6" align="start">
        <Card>
          <Stack gap="8">
            <RechargeAmount form={form} />
            <RechargeMethods methods={methods} />
          </Stack>
        </Card>
        <PaySummary
          title={t('recharge.summary')}
          parts={[{ key: 'amount', term: t('recharge.arrives'), value: <Money fen={amountFen} /> }]}
          amountFen={amountFen}
          methods={methods}
          submitLabel={amountFen > 0 ? t('recharge.submit', { amount: asYuan(amountFen) }) : t('recharge.submitEmpty')}
          busy={busy || form.busy}
          off={methods.chosen === undefined}
          failure={error?.message}
        />
      </Grid>
    </form>
  );
};
