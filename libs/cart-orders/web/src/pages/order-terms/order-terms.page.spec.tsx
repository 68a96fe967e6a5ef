import { screen, within } from '@testing-library/react';
import { failOrder } from '@caravan/cart-orders/contract';
import { getOrderTermsContract } from '@caravan/cart-orders/contract/orders';
import { aTermsArticle, aTermsText, someTerms } from '@caravan/cart-orders/contract/testing';
import { mockEndpoint, renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { orderAnswers, ordersHandlers, type OrderAnswers } from '../../mocks/cart-orders.handlers.ts';

const number = 'CV2611A1B2C3D';

const open = (answers: Partial<OrderAnswers> = {}, { handlers = [], ...options }: Partial<RenderRouteOptions> = {}) =>
  renderRoute({
    feature: cartOrdersWeb,
    loggedIn: true,
    path: `/mine/order/terms?number=${number}`,
    ...options,
    handlers: [...handlers, ...ordersHandlers(orderAnswers(answers))],
  });

test('the order links to its terms', async () => {
  await open({}, { path: `/mine/order/orderDetail?number=${number}` });
  expect(await screen.findByRole('link', { name: 'Terms of this order' })).toHaveAttribute(
    'href',
    `/mine/order/terms?number=${number}`,
  );
});

test.each([
  [
    'en',
    `Terms of order ${number}`,
    [
      'If the order is not paid within 24 hours, it is cancelled.',
      'You can request a refund until 72 hours after the payment.',
      'Fees for fine photos are not refunded.',
      'After that, storage costs ¥0.50 a day for each item, ¥30.00 at most.',
    ],
  ],
  [
    'zh',
    `订单 ${number} 适用的条款`,
    [
      '订单须在 24 小时内付款，逾期自动取消。',
      '付款后 72 小时内可以申请退款。',
      '精拍费不予退还。',
      '到期后每件商品每天收取 ¥0.50 仓储费，最多 ¥30.00。',
    ],
  ],
] as const)('the rules are in plain words, in %s', async (language, title, sentences) => {
  await open({}, { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining([...sentences]));
});

test('the numbers are those of the order', async () => {
  const rules = { ...someTerms().rules, refund_hours: 48, photo_fees_refunded: true, return_days: 1 };
  await open({ terms: someTerms({ rules }) });
  expect(await screen.findByText('You can request a refund until 48 hours after the payment.')).toBeInTheDocument();
  expect(screen.getByText('Fees for fine photos are refunded, too.')).toBeInTheDocument();
  expect(screen.getByText(/return goods to the seller within 1 day of/)).toBeInTheDocument();
});

test('an article that changed is offered as it was and as it is; one that is gone only as it was', async () => {
  await open();
  const links = within(await screen.findByRole('region', { name: 'Articles' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Text as it was: Terms of service', `/mine/order/terms?number=${number}&article=82`],
    ['Text as it was: Refunds and cancelling', `/mine/order/terms?number=${number}&article=66`],
    ['Today’s text: Refunds and cancelling', '/faq/66/refunds'],
    ['Text as it was: Customs', `/mine/order/terms?number=${number}&article=72`],
  ]);
});

test.each([
  ['same', 'This is also today’s text.', false],
  ['changed', 'This text has changed since. For this order, the text on this page applies.', true],
  ['gone', 'This text is no longer published. For this order, it still applies.', false],
] as const)('a text that is %s says so', async (today, note, linked) => {
  const path = `/mine/order/terms?number=${number}&article=66`;
  await open(
    { termsText: { ...aTermsText(), ...aTermsArticle({ id: 66, article_name: 'Refunds', today }) } },
    { path },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Refunds' })).toBeInTheDocument();
  expect(screen.getByText('Until 72 hours after payment.')).toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Today’s text' })).toHaveLength(linked ? 1 : 0);
});

test('the page can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the order of somebody else is not found', async () => {
  const missing = mockEndpoint(getOrderTermsContract, () => {
    throw failOrder('not_found');
  });
  await open({}, { handlers: [missing] });
  expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeInTheDocument();
});
