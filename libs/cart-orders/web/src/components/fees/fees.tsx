import type { Totals } from '@caravan/cart-orders/contract';
import { afterSentence, type Fen } from '@caravan/kernel';
import { DescriptionList, Money, Text } from '@caravan/ui-kit';
import { useAbout, useTexts } from '@caravan/web-core';

export interface FeesProps {
  totals: Totals;
  /** What has been given back of it. */
  refunded_fen?: Fen;
  totalSize?: 'md' | 'xl';
}

/** Every fee and the whole, in which currency, and what is to be paid later. */
export const Fees = ({ totals, refunded_fen = 0, totalSize = 'md' }: FeesProps) => {
  const t = useTexts('cart-orders');
  const about = useAbout();
  const whole = <Money fen={totals.amount_fen} about={about(totals.amount_fen)} size={totalSize} align="end" strong />;
  const items = [
    { key: 'goods', term: t('checkout.goods'), value: <Money fen={totals.goods_fen} /> },
    ...(totals.photo_fen > 0 ? [{ key: 'photos', term: t('checkout.photos'), value: <Money fen={totals.photo_fen} /> }] : []),
    { key: 'shipping', term: t('checkout.shipping'), value: <Money fen={totals.domestic_shipping_fen} /> },
    { key: 'total', term: t('checkout.total'), value: whole, strong: true },
    ...(refunded_fen > 0 ? [{ key: 'refunded', term: t('order.refunded'), value: <Money fen={refunded_fen} tone="success" /> }] : []),
  ];
  return (
    <>
      <DescriptionList items={items} look="totals" />
      <Text size="sm" tone="muted">
        {t('checkout.currency')}
        {afterSentence(t('checkout.currency'))}
        {t('summary.later')}
      </Text>
    </>
  );
};
