import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addTotals,
  isShippingStated,
  maxUnpaidLines,
  maxUnpaidOrders,
  type OrderPreview,
} from '@caravan/cart-orders/contract';
import { unpaidHours } from '@caravan/content/contract';
import { cartOrdersPaths } from '@caravan/routes';
import { Banner, Link, Panel, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { Fees } from '../fees/fees.tsx';
import { PriceToDoor } from '../price-to-door/price-to-door.tsx';
import { WhatNext } from './what-next.tsx';

export interface CheckoutSummaryProps {
  preview: OrderPreview;
  /** The preview that the shopper saw before prices changed. */
  before: OrderPreview | undefined;
  /** True if some goods are unavailable now. */
  unavailable: boolean;
  /** True if too many orders wait for payment. */
  tooManyUnpaid: boolean;
  /** The field for a coupon; null if the shop has none. */
  coupon: ReactNode;
  /** The button that orders without paying; null if nothing can be paid now. */
  later: ReactNode;
}

const ChangedNotice = ({ preview, before }: { preview: OrderPreview; before: OrderPreview }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  return (
    <Banner tone="warning" live="alert" title={t('checkout.changedTitle')}>
      {t('checkout.changed', { before: asYuan(before.amount_fen), after: asYuan(preview.amount_fen) })}
    </Banner>
  );
};

const UnavailableNotice = () => {
  const { t } = useTranslation('cart-orders');
  return (
    <Banner tone="danger" live="alert" title={t('checkout.unavailable.title')}>
      {t('checkout.unavailable.text')}
    </Banner>
  );
};

const TooManyNotice = () => {
  const { t } = useTranslation('cart-orders');
  return (
    <Banner
      tone="danger"
      live="alert"
      title={t('checkout.tooMany.title')}
      action={
        <Link to={cartOrdersPaths.orders.href({ status: 'pending_payment' })}>{t('checkout.tooMany.action')}</Link>
      }
    >
      {t('checkout.tooMany.text', { orders: maxUnpaidOrders, lines: maxUnpaidLines })}
    </Banner>
  );
};

/** All fees and the total, the next steps, and the way to order without paying now. */
export const CheckoutSummary = ({
  preview,
  before,
  unavailable,
  tooManyUnpaid,
  coupon,
  later,
}: CheckoutSummaryProps) => {
  const { t } = useTranslation('cart-orders');
  const totals = {
    ...addTotals(preview.orders),
    amount_fen: preview.amount_fen,
    domestic_shipping_stated: isShippingStated(preview.orders),
  };
  return (
    <Panel title={t('checkout.summary')}>
      <Fees totals={totals} discount={preview.coupon} totalSize="xl" />
      {coupon}
      {before && before.amount_fen !== preview.amount_fen ? <ChangedNotice preview={preview} before={before} /> : null}
      {tooManyUnpaid ? <TooManyNotice /> : null}
      {unavailable ? <UnavailableNotice /> : null}
      {later && !unavailable ? (
        <Stack gap="1" align="start">
          {later}
          <Text size="sm" tone="muted">
            {t('checkout.later', { hours: unpaidHours })}
          </Text>
        </Stack>
      ) : null}
      <PriceToDoor totals={totals} lines={preview.orders.flatMap(({ lines }) => lines)} />
      <WhatNext />
    </Panel>
  );
};
