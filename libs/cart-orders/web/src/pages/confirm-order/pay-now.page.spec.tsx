import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listAddressesContract } from '@caravan/account/contract/schema';
import { placeOrders } from '@caravan/cart-orders/contract';
import { aCartLine, anOrderPreview, someOrdersPlaced } from '@caravan/cart-orders/contract/testing';
import { createPayment, fail, fundPaymentReasons } from '@caravan/fund-payment/contract';
import {
  createPaymentContract,
  getBalanceContract,
  getPayablesContract,
  getPaymentContract,
  listPaymentMethodsContract,
} from '@caravan/fund-payment/contract/schema';
import { aPayable, aPayment, somePayables, somePaymentMethods } from '@caravan/fund-payment/contract/testing';
import { fundPaymentWeb } from '@caravan/fund-payment/web';
import { doubleClickMs } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { cartHandlers, orderAnswers, ordersHandlers } from '../../mocks/cart-orders.handlers.ts';

const numbers = ['CV2611AAAA', 'CV2611BBBB'];
const lines = [
  aCartLine({ id: 'tote', name: 'Tote' }),
  aCartLine({ id: 'lamp', name: 'Lamp', shop_name: 'Bright Home' }),
];
const contact = { name: 'Ada Example', phone: '', im: '' };
const paid = aPayment({ method: 'balance', status: 'succeeded', redirect_url: null, refs: numbers });

const open = async (options: Partial<RenderRouteOptions> = {}, methods = somePaymentMethods()) => {
  const preview = { ...anOrderPreview(lines), contact };
  const page = await renderRoute({
    features: [cartOrdersWeb, fundPaymentWeb],
    loggedIn: true,
    path: '/confirmOrder?items=tote,lamp',
    ...options,
    handlers: [
      ...(options.handlers ?? []),
      mockEndpoint(listPaymentMethodsContract, () => methods),
      mockEndpoint(getBalanceContract, () => ({ balance_fen: 100_000 })),
      mockEndpoint(createPaymentContract, () => paid),
      mockEndpoint(getPaymentContract, () => paid),
      mockEndpoint(getPayablesContract, () => somePayables(numbers.map((ref) => aPayable({ ref })))),
      mockEndpoint(listAddressesContract, () => []),
      ...ordersHandlers(orderAnswers({ preview, placed: someOrdersPlaced(numbers) })),
      ...cartHandlers({ lines }),
    ],
  });
  return { ...page, amount: `¥${(preview.amount_fen / 100).toFixed(2)}` };
};

afterEach(() => {
  vi.useRealTimers();
});

test.each(
  byTurns([
    ['en', 'Total and payment', 'Pay', 'Goods and domestic shipping'],
    ['zh', '应付金额与付款', '付款', '含商品与国内运费'],
  ] as const),
)('one button in the bar orders and pays by the chosen method (%s)', async (language, name, pay, covers) => {
  const { user, amount, location } = await open({ language });
  const bar = within(await screen.findByRole('region', { name }));
  expect(bar.getByText(amount)).toBeVisible();
  expect(bar.getByText(covers)).toBeVisible();
  const submit = bar.getByRole('button', { name: `${pay} ${amount}` });
  await waitFor(() => expect(submit).toBeEnabled());
  expect(screen.getByRole('radio', { name: /^Balance/ })).toBeChecked();
  await user.dblClick(submit);
  await waitFor(() => expect(location()).toBe('/payment/payResult?payment_id=payment_1'));
  expect(sentTo(placeOrders)).toMatchObject([{ body: { cart_ids: ['tote', 'lamp'], contact } }]);
  expect(sentTo(createPayment)).toMatchObject([{ body: { kind: 'order', refs: numbers, method: 'balance' } }]);
});

test('the orders can be placed without a payment, which then takes the payment page', async () => {
  const { user, location } = await open();
  const later = await screen.findByRole('button', { name: 'Order now, pay later' });
  await user.click(later);
  await waitFor(() => expect(location()).toBe(`/payment?kind=order&refs=${numbers.join('%2C')}`));
  expect(sentTo(createPayment)).toEqual([]);
});

test('without any method the orders are placed, to be paid later', async () => {
  const why = fundPaymentReasons.method_unavailable.text.en;
  const off = somePaymentMethods({ balance: why, sandbox: why, stripe: why, paypal: why, westpay: why });
  const { user, location } = await open({}, off);
  const bar = within(await screen.findByRole('region', { name: 'Total and payment' }));
  await user.click(await bar.findByRole('button', { name: 'Place the order' }));
  await waitFor(() => expect(location()).toMatch(/^\/payment\?kind=order/));
});

test.each(
  byTurns([
    ['en', 'Total and payment', 'Your orders are placed, but not paid'],
    ['zh', '应付金额与付款', '订单已提交，尚未付款'],
    ['de', 'Summe und Zahlung', 'Ihre Bestellungen sind aufgegeben, aber noch nicht bezahlt'],
  ] as const),
)('a refused payment leads to the payment of these orders, which says why (%s)', async (language, name, title) => {
  const refuse = mockEndpoint(createPaymentContract, () => {
    throw fail('insufficient_balance', { balance_fen: 0 });
  });
  const { user, location } = await open({ language, handlers: [refuse] });
  const submit = within(await screen.findByRole('region', { name })).getByRole('button');
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
  await waitFor(() =>
    expect(location()).toBe(`/payment?kind=order&refs=${numbers.join('%2C')}&failed=insufficient_balance`),
  );
  expect(await screen.findByText(title)).toBeVisible();
  const banner = within(screen.getByText(title).closest('[role=alert]') as HTMLElement);
  const reason = fundPaymentReasons.insufficient_balance.text[language];
  expect(banner.getByText(reason)).toBeVisible();
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(sentTo(placeOrders)).toHaveLength(1);
});

test('after a lost answer of the payment, the button only pays, under the same key', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const keys: (string | null)[] = [];
  let lose = true;
  const lossy = http.post('*/v1/payments', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return lose ? HttpResponse.error() : undefined;
  });
  const { user, location, amount } = await open({ handlers: [lossy] });
  const submit = await screen.findByRole('button', { name: `Pay ${amount}` });
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
  await waitFor(() => expect(keys).toHaveLength(1));
  const bar = within(screen.getByRole('region', { name: 'Total and payment' }));
  expect(await bar.findByRole('alert')).toHaveTextContent('No answer from the server');
  await waitFor(() => expect(submit).toBeEnabled());
  expect(location()).toMatch(/^\/confirmOrder/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  lose = false;
  vi.setSystemTime(Date.now() + doubleClickMs);
  await user.click(submit);
  await waitFor(() => expect(location()).toBe('/payment/payResult?payment_id=payment_1'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(sentTo(placeOrders)).toHaveLength(1);
});
