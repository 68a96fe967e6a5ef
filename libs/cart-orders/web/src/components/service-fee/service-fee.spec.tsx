import { screen, within } from '@testing-library/react';
import { getCartContract } from '@caravan/cart-orders/contract/schema';
import { aCart, aCartLine, anOrder, anOrderPreview, someTerms } from '@caravan/cart-orders/contract/testing';
import { byTurns, mockEndpoint, renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { cartHandlers, orderAnswers, ordersHandlers, type OrderAnswers } from '../../mocks/cart-orders.handlers.ts';

const number = 'CV2611A1B2C3D';
const noPhotos = { count: 0, note: '', fee_fen: 0 };
const tea = aCartLine({ id: 'tea', quantity: 1, unit_price_fen: 10_000, domestic_shipping_fen: 600, photo: noPhotos });
const cup = aCartLine({
  id: 'cup',
  shop_name: 'Cup house',
  quantity: 1,
  unit_price_fen: 2_000,
  domestic_shipping_fen: 0,
  photo: noPhotos,
});
const rule = {
  rate_bp: 550,
  minimum_fen: 300,
  free_orders: 2,
  exceptions: [{ platform: 'jd' as const, shop_name: null, rate_bp: 0, minimum_fen: 0 }],
};

const open = (path: string, answers: Partial<OrderAnswers>, options: Partial<RenderRouteOptions> = {}) =>
  renderRoute({
    feature: cartOrdersWeb,
    loggedIn: true,
    path,
    ...options,
    handlers: [
      ...(options.handlers ?? []),
      ...ordersHandlers(orderAnswers(answers)),
      ...cartHandlers({ lines: [tea, cup] }),
    ],
  });
const partsIn = (region: HTMLElement): string[] =>
  within(region)
    .getAllByRole('term')
    .map((term, index) => `${term.textContent} ${within(region).getAllByRole('definition')[index]?.textContent}`);

test.each(
  byTurns([
    [
      'en',
      'Service fee ¥8.50',
      'Total ¥134.50',
      'Our service fee: 5.5% of what you pay for the goods, ¥3.00 at least for each order. Other rates apply to some shops; the checkout shows them.',
    ],
    [
      'zh',
      '代购服务费 ¥8.50',
      '合计 ¥134.50',
      '代购服务费：按商品实付金额的 5.5% 收取，每个订单最低 ¥3.00。部分店铺适用其他费率，以结算页显示为准。',
    ],
    [
      'de',
      'Servicegebühr 8,50\u00a0¥',
      'Summe 134,50\u00a0¥',
      'Unsere Servicegebühr: 5,5\u00a0% des Preises, den Sie für die Ware bezahlen, mindestens 3,00\u00a0¥ pro Bestellung. Für manche Händler gelten andere Sätze; Sie sehen sie an der Kasse.',
    ],
  ] as const),
)('the cart adds it for each shop to what is selected, and says how it comes about, in %s', async (...row) => {
  const [language, part, total, sentence] = row;
  const cart = aCart([tea, cup], { service_fee: { ...rule, free_orders_left: 0 } });
  await open('/cart', {}, { language, handlers: [mockEndpoint(getCartContract, () => cart)] });
  // 5.50 of the tea, and the least of 3.00 for the cup.
  expect(await screen.findByText(sentence)).toBeVisible();
  const bar = screen.getAllByRole('region').at(-1) ?? expect.fail('no bar');
  expect(partsIn(bar)).toEqual(expect.arrayContaining([part, total]));
});

test('free orders that are left are counted in the cart', async () => {
  const cart = aCart([tea, cup], { service_fee: { ...rule, exceptions: [], free_orders_left: 1 } });
  await open('/cart', {}, { handlers: [mockEndpoint(getCartContract, () => cart)] });
  expect(await screen.findByText(/Your next order is free of it\.$/)).toBeVisible();
  const bar = screen.getAllByRole('region').at(-1) ?? expect.fail('no bar');
  expect(partsIn(bar)).toContain('Service fee ¥3.00');
});

test('the checkout has it in each order with its words, and in the sum to pay', async () => {
  const preview = anOrderPreview([tea, cup]);
  const fees = [
    { service_fee_fen: 550, service_fee: { rate_bp: 550, minimum_fen: 300, free: false } },
    { service_fee_fen: 0, service_fee: { rate_bp: 550, minimum_fen: 300, free: true } },
  ];
  const orders = preview.orders.map((order, index) => ({
    ...order,
    ...fees[index],
    amount_fen: order.amount_fen + (fees[index]?.service_fee_fen ?? 0),
  }));
  await open('/confirmOrder?items=tea,cup', { preview: { ...preview, orders, amount_fen: 13_150 } });
  expect(await screen.findByText(/^5\.5% of what you pay for the goods, ¥3\.00 at least/)).toBeVisible();
  expect(screen.getByText(/^The service fee is refunded for goods that we have not bought yet/)).toBeVisible();
  expect(screen.getByText('No service fee: this is one of your first orders.')).toBeVisible();
  const summary = screen.getByRole('region', { name: 'To pay now' });
  expect(partsIn(summary)).toEqual(expect.arrayContaining(['Service fee ¥5.50', expect.stringContaining('¥131.50')]));
  expect(screen.getByText('Goods, domestic shipping and service fee')).toBeVisible();
});

test('an order shows what it was charged, and its terms say the rule', async () => {
  const order = anOrder({
    number,
    service_fee_fen: 550,
    service_fee: { rate_bp: 550, minimum_fen: 0, free: false },
    amount_fen: 27_750,
  });
  const page = await open(`/mine/order/orderDetail?number=${number}`, { order });
  expect(await screen.findByText(/^5\.5% of what you pay for the goods\./)).toBeVisible();
  expect(screen.getByText('¥5.50')).toBeVisible();
  page.unmount();
  const terms = someTerms({ rules: { ...someTerms().rules, service_fee: rule } });
  await open(`/mine/order/terms?number=${number}`, { terms });
  for (const sentence of [
    'Our service fee: 5.5% of what you pay for the goods, ¥3.00 at least for each order.',
    'The first 2 orders of a shopper are free of it.',
    'The service fee is refunded for goods that we have not bought yet, and for goods that cannot be had.',
  ])
    expect(await screen.findByText(sentence)).toBeVisible();
});

test('without a rule, no page mentions one', async () => {
  await open('/cart', {});
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/service fee/i)).not.toBeInTheDocument();
});
