import { useTranslation } from 'react-i18next';
import { type OrderSummary } from '@caravan/cart-orders/contract';
import { cartOrdersPaths } from '@caravan/routes';
import { Button, ButtonLink } from '@caravan/ui-kit';
import { OrderAgain } from '../order-again/order-again.tsx';
import { packHref, payExtraHref, payOrdersHref } from '../../lib/payment-href.ts';

export interface OrderCardActionsProps {
  order: Pick<OrderSummary, 'number' | 'actions' | 'extra' | 'progress'>;
  onCancel: () => void;
}

/** The actions that the server allows; only those that advance the order are filled buttons. */
export const OrderCardActions = ({ order, onCancel }: OrderCardActionsProps) => {
  const { number, actions, extra } = order;
  const { t } = useTranslation('cart-orders');
  return (
    <>
      {actions.includes('cancel') ? (
        <Button variant="ghost" size="sm" aria-label={t('orders.cancelOf', { number })} onClick={onCancel}>
          {t('orders.cancel')}
        </Button>
      ) : null}
      {actions.includes('pay') ? null : <OrderAgain number={number} size="sm" />}
      <ButtonLink
        variant="secondary"
        size="sm"
        to={cartOrdersPaths.orderDetail.href({ number })}
        aria-label={t('orders.detailsOf', { number })}
      >
        {t('orders.details')}
      </ButtonLink>
      {actions.includes('pay') ? (
        <ButtonLink size="sm" to={payOrdersHref([number])} aria-label={t('orders.payOf', { number })}>
          {t('orders.pay')}
        </ButtonLink>
      ) : null}
      {actions.includes('answer_question') ? (
        <ButtonLink
          size="sm"
          to={cartOrdersPaths.orderDetail.href({ number })}
          aria-label={t('orders.answerOf', { number })}
        >
          {t('orders.answer')}
        </ButtonLink>
      ) : null}
      {extra && actions.includes('pay_extra') ? (
        <ButtonLink size="sm" to={payExtraHref(extra.ref)} aria-label={t('orders.payExtraOf', { number })}>
          {t('orders.payExtra')}
        </ButtonLink>
      ) : null}
      {actions.includes('pack') ? (
        <ButtonLink size="sm" to={packHref(order)} aria-label={t('orders.packOf', { number })}>
          {t('orders.pack')}
        </ButtonLink>
      ) : null}
    </>
  );
};
