import { useTranslation } from 'react-i18next';
import type { Order, OrderExtra, Totals } from '@caravan/cart-orders/contract';
import { useAbout } from '@caravan/content/api';
import { afterSentence, type Fen } from '@caravan/kernel';
import { DescriptionList, Money, Text } from '@caravan/ui-kit';
import { ServiceFeeNote } from '../service-fee/service-fee-note.tsx';

export interface FeesProps {
  totals: Totals & { domestic_shipping_stated: boolean };
  /** The coupon that lowers the total; null if none does. */
  discount?: { code: string; discount_fen: Fen } | null;
  /** How the service fee of one order comes about. */
  serviceFee?: Order['service_fee'];
  /** The part of it that was refunded. */
  refunded_fen?: Fen;
  /** An extra payment that the shopper agreed to and has not paid. */
  unpaidExtra?: OrderExtra | null;
  /** How the page speaks of a fee for domestic shipping that the shop does not state. */
  note?: 'sentence' | 'borne' | null;
  totalSize?: 'md' | 'xl';
}

/** All fees and the total, their currency, and what is due later. */
export const Fees = ({
  totals,
  discount = null,
  serviceFee,
  refunded_fen = 0,
  unpaidExtra = null,
  note,
  totalSize = 'md',
}: FeesProps) => {
  const { t } = useTranslation('cart-orders');
  const about = useAbout();
  const total = <Money fen={totals.amount_fen} about={about(totals.amount_fen)} size={totalSize} align="end" strong />;
  const { domestic_shipping_fen: shippingFen, domestic_shipping_stated: stated } = totals;
  const sentence = note === undefined && !stated ? 'sentence' : note;
  const shipping = stated || shippingFen > 0 ? <Money fen={shippingFen} /> : t('shipping.unstated');
  const items = [
    { key: 'goods', term: t('checkout.goods'), value: <Money fen={totals.goods_fen} /> },
    ...(totals.photo_fen > 0
      ? [{ key: 'photos', term: t('checkout.photos'), value: <Money fen={totals.photo_fen} /> }]
      : []),
    { key: 'shipping', term: t('checkout.shipping'), value: shipping },
    ...(discount && discount.discount_fen > 0
      ? [
          {
            key: 'discount',
            term: t('checkout.discount', { code: discount.code }),
            value: <Money fen={-discount.discount_fen} tone="success" />,
          },
        ]
      : []),
    ...(totals.service_fee_fen === undefined
      ? []
      : [{ key: 'service', term: t('shop.service'), value: <Money fen={totals.service_fee_fen} /> }]),
    { key: 'total', term: t('checkout.total'), value: total, strong: true },
    ...(unpaidExtra
      ? [
          {
            key: 'extra',
            term: t(unpaidExtra.line_id === null ? 'order.extra' : 'order.extraLine'),
            value: <Money fen={unpaidExtra.amount_fen} />,
          },
        ]
      : []),
    ...(refunded_fen > 0
      ? [{ key: 'refunded', term: t('order.refunded'), value: <Money fen={refunded_fen} tone="success" /> }]
      : []),
  ];
  return (
    <>
      <DescriptionList items={items} look="totals" />
      {serviceFee ? <ServiceFeeNote fee={serviceFee} /> : null}
      {totals.service_fee_fen ? (
        <Text size="sm" tone="muted">
          {t('serviceFee.back')}
        </Text>
      ) : null}
      {sentence ? (
        <Text size="sm" tone="muted">
          {t(`shipping.${sentence}`)}
        </Text>
      ) : null}
      <Text size="sm" tone="muted">
        {t('checkout.currency')}
        {afterSentence(t('checkout.currency'))}
        {t('summary.later')}
      </Text>
    </>
  );
};
