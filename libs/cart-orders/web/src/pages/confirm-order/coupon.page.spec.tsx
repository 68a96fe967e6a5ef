import { screen, waitFor, within } from '@testing-library/react';
import { failOrder, orderReasons, placeOrders, previewOrders, type OrderPreview } from '@caravan/cart-orders/contract';
import { placeOrdersContract, previewOrdersContract } from '@caravan/cart-orders/contract/orders';
import { aCartLine, anOrder, anOrderPreview } from '@caravan/cart-orders/contract/testing';
import type { CouponFieldProps } from '@caravan/promotions/api';
import type { WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute, type RenderRouteOptions, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { cartHandlers, orderAnswers, ordersHandlers } from '../../mocks/cart-orders.handlers.ts';

/** Fills the place of the field for a coupon. */
const couponField: WebFeature = {
  id: 'coupon-field',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  lazySlots: {
    couponField: () =>
      Promise.resolve({
        Slot: ({ coupon, onChange }: CouponFieldProps) => (
          <>
            <p>{coupon?.problem ?? coupon?.code ?? 'no coupon'}</p>
            <button type="button" onClick={() => onChange('TEN')}>
              use TEN
            </button>
            <button type="button" onClick={() => onChange('NINE')}>
              use NINE
            </button>
            <button type="button" onClick={() => onChange(undefined)}>
              without
            </button>
          </>
        ),
      }),
  },
};

const lines = [aCartLine({ id: 'tote', name: 'Tote' })];
const plain = anOrderPreview(lines);

/** Answers as a server that knows one code, which lowers the price by ¥10.00. */
const previewOf = (code: string | undefined, over: Partial<OrderPreview> = {}): OrderPreview => {
  if (code === undefined) return { ...plain, coupons: true, ...over };
  if (code !== 'TEN')
    return { ...plain, coupons: true, coupon: { code, discount_fen: 0, problem: 'not known' }, ...over };
  return {
    orders: plain.orders.map((order) => ({ ...order, discount_fen: 1_000, amount_fen: order.amount_fen - 1_000 })),
    amount_fen: plain.amount_fen - 1_000,
    coupons: true,
    coupon: { code, discount_fen: 1_000, problem: null },
    contact: null,
    ...over,
  };
};

const open = (options: Partial<RenderRouteOptions> = {}, over: Partial<OrderPreview> = {}) =>
  renderRoute({
    features: [cartOrdersWeb, couponField],
    loggedIn: true,
    path: '/confirmOrder?items=tote',
    ...options,
    handlers: [
      ...(options.handlers ?? []),
      mockEndpoint(previewOrdersContract, ({ body }) => previewOf(body.coupon_code, over)),
      ...ordersHandlers(orderAnswers({ preview: plain, order: anOrder() })),
      ...cartHandlers({ lines }),
    ],
  });
const giveName = async (user: { type: (element: Element, text: string) => Promise<void> }, name: string) =>
  user.type(screen.getByRole('textbox', { name }), 'Ada');
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const summary = (name: string) => within(screen.getByRole('region', { name }));

test('a shop without coupons shows no field for one', async () => {
  await open({}, { coupons: false });
  expect(await screen.findByRole('button', { name: 'Place the order' })).toBeVisible();
  expect(screen.queryByText('no coupon')).not.toBeInTheDocument();
});

test.each(
  byTurns([
    ['en', 'To pay now', 'Coupon TEN', 'Place the order', 'Name'],
    ['zh', '本次应付', '优惠券 TEN', '提交订单', '姓名'],
  ] as const),
)('in %s a coupon has its own row, and is sent with the order', async (language, title, row, place, name) => {
  const { user } = await open({ language });
  await press(user, 'use TEN');
  expect(await summary(title).findByText(row)).toBeVisible();
  expect(summary(title).getByText('-¥10.00')).toBeVisible();
  // The price did not change: the shopper lowered it.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await giveName(user, name);
  await press(user, place);
  await waitFor(() =>
    expect(sentTo(placeOrders)).toMatchObject([{ body: { coupon_code: 'TEN', amount_fen: plain.amount_fen - 1_000 } }]),
  );
});

test('a code that lowers nothing says so, and is not sent with the order', async () => {
  const { user } = await open();
  await press(user, 'use NINE');
  expect(await screen.findByText('not known')).toBeVisible();
  await giveName(user, 'Name');
  await press(user, 'Place the order');
  await waitFor(() => expect(sentTo(placeOrders)).toHaveLength(1));
  expect(sentTo(placeOrders)[0]?.body).not.toHaveProperty('coupon_code');
});

test('a removed coupon no longer lowers the price', async () => {
  const { user } = await open();
  await press(user, 'use TEN');
  expect(await screen.findByText('Coupon TEN')).toBeVisible();
  await press(user, 'without');
  await waitFor(() => expect(screen.queryByText('Coupon TEN')).not.toBeInTheDocument());
  expect(sentTo(previewOrders).at(-1)?.body).not.toHaveProperty('coupon_code');
});

test('a coupon that was used up meanwhile is read again', async () => {
  const usedUp = mockEndpoint(
    placeOrdersContract,
    () => {
      throw failOrder('coupon_used_up');
    },
    orderReasons,
  );
  const { user } = await open({ handlers: [usedUp] });
  await press(user, 'use TEN');
  expect(await screen.findByText('Coupon TEN')).toBeVisible();
  const asked = sentTo(previewOrders).length;
  await giveName(user, 'Name');
  await press(user, 'Place the order');
  expect(await screen.findByText('This coupon has been used up')).toBeVisible();
  await waitFor(() => expect(sentTo(previewOrders)).toHaveLength(asked + 1));
});
