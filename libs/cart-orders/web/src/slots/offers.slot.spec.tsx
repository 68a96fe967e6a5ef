import { screen, waitFor } from '@testing-library/react';
import { acceptOffer, declineOffer, type Offer } from '@caravan/cart-orders/contract';
import { anOffer } from '@caravan/cart-orders/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { cartOrdersWeb } from '../cart-orders.web.ts';
import { orderAnswers, ordersHandlers } from '../mocks/cart-orders.handlers.ts';

const noTexts = async () => ({ texts: {} });

/** A page with the slot, like that of a conversation. */
const place: WebFeature = {
  id: 'place',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Offers = useLazySlot('offers');
          return <h1>Request {Offers ? <Offers conversationId="conversation-1" /> : null}</h1>;
        },
        meta: () => ({ title: 'Request' }),
      }),
    },
  ],
};

const show = (language: 'en' | 'zh', offers: Offer[]) =>
  renderRoute({
    features: [place, cartOrdersWeb],
    path: '/',
    language,
    loggedIn: true,
    handlers: ordersHandlers(orderAnswers({ offers })),
  });

const words = {
  en: {
    accept: 'Accept, and add to cart',
    decline: 'No, thanks',
    cart: 'Go to the cart',
    over: 'Expired',
    no: 'Declined',
  },
  zh: { accept: '接受报价，加入购物车', decline: '不需要了', cart: '去购物车', over: '已过期', no: '已拒绝' },
} as const;

describe.each(byTurns(['en', 'zh']))('offers in %s', (language) => {
  const w = words[language];

  test('show the whole price, and one tap puts the goods into the cart', async () => {
    const { user } = await show(language, [anOffer()]);
    expect(await screen.findByText('¥106.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: w.accept }));
    expect(await screen.findByRole('link', { name: w.cart })).toHaveAttribute('href', '/cart');
    expect(sentTo(acceptOffer)).toMatchObject([{ params: { id: 'offer_1' } }]);
  });

  test('are declined', async () => {
    const { user } = await show(language, [anOffer()]);
    await user.click(await screen.findByRole('button', { name: w.decline }));
    expect(await screen.findByText(w.no)).toBeVisible();
    await waitFor(() => expect(sentTo(declineOffer)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: w.accept })).not.toBeInTheDocument();
  });

  test('that are over say so, and cannot be accepted', async () => {
    await show(language, [anOffer({ valid: false })]);
    expect(await screen.findByText(w.over)).toBeVisible();
    expect(screen.queryByRole('button', { name: w.accept })).not.toBeInTheDocument();
  });
});
