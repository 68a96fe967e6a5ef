import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@caravan/cart-orders/contract';
import { hour } from '@caravan/kernel';
import { Button, Panel, Row, Text } from '@caravan/ui-kit';
import { LocalTime, useDrafts, useFormats } from '@caravan/web-core';
import { refundStanding } from '../../lib/refund-standing.ts';
import { RefundRecord } from './refund-record.tsx';
import { refundDraft } from './refund-draft.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

// The form loads on demand: forms are large, and few visits to an order need one.
const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

export interface OrderRefundProps {
  order: Order;
  onOutdated: () => void;
}

/** The refundable amount, its deadline, and the state of a request. */
export const OrderRefund = ({ order, onOutdated }: OrderRefundProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const drafts = useDrafts();
  const [asking, setAsking] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const standing = refundStanding(order);

  // A draft exists if the shopper left while writing, through a login or a reload.
  const draft = refundDraft(order);
  useEffect(() => {
    if (standing === 'open' && drafts.read(draft)) setAsking(true);
  }, [draft, drafts, standing]);

  if (standing === 'none' && !order.refund) return null;
  const { refund, refundable_until: end, paid_at: paid } = order;
  const hours = end === null || paid === null ? 0 : Math.round((Date.parse(end) - Date.parse(paid)) / hour);
  const untilEnd = (text: 'refund.offer' | 'refund.expiredAt') =>
    end === null ? null : <LocalTime at={end} text={(until) => t(text, { until, hours })} />;
  const paidPhotos = order.photo_fen > 0 ? t('refund.photosKept', { amount: asYuan(order.photo_fen) }) : '';
  const words = {
    none: [],
    open: [untilEnd('refund.offer'), t('refund.brings', { amount: asYuan(order.refundable_fen) }), paidPhotos],
    waiting: [
      refund ? <LocalTime at={refund.requested_at} text={(at) => t('refund.waiting', { at })} /> : null,
      paidPhotos,
    ],
    arrived: [t('refund.arrived')],
    expired: [t('refund.expired'), untilEnd('refund.expiredAt')],
  }[standing];
  return (
    <>
      <Panel title={t('refund.title')} gap="3">
        {words.filter(Boolean).map((text, index) => (
          <Text key={index} size="sm" tone={index === 0 ? 'ink' : 'muted'}>
            {text}
          </Text>
        ))}
        {refund ? <RefundRecord refund={refund} /> : null}
        <Row gap="3" wrap>
          {order.actions.includes('request_refund') ? (
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              {t('refund.open')}
            </Button>
          ) : null}
          {order.actions.includes('cancel_refund') ? (
            <Button variant="secondary" size="sm" onClick={() => setWithdrawing(true)}>
              {t('refund.withdraw.open')}
            </Button>
          ) : null}
        </Row>
      </Panel>
      {asking && standing === 'open' ? (
        <Suspense>
          <RefundDialog order={order} onClose={() => setAsking(false)} onOutdated={onOutdated} />
        </Suspense>
      ) : null}
      <WithdrawDialog open={withdrawing} order={order} onClose={() => setWithdrawing(false)} onOutdated={onOutdated} />
    </>
  );
};
