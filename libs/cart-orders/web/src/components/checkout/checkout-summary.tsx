import { addTotals, cartOrdersPaths, type OrderPreview } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Banner, Button, ButtonLink, Panel, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { Fees } from '../fees/fees.tsx';
import { WhatNext } from './what-next.tsx';

export interface CheckoutSummaryProps {
  preview: OrderPreview;
  /** What the shopper was shown before prices changed. */
  before: OrderPreview | undefined;
  /** Some of it cannot be had any more. */
  unavailable: boolean;
  busy: boolean;
}

const ChangedNotice = ({ preview, before }: { preview: OrderPreview; before: OrderPreview }) => {
  const t = useTexts('cart-orders');
  return (
    <Banner tone="warning" live="alert" title={t('checkout.changedTitle')}>
      {t('checkout.changed', { before: formatFen(before.amount_fen), after: formatFen(preview.amount_fen) })}
    </Banner>
  );
};

const UnavailableNotice = () => {
  const t = useTexts('cart-orders');
  return (
    <Banner tone="danger" live="alert" title={t('checkout.unavailable.title')}>
      {t('checkout.unavailable.text')}
    </Banner>
  );
};

/** Every fee and the whole, what comes after, and the one button. */
export const CheckoutSummary = ({ preview, before, unavailable, busy }: CheckoutSummaryProps) => {
  const t = useTexts('cart-orders');
  return (
    <Panel title={t('checkout.summary')}>
      <Fees totals={{ ...addTotals(preview.orders), amount_fen: preview.amount_fen }} totalSize="xl" />
      {before && before.amount_fen !== preview.amount_fen ? <ChangedNotice preview={preview} before={before} /> : null}
      {unavailable ? (
        <>
          <UnavailableNotice />
          <ButtonLink to={cartOrdersPaths.cart.href()} size="lg" full icon="cart">
            {t('checkout.unavailable.action')}
          </ButtonLink>
        </>
      ) : (
        <Button type="submit" size="lg" full busy={busy}>
          {t('checkout.place')}
        </Button>
      )}
      <Text size="sm" tone="muted">
        {t('checkout.agreed')}
      </Text>
      <WhatNext />
    </Panel>
  );
};
