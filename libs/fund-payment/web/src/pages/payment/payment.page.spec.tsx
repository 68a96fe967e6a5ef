import { screen, waitFor, within } from '@testing-library/react';
import { anAddress } from '@caravan/account/contract/testing';
import { fail, fundPaymentReasons, maxRefs } from '@caravan/fund-payment/contract';
import { createPaymentSchema, getPayablesSchema, listPaymentMethodsSchema } from '@caravan/fund-payment/contract/schema';
import { aPayable, aPayment, somePaymentMethods } from '@caravan/fund-payment/contract/testing';
import { hour } from '@caravan/kernel';
import { mockEndpoint, mockServer, renderRoute } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fundPaymentWeb } from '../../fund-payment.web.ts';
import type { MockTill } from '../../mocks/mock-till.ts';
import { openPage, watchLeaving, type OpenOptions } from '../../testing/open-page.ts';

const soon = (ms = 22.5 * hour) => new Date(Date.now() + ms).toISOString();
const order = (over: Partial<MockTill['payables'][number]> = {}): MockTill['payables'][number] => ({
  kind: 'order',
  ...aPayable({ ref: 'CV2611A', title: 'Lantern Street Goods · 2', amount_fen: 26_400, expires_at: soon() }),
  ...over,
});
const second = () => order({ ref: 'CV2611B', title: 'Tea house · 1', amount_fen: 3_600 });
const cancelled = () => order({ ref: 'CV2611C', payable: false, reason: 'This can no longer be paid', expires_at: null });

const path = '/payment?kind=order&refs=';
const open = (refs: string, { till, ...options }: OpenOptions = {}) =>
  openPage(path + refs, { till: { payables: [order(), second(), cancelled()], balanceFen: 50_000, ...till }, ...options });
const payButton = () => screen.findByRole('button', { name: /^(Pay|支付) ¥/ });
const amounts = () => within(screen.getByRole('region', { name: /Summary|支付汇总/ })).getAllByRole('definition').map((one) => one.textContent);

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['en', { title: 'Payment', pay: 'Pay ¥300.00', first: 'Order CV2611A', fee: 'Payment fee', charged: 'You are charged in Chinese yuan (CNY): CN ¥300.00.', hint: /You have CN ¥500.00/, time: /More than 22 hours left to pay/, end: /cancelled by itself/ }],
  ['zh', { title: '支付', pay: '支付 ¥300.00', first: '订单 CV2611A', fee: '支付手续费', charged: '以人民币（CNY）扣款：CN ¥300.00。', hint: /当前余额 CN ¥500.00/, time: /剩余支付时间超过 22 小时/, end: /自动取消/ }],
] as const)('a payment of several orders in %s', (language, words) => {
  test('shows each with its amount, every fee, the whole, the currency and the time left', async () => {
    await open('CV2611A,CV2611B', { language });
    await waitFor(() => expect(screen.getByRole('button', { name: words.pay })).toBeEnabled());
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(document.title).toBe(words.title);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(screen.getByRole('link', { name: words.first })).toHaveAttribute('href', '/mine/order/orderDetail?number=CV2611A');
    expect(screen.getByText('Tea house · 1')).toBeVisible();
    expect(screen.getByText(words.fee)).toBeVisible();
    expect(amounts()).toEqual(['¥300.00', '¥0.00', '¥300.00']);
    expect(screen.getByText(words.charged)).toBeVisible();
    expect(screen.getByRole('radio', { name: words.hint })).toBeChecked();
    expect(screen.getByText(words.time)).toHaveAttribute('role', 'status');
    expect(screen.getByText(words.end)).toBeVisible();
  });

  test('is made once, however often the button is pressed', async () => {
    const { user, till, location } = await open('CV2611A,CV2611B', { language });
    await user.dblClick(await payButton());
    await waitFor(() => expect(location()).toBe('/payment/payResult?payment_id=payment_1'));
    expect(till.payments).toMatchObject([{ kind: 'order', refs: ['CV2611A', 'CV2611B'], amount_fen: 30_000, method: 'balance', status: 'succeeded' }]);
    expect(till.balanceFen).toBe(20_000);
  });
});

describe('what can be paid', () => {
  test('what cannot is shown with its reason, and the rest is paid', async () => {
    const { user, till, location } = await open('CV2611A,CV2611C');
    const button = await screen.findByRole('button', { name: 'Pay ¥264.00' });
    expect(screen.getByText('This can no longer be paid')).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(location()).toMatch(/payResult/));
    expect(till.payments[0]?.refs).toEqual(['CV2611A']);
  });

  test.each([
    ['en', 'None of this can be paid now', 'My orders'],
    ['zh', '暂无可支付的内容', '我的订单'],
  ] as const)('nothing at all leads to the orders (%s)', async (language, title, link) => {
    await open('CV2611C', { language });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/mine/order');
    expect(screen.queryByRole('button', { name: /Pay|支付/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test.each([
    ['en', '/payment', 'Nothing to pay'],
    ['zh', '/payment?kind=recharge&refs=CV2611A', '没有待支付的内容'],
  ] as const)('an address that names nothing says so (%s)', async (language, address, title) => {
    await openPage(address, { language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('more than one payment covers is told', async () => {
    const payables = Array.from({ length: maxRefs + 2 }, (_, index) => order({ ref: `CV26${String(index).padStart(3, '0')}` }));
    await open(payables.map(({ ref }) => ref).join(','), { till: { payables } });
    expect(await screen.findByText(/2 more have to be paid afterwards/)).toBeVisible();
  });

  test.each([
    ['en', 'We could not find this'],
    ['zh', '没有找到相关内容'],
  ] as const)('somebody else’s is not found (%s)', async (language, title) => {
    await open('CV2611X', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a number that the title names is not said twice', async () => {
    await open('CV2611A', { till: { payables: [order({ title: 'Order CV2611A · Tea house' })] } });
    expect(await screen.findByRole('link', { name: 'Order CV2611A · Tea house' })).toBeVisible();
    expect(screen.getAllByText(/CV2611A/)).toHaveLength(1);
  });

  test('a package leads to packages', async () => {
    await openPage('/payment?kind=package&refs=PK2611A', { till: { payables: [order({ kind: 'package', ref: 'PK2611A' })] } });
    expect(await screen.findByRole('link', { name: 'Package PK2611A' })).toHaveAttribute('href', '/mine/package/packageDetail?number=PK2611A');
    expect(screen.getByText(/its goods go back to the shelf/)).toBeVisible();
  });

  test('when the time is over, the server is asked again', async () => {
    let asked = 0;
    const over = mockEndpoint(getPayablesSchema, () => {
      asked += 1;
      const item = asked === 1 ? aPayable({ ref: 'CV2611A', expires_at: soon(300) }) : aPayable({ ref: 'CV2611A', expires_at: null, payable: false, reason: 'The time to pay is over' });
      return { items: [item], amount_fen: item.payable ? item.amount_fen : 0 };
    });
    await open('CV2611A', { handlers: [over] });
    expect(await screen.findByText('None of this can be paid now')).toBeVisible();
    expect(screen.getByText('The time to pay is over')).toBeVisible();
  });
});

describe('the way to pay', () => {
  test.each([
    ['en', 'Top up ¥164.00', 'Your balance is ¥164.00 short.', /Your balance is too low/],
    ['zh', '充值 ¥164.00', '余额还差 ¥164.00。', /余额不足/],
  ] as const)('a balance that is too low leads to a top-up of what is missing, and back (%s)', async (language, action, text, reason) => {
    await open('CV2611A', { language, till: { balanceFen: 10_000 } });
    const link = await screen.findByRole('link', { name: action });
    expect(link).toHaveAttribute('href', '/payment/recharge?amount_fen=16400&next=%2Fpayment%3Fkind%3Dorder%26refs%3DCV2611A');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('radio', { name: reason })).toBeDisabled();
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'sandbox');
  });

  test('the sandbox’s page is loaded whole', async () => {
    const assign = watchLeaving();
    const { user } = await open('CV2611A');
    await user.click(await screen.findByRole('radio', { name: /Sandbox/ }));
    await user.click(await payButton());
    await waitFor(() => expect(assign.mock.calls).toEqual([['/sandbox/pay/payment_1']]));
    expect(await payButton()).toHaveAttribute('aria-busy', 'true');
  });

  test('an address that is neither ours nor https is never opened', async () => {
    const assign = watchLeaving();
    const evil = mockEndpoint(createPaymentSchema, () => aPayment({ id: 'payment_9', redirect_url: 'javascript:alert(1)' }));
    const { user, location } = await open('CV2611A', { handlers: [evil] });
    await user.click(await screen.findByRole('radio', { name: /Sandbox/ }));
    await user.click(await payButton());
    await waitFor(() => expect(location()).toBe('/payment/payResult?payment_id=payment_9'));
    expect(assign).not.toHaveBeenCalled();
    await screen.findByRole('heading', { name: 'We could not find this' });
  });

  test('Western Union says what it charges in, and leads to its instructions', async () => {
    const { user, location } = await open('CV2611A');
    await user.click(await screen.findByRole('radio', { name: /Western Union/ }));
    expect(screen.getByText(/Western Union adds a fee of its own/)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(location()).toBe('/payment/westpay?payment_id=payment_1'));
  });

  test('the keyboard moves among the ways', async () => {
    const { user } = await open('CV2611A');
    (await screen.findByRole('radio', { checked: true })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Sandbox/ })).toBeChecked();
  });

  test('where none is available, nothing can be pressed', async () => {
    const none = mockEndpoint(listPaymentMethodsSchema, () => somePaymentMethods().map((one) => ({ ...one, available: false, reason: 'Closed' })));
    await open('CV2611A', { handlers: [none] });
    expect(await screen.findByText('No way to pay is available at the moment.')).toBeVisible();
    expect(await payButton()).toBeDisabled();
  });
});

describe('a bill address', () => {
  const billing = [anAddress({ id: 'bill_1', kind: 'billing' }), anAddress({ id: 'bill_2', kind: 'billing', city: 'Lyon', country: 'FR', is_default: false })];

  test('is not spoken of where there is none', async () => {
    await open('CV2611A');
    await payButton();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test.each([
    ['en', /^Bill address/, 'Add a bill address', 'bill_1'],
    ['zh', /^账单地址/, '添加账单地址', undefined],
  ] as const)('may be chosen or left out (%s)', async (language, label, add, chosen) => {
    const sent: unknown[] = [];
    const watch = mockEndpoint(createPaymentSchema, ({ body }) => {
      sent.push(body.bill_address_id);
      return aPayment({ id: 'payment_9', status: 'succeeded', method: 'balance' });
    });
    const { user } = await open('CV2611A', { language, till: { addresses: billing }, handlers: [watch] });
    const select = await screen.findByRole('combobox', { name: label });
    expect(select).toHaveValue('bill_1');
    expect(screen.getByRole('link', { name: add })).toHaveAttribute('href', '/mine/address');
    if (chosen === undefined) await user.selectOptions(select, '');
    await user.click(await payButton());
    await waitFor(() => expect(sent).toEqual([chosen]));
    await screen.findByRole('heading', { level: 1, name: /We could not find this|没有找到相关内容/ });
  });
});

describe('what goes wrong', () => {
  test.each([
    ['en', 'The payment was not made', 'Your balance is too low for this payment'],
    ['zh', '支付未完成', '余额不足，无法完成支付'],
  ] as const)('a refusal is told and stays; the same again has the same key (%s)', async (language, title, message) => {
    const keys: (string | null)[] = [];
    const refuse = mockEndpoint(
      createPaymentSchema,
      ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        throw fail('insufficient_balance', { balance_fen: 0 });
      },
      fundPaymentReasons,
    );
    const { user, location } = await open('CV2611A', { language, handlers: [refuse] });
    const now = vi.spyOn(Date, 'now');
    await user.click(await payButton());
    const banner = (await screen.findByText(title)).parentElement;
    expect(banner).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    const later = Date.now() + 3_000;
    now.mockReturnValue(later);
    await user.click(await payButton());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
    expect(location()).toBe('/payment?kind=order&refs=CV2611A');
    now.mockRestore();
  });

  test('what was paid in another tab meanwhile shows so', async () => {
    const { user, till } = await open('CV2611A');
    const button = await payButton();
    till.payables = [order({ payable: false, reason: 'This has been paid already' })];
    await user.click(button);
    expect(await screen.findByText('None of this can be paid now')).toBeVisible();
    expect(screen.getAllByText('This has been paid already')[0]).toBeVisible();
    expect(till.payments).toEqual([]);
  });

  test.each([
    ['en', 'This could not be loaded', 'Try again'],
    ['zh', '加载失败', '重新加载'],
  ] as const)('what cannot be loaded may be tried again (%s)', async (language, title, again) => {
    const broken = mockEndpoint(getPayablesSchema, () => {
      throw fail('unavailable');
    });
    const { user, till } = await open('CV2611A', { language, handlers: [broken] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    mockServer.use(...till.handlers);
    await user.click(screen.getByRole('button', { name: again }));
    await payButton();
  });

  test('ways to pay that cannot be loaded may be tried again', async () => {
    const broken = mockEndpoint(listPaymentMethodsSchema, () => {
      throw fail('unavailable');
    });
    const { user, till } = await open('CV2611A', { handlers: [broken] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await payButton()).toBeDisabled();
    mockServer.use(...till.handlers);
    await user.click(again);
    await waitFor(async () => expect(await payButton()).toBeEnabled());
  });

  test('a visitor is asked to log in and comes back', async () => {
    const { location } = await renderRoute({ feature: fundPaymentWeb, path: '/payment?kind=order&refs=CV2611A' });
    expect(location()).toBe('/user/login?next=%2Fpayment%3Fkind%3Dorder%26refs%3DCV2611A');
  });
});
