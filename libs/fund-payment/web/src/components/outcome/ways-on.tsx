import { fundPaymentPaths, type Payment } from '@caravan/fund-payment/contract';
import { ButtonLink } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { detailHref, listHref } from '../../lib/paths-of.ts';
import { payHref } from '../../lib/subject.ts';
import { useAfterRecharge } from '../../lib/use-after-recharge.ts';

type Look = 'primary' | 'secondary';

/** To what was paid: the one order or package, the list of several, the balance. */
export const ToSubject = ({ payment: { kind, refs }, look }: { payment: Payment; look: Look }) => {
  const t = useTexts('fund-payment');
  const [only, ...others] = refs;
  if (kind === 'recharge') {
    return (
      <ButtonLink variant={look} to={listHref(kind)}>
        {t('result.toFund')}
      </ButtonLink>
    );
  }
  const single = only !== undefined && others.length === 0;
  const words = { order: single ? 'toOrder' : 'toOrders', package: single ? 'toPackage' : 'toPackages' };
  return (
    <ButtonLink variant={look} to={single ? detailHref(kind, only) : listHref(kind)}>
      {t(`result.${words[kind]}`)}
    </ButtonLink>
  );
};

/** After a success: to what was paid; after a recharge that was made for a payment: on with that payment. */
export const WaysOn = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  const next = useAfterRecharge(payment.id);
  if (payment.kind !== 'recharge' || next === undefined) return <ToSubject payment={payment} look="primary" />;
  return (
    <>
      <ButtonLink to={next}>{t('result.goOn')}</ButtonLink>
      <ToSubject payment={payment} look="secondary" />
    </>
  );
};

/** After a failure: the same again, and what it was for. */
export const WaysAgain = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  const { kind, refs, amount_fen: amountFen, id } = payment;
  const next = useAfterRecharge(id);
  const again =
    kind === 'recharge'
      ? fundPaymentPaths.recharge.href({ amount_fen: amountFen, next })
      : payHref({ kind, refs });
  return (
    <>
      <ButtonLink to={again}>{t(kind === 'recharge' ? 'result.rechargeAgain' : 'result.payAgain')}</ButtonLink>
      <ToSubject payment={payment} look="secondary" />
    </>
  );
};
