import { screen, waitFor } from '@testing-library/react';
import { acceptOffer, declineOffer, failOrder, orderReasons, type Offer } from '@caravan/cart-orders/contract';
import { acceptOfferContract } from '@caravan/cart-orders/contract/orders';
import { anOffer } from '@caravan/cart-orders/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
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

const show = async (language: 'en' | 'zh', offers: Offer[]) => {
  const answers = orderAnswers({ offers });
  const page = await renderRoute({
    features: [place, cartOrdersWeb],
    path: '/',
    language,
    loggedIn: true,
    handlers: ordersHandlers(answers),
  });
  return { ...page, answers };
};

const words = {
  en: {
    accept: 'Accept, and add to cart',
    decline: 'No, thanks',
    cart: 'Go to the cart',
    over: 'Expired',
    no: 'Declined',
    order: 'See the order',
    again: 'Add to cart again',
  },
  zh: {
    accept: '接受报价，加入购物车',
    decline: '不需要了',
    cart: '去购物车',
    over: '已过期',
    no: '已拒绝',
    order: '查看订单',
    again: '再次加入购物车',
  },
} as const;

describe.each(byTurns(['en', 'zh']))('offers in %s', (language) => {
  const w = words[language];

  test('show the whole price, and one tap puts the goods into the cart', async () => {
    const { user } = await show(language, [anOffer({ image: '/v1/cart/pictures/tea' })]);
    expect(await screen.findByText('¥106.00')).toBeVisible();
    expect(screen.getByRole('img', { name: /White tea/ })).toHaveAttribute('src', '/v1/cart/pictures/tea');
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

  test('whose goods are ordered lead to the order', async () => {
    const { answers, user } = await show(language, [anOffer({ state: 'accepted' })]);
    const ordered = anOffer({ state: 'accepted', order_number: 'CV2611AAAA', valid: false });
    mockServer.use(
      mockEndpoint(
        acceptOfferContract,
        () => {
          answers.offers = [ordered];
          throw failOrder('offer_ordered', { number: 'CV2611AAAA' });
        },
        orderReasons,
      ),
    );
    // It was ordered in another tab.
    await user.click(await screen.findByRole('button', { name: w.again }));
    expect(await screen.findByRole('link', { name: w.order })).toHaveAttribute(
      'href',
      '/mine/order/orderDetail?number=CV2611AAAA',
    );
    expect(screen.queryByRole('button', { name: w.again })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: w.cart })).not.toBeInTheDocument();
  });

  test('that are over say so, and cannot be accepted', async () => {
    await show(language, [anOffer({ valid: false })]);
    expect(await screen.findByText(w.over)).toBeVisible();
    expect(screen.queryByRole('button', { name: w.accept })).not.toBeInTheDocument();
  });
});
