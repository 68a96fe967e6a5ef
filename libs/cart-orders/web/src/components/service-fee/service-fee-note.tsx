import { useTranslation } from 'react-i18next';
import type { Cart, Order } from '@caravan/cart-orders/contract';
import type { ServiceFeeRate } from '@caravan/content/contract';
import { afterSentence } from '@caravan/kernel';
import { Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** A rate in words: the part of what is paid for goods, and the least. */
export const useFeeRate = (): ((rate: ServiceFeeRate) => string) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan, number } = useFormats();
  return ({ rate_bp: bp, minimum_fen: fen }) => {
    const rate = number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    const minimum = asYuan(fen);
    if (bp === 0) return t('serviceFee.fixed', { minimum });
    return fen === 0 ? t('serviceFee.rate', { rate }) : t('serviceFee.least', { rate, minimum });
  };
};

/** How the service fee of an order comes about. */
export const ServiceFeeNote = ({ fee, align }: { fee: NonNullable<Order['service_fee']>; align?: 'end' }) => {
  const { t } = useTranslation('cart-orders');
  const inWords = useFeeRate();
  return (
    <Text size="sm" tone="muted" {...(align ? { align } : {})}>
      {fee.free ? t('serviceFee.free') : inWords(fee)}
    </Text>
  );
};

/** The service fee that the checkout adds, before it is known for which order. */
export const CartServiceFee = ({ fee }: { fee: NonNullable<Cart['service_fee']> }) => {
  const { t } = useTranslation('cart-orders');
  const inWords = useFeeRate();
  const sentences = [
    t('serviceFee.cart', { rate: inWords(fee) }),
    ...(fee.exceptions.length ? [t('serviceFee.others')] : []),
    ...(fee.free_orders_left ? [t('serviceFee.left', { count: fee.free_orders_left })] : []),
  ];
  return (
    <Text size="sm" tone="muted">
      {sentences
        .map((sentence, index) => (index === 0 ? sentence : afterSentence(sentences[index - 1] ?? '') + sentence))
        .join('')}
    </Text>
  );
};
