import { addTotals, cartOrdersPaths, type OrderPreview } from '@caravan/cart-orders/contract';
import { afterSentence, formatFen } from '@caravan/kernel';
import { Banner, Button, ButtonLink, DescriptionList, Money, Panel, Text } from '@caravan/ui-kit';
import { useAbout, useTexts } from '@caravan/web-core';
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
  const about = useAbout();
  const { goods_fen, photo_fen, domestic_shipping_fen } = addTotals(preview.orders);
  const items = [
    { key: 'goods', term: t('checkout.goods'), value: <Money fen={goods_fen} /> },
    ...(photo_fen > 0 ? [{ key: 'photos', term: t('checkout.photos'), value: <Money fen={photo_fen} /> }] : []),
    { key: 'shipping', term: t('checkout.shipping'), value: <Money fen={domestic_shipping_fen} /> },
    {
      key: 'total',
      term: t('checkout.total'),
      value: <Money fen={preview.amount_fen} about={about(preview.amount_fen)} size="xl" strong align="end" />,
      strong: true,
    },
  ];
  return (
    <Panel title={t('checkout.summary')}>
      <DescriptionList items={items} look="totals" />
      <Text size="sm" tone="muted">
        {t('checkout.currency')}
        {afterSentence(t('checkout.currency'))}
        {t('summary.later')}
      </Text>
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
