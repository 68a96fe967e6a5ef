import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '@caravan/fund-payment/contract';
import { fundPaymentPaths } from '@caravan/routes';
import { ButtonLink } from '@caravan/ui-kit';
import { afterRecharge } from '../../lib/after-recharge.ts';
import { detailHref, listHref } from '../../lib/paths-of.ts';
import { payHref } from '../../lib/payment-target.ts';

/**
 * The payment to continue after a recharge. Only this tab's storage has it, so the server and the first render omit it.
 */
const useAfterRecharge = (paymentId: string): string | undefined => {
  const [next, setNext] = useState<string>();
  useEffect(() => setNext(afterRecharge(paymentId)), [paymentId]);
  return next;
};

type Look = 'primary' | 'secondary';

/** Links to the payment target: an order or package, the list of several, or the balance. */
export const ToPaymentTarget = ({ payment: { kind, refs }, look }: { payment: Payment; look: Look }) => {
  const { t } = useTranslation('fund-payment');
  const [only, ...others] = refs;
  if (kind === 'recharge') {
    return (
      <ButtonLink variant={look} to={listHref(kind)}>
        {t('result.toFund')}
      </ButtonLink>
    );
  }
  const single = only !== undefined && others.length === 0;
  const words = {
    order: single ? 'toOrder' : 'toOrders',
    order_extra: single ? 'toOrder' : 'toOrders',
    package: single ? 'toPackage' : 'toPackages',
    package_extra: single ? 'toPackage' : 'toPackages',
    service: single ? 'toService' : 'toServices',
  } as const;
  return (
    <ButtonLink variant={look} to={single ? detailHref(kind, only) : listHref(kind)}>
      {t(`result.${words[kind]}`)}
    </ButtonLink>
  );
};

/** After a success: the link to the payment target. After a recharge for a payment: the link to that payment. */
export const NextActions = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const next = useAfterRecharge(payment.id);
  if (payment.kind !== 'recharge' || next === undefined) return <ToPaymentTarget payment={payment} look="primary" />;
  return (
    <>
      <ButtonLink to={next}>{t('result.goOn')}</ButtonLink>
      <ToPaymentTarget payment={payment} look="secondary" />
    </>
  );
};

/** The page that offers all methods for the same amount. */
export const useAgainHref = ({ kind, refs, amount_fen: amountFen, id }: Payment): string => {
  const next = useAfterRecharge(id);
  return kind === 'recharge'
    ? fundPaymentPaths.recharge.href({ amount_fen: amountFen, next })
    : payHref({ kind, refs });
};

/** After a failure: another attempt, and the payment target. */
export const WaysAgain = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const { kind } = payment;
  const again = useAgainHref(payment);
  return (
    <>
      <ButtonLink to={again}>{t(kind === 'recharge' ? 'result.rechargeAgain' : 'result.payAgain')}</ButtonLink>
      <ToPaymentTarget payment={payment} look="secondary" />
    </>
  );
};
