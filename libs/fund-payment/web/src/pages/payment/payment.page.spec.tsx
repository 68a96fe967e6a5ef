import { screen, waitFor, within } from '@testing-library/react';
import { anAddress } from '@caravan/account/contract/testing';
import {
  createPayment,
  fail,
  fundPaymentReasons,
  getPayables,
  maxRefs,
  type PayableItem,
} from '@caravan/fund-payment/contract';
import {
  createPaymentContract,
  getPayablesContract,
  listPaymentMethodsContract,
} from '@caravan/fund-payment/contract/schema';
import {
  aPayable,
  aPayment,
  aWestpayPayment,
  somePayables,
  somePaymentMethods,
} from '@caravan/fund-payment/contract/testing';
import { commonReasons, hour } from '@caravan/kernel';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fundPaymentWeb } from '../../fund-payment.web.ts';
import { openPage, watchLeaving, type OpenOptions } from '../../testing/open-page.ts';

const soon = (ms = 22.5 * hour) => new Date(Date.now() + ms).toISOString();
const first = (over: Partial<PayableItem> = {}) =>
  aPayable({ ref: 'CV2611A', title: 'Lantern Street Goods · 2', amount_fen: 26_400, expires_at: soon(), ...over });
const second = () => aPayable({ ref: 'CV2611B', title: 'Tea house · 1', amount_fen: 3_600, expires_at: soon() });
const cancelled = () =>
  first({ ref: 'CV2611C', payable: false, reason: fundPaymentReasons.not_payable.text.en, expires_at: null });
const paid = () => aPayment({ status: 'succeeded', method: 'balance', redirect_url: null });

const open = (items: PayableItem[], { answers, ...options }: OpenOptions = {}) =>
  openPage(`/payment?kind=order&refs=${items.map(({ ref }) => ref).join(',')}`, {
    answers: { payables: somePayables(items), balanceFen: 50_000, payment: paid(), ...answers },
    ...options,
  });
const payButton = () => screen.findByRole('button', { name: /^(Pay|付款) ¥/ });
const amounts = () =>
  within(screen.getByRole('region', { name: /Summary|付款汇总/ }))
    .getAllByRole('definition')
    .map((one) => one.textContent);

afterEach(() => vi.unstubAllGlobals());

test.each(
  byTurns([
    ['en', 'Extra fee CV2611A-1', '1 extra fee', /we do not buy the goods and refund them to you/],
    ['zh', '补款 CV2611A-1', '1 笔补款', /我们不会采购相关商品，并退款给您/],
  ] as const),
)('an extra fee of an order is paid like an order (%s)', async (language, name, count, end) => {
  const title = 'Domestic shipping · Order CV2611A';
  const fee = aPayable({ ref: 'CV2611A-1', title, amount_fen: 600, expires_at: soon() });
  const { user } = await openPage('/payment?kind=order_extra&refs=CV2611A-1', {
    answers: { payables: somePayables([fee]), balanceFen: 50_000, payment: paid() },
    language,
  });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/mine/order/orderDetail?number=CV2611A');
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(count)).toBeVisible();
  expect(screen.getByText(end)).toBeVisible();
  await user.click(await payButton());
  await waitFor(() =>
    expect(sentTo(createPayment)).toMatchObject([{ body: { kind: 'order_extra', refs: ['CV2611A-1'] } }]),
  );
});

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'Payment',
        pay: 'Pay ¥300.00',
        first: 'Order CV2611A',
        fee: 'Payment fee',
        charged: 'You are charged in Chinese yuan (CNY): ¥300.00.',
        hint: /You have CN\s¥500.00/,
        time: /More than 22 hours left to pay/,
        end: /cancelled automatically/,
      },
    ],
    [
      'zh',
      {
        title: '付款',
        pay: '付款 ¥300.00',
        first: '订单 CV2611A',
        fee: '手续费',
        charged: '以人民币（CNY）扣款：¥300.00。',
        hint: /当前余额 CN\s¥500.00/,
        time: /剩余付款时间超过 22 小时/,
        end: /自动取消/,
      },
    ],
  ] as const),
)('a payment of several orders in %s', (language, words) => {
  test('shows each with its amount, all fees, the total, the currency and the time left', async () => {
    await open([first(), second()], { language });
    await waitFor(() => expect(screen.getByRole('button', { name: words.pay })).toBeEnabled());
    expect(sentTo(getPayables)).toMatchObject([{ query: { kind: 'order', refs: ['CV2611A', 'CV2611B'] } }]);
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(document.title).toBe(words.title);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(screen.getByRole('link', { name: words.first })).toHaveAttribute(
      'href',
      '/mine/order/orderDetail?number=CV2611A',
    );
    expect(screen.getByText('Tea house · 1')).toBeVisible();
    expect(screen.getByText(words.fee)).toBeVisible();
    expect(amounts()).toEqual(['¥300.00', '¥0.00', '¥300.00']);
    expect(screen.getByText(words.charged)).toBeVisible();
    expect(screen.getByRole('radio', { name: words.hint })).toBeChecked();
    expect(screen.getByText(words.time)).toHaveAttribute('role', 'status');
    expect(screen.getByText(words.end)).toBeVisible();
  });

  test('is made once, however often the button is pressed', async () => {
    const { user, location } = await open([first(), second()], { language });
    await user.dblClick(await payButton());
    await waitFor(() => expect(location()).toBe('/payment/payResult?payment_id=payment_1'));
    expect(sentTo(createPayment)).toMatchObject([
      {
        body: { kind: 'order', refs: ['CV2611A', 'CV2611B'], method: 'balance' },
        idempotencyKey: expect.any(String),
      },
    ]);
  });
});

describe('what can be paid', () => {
  test('a blocked item shows its reason, and the rest can be paid', async () => {
    const { user, location } = await open([first(), cancelled()]);
    const button = await screen.findByRole('button', { name: 'Pay ¥264.00' });
    expect(screen.getByText(fundPaymentReasons.not_payable.text.en)).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(location()).toMatch(/payResult/));
    expect(sentTo(createPayment)).toMatchObject([{ body: { refs: ['CV2611A'] } }]);
  });

  test.each(
    byTurns([
      ['en', 'Nothing here can be paid now', 'My orders'],
      ['zh', '暂无可付款的内容', '我的订单'],
    ] as const),
  )('nothing at all leads to the orders (%s)', async (language, title, link) => {
    await open([cancelled()], { language });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/mine/order');
    expect(screen.queryByRole('button', { name: /Pay|付款/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test.each([
    ['en', '/payment', 'Nothing to pay'],
    ['zh', '/payment?kind=recharge&refs=CV2611A', '没有待付款的内容'],
  ] as const)('an address that names nothing says so (%s)', async (language, address, title) => {
    await openPage(address, { language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('items beyond the limit of one payment are reported', async () => {
    await open(
      Array.from({ length: maxRefs + 2 }, (_, index) => first({ ref: `CV26${String(index).padStart(3, '0')}` })),
    );
    expect(sentTo(getPayables)[0]?.query.refs).toHaveLength(maxRefs);
    expect(await screen.findByText(/2 more must be paid separately/)).toBeVisible();
  });

  test.each(
    byTurns([
      ['en', 'We could not find this'],
      ['zh', '没有找到相关内容'],
    ] as const),
  )('somebody else’s is not found (%s)', async (language, title) => {
    const absent = mockEndpoint(getPayablesContract, () => {
      throw fail('not_found');
    });
    await open([first()], { language, handlers: [absent] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a number in the title is not repeated', async () => {
    await open([first({ title: 'Order CV2611A · Tea house' })]);
    expect(await screen.findByRole('link', { name: 'Order CV2611A · Tea house' })).toBeVisible();
    expect(screen.getAllByText(/CV2611A/)).toHaveLength(1);
  });

  test('a package links to packages', async () => {
    await openPage('/payment?kind=package&refs=PK2611A', {
      answers: { payables: somePayables([first({ ref: 'PK2611A' })]) },
    });
    expect(await screen.findByRole('link', { name: 'Package PK2611A' })).toHaveAttribute(
      'href',
      '/mine/package/packageDetail?number=PK2611A',
    );
    expect(screen.getByText(/its goods return to the warehouse/)).toBeVisible();
  });

  test('reads the items again when the time is over', async () => {
    const reason = fundPaymentReasons.payment_expired.text.en;
    const { answers } = await open([first({ expires_at: soon(300) })]);
    answers.payables = somePayables([first({ expires_at: null, payable: false, reason })]);
    expect(await screen.findByText('Nothing here can be paid now')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });
});

describe('the payment method', () => {
  test.each(
    byTurns([
      ['en', 'Top up ¥164.00', 'Your balance is ¥164.00 short.'],
      ['zh', '充值 ¥164.00', '余额还差 ¥164.00。'],
    ] as const),
  )('a balance that is too low leads to a top-up of what is missing, and back (%s)', async (language, action, text) => {
    const reason = fundPaymentReasons.insufficient_balance.text[language];
    const methods = somePaymentMethods({ balance: reason });
    await open([first()], { language, answers: { balanceFen: 10_000, methods } });
    const link = await screen.findByRole('link', { name: action });
    expect(link).toHaveAttribute(
      'href',
      '/payment/recharge?amount_fen=16400&next=%2Fpayment%3Fkind%3Dorder%26refs%3DCV2611A',
    );
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('radio', { name: new RegExp(reason) })).toBeDisabled();
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'sandbox');
  });

  test('the sandbox’s page is loaded in full', async () => {
    const assign = watchLeaving();
    const { user } = await open([first()], { answers: { payment: aPayment() } });
    await user.click(await screen.findByRole('radio', { name: /Sandbox/ }));
    await user.click(await payButton());
    await waitFor(() => expect(assign.mock.calls).toEqual([['/sandbox/pay/payment_1']]));
    expect(await payButton()).toHaveAttribute('aria-busy', 'true');
    expect(sentTo(createPayment)).toMatchObject([{ body: { method: 'sandbox' } }]);
  });

  test('an external address without https is not opened', async () => {
    const assign = watchLeaving();
    const payment = aPayment({ redirect_url: 'javascript:alert(1)' });
    const { user, location } = await open([first()], { answers: { payment } });
    await user.click(await screen.findByRole('radio', { name: /Sandbox/ }));
    await user.click(await payButton());
    await waitFor(() => expect(location()).toBe('/payment/payResult?payment_id=payment_1'));
    expect(assign).not.toHaveBeenCalled();
    await screen.findByRole('heading', { name: 'Waiting for the payment provider' });
  });

  test('Western Union shows its currency, and links to its instructions', async () => {
    const { user, location } = await open([first()], { answers: { payment: aWestpayPayment() } });
    await user.click(await screen.findByRole('radio', { name: /Western Union/ }));
    expect(screen.getByText(/Western Union charges its own fee/)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(location()).toBe('/payment/westpay?payment_id=payment_1'));
    expect(sentTo(createPayment)).toMatchObject([{ body: { method: 'westpay' } }]);
  });

  test('PayPal says that it charges another currency, and its page is opened', async () => {
    const assign = watchLeaving();
    const redirect_url = 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T';
    const { user } = await open([first()], { answers: { payment: aPayment({ method: 'paypal', redirect_url }) } });
    await user.click(await screen.findByRole('radio', { name: /PayPal/ }));
    expect(screen.getByText(/PayPal charges another currency/)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(assign.mock.calls).toEqual([[redirect_url]]));
    expect(sentTo(createPayment)).toMatchObject([{ body: { method: 'paypal' } }]);
  });

  test.each(
    byTurns([
      [
        'en',
        'The rate of 19 Nov 2026 is 1 CNY = 0.1409 USD. With our exchange margin of 2%, 1 CNY = 0.14377552 USD counts. For this payment, that is US$37.96.',
      ],
      [
        'zh',
        '2026年11月19日汇率为 1 CNY = 0.1409 USD，加上本站 2% 的汇率加点，实际按 1 CNY = 0.14377552 USD 计算。本次付款为 US$37.96。',
      ],
    ] as const),
  )('an exchange margin is said before paying, only where it counts (%s)', async (language, words) => {
    const exchange = {
      currency: 'USD',
      rate: '0.14377552',
      rate_as_of: '2026-11-19',
      day_rate: '0.1409',
      margin_bp: 200,
      amount: '37.96',
    };
    const methods = somePaymentMethods().map((method) => (method.id === 'paypal' ? { ...method, exchange } : method));
    const { user } = await open([first()], { language, answers: { methods } });
    await screen.findByRole('radio', { name: /PayPal/ });
    expect(screen.queryByText(/0\.1409/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() =>
      expect(sentTo(createPayment)).toMatchObject([{ body: { method: 'paypal', exchange_rate: '0.14377552' } }]),
    );
  });

  test('an exchange margin that began meanwhile is refused, and said before it is paid', async () => {
    const exchange = { currency: 'USD', rate_as_of: '2026-11-19', day_rate: '0.1409', amount: '37.96' };
    const at = (rate: string, margin_bp: number) =>
      somePaymentMethods().map((method) =>
        method.id === 'paypal' ? { ...method, exchange: { ...exchange, rate, margin_bp } } : method,
      );
    const refuse = mockEndpoint(
      createPaymentContract,
      () => {
        throw fail('amount_changed');
      },
      fundPaymentReasons,
    );
    const { user, answers } = await open([first()], { handlers: [refuse] });
    await user.click(await screen.findByRole('radio', { name: /PayPal/ }));
    answers.methods = at('0.14377552', 200);
    await user.click(await payButton());
    expect(await screen.findByText(/with our exchange margin of 2%/i)).toBeVisible();
    expect(screen.getByText(fundPaymentReasons.amount_changed.text.en)).toBeVisible();
    expect(sentTo(createPayment)).toMatchObject([{ body: { method: 'paypal', exchange_rate: null } }]);
  });

  test('arrow keys move between the methods', async () => {
    const { user } = await open([first()]);
    (await screen.findByRole('radio', { checked: true })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Sandbox/ })).toBeChecked();
  });

  test('without an available method the button is disabled', async () => {
    const methods = somePaymentMethods({ balance: 'Closed', sandbox: 'Closed', paypal: 'Closed', westpay: 'Closed' });
    await open([first()], { answers: { methods } });
    expect(await screen.findByText('No payment method is available at the moment.')).toBeVisible();
    expect(await payButton()).toBeDisabled();
  });
});

describe('a billing address', () => {
  const billing = [
    anAddress({ id: 'bill_1', kind: 'billing' }),
    anAddress({ id: 'bill_2', kind: 'billing', city: 'Lyon', country: 'FR', is_default: false }),
  ];

  test('is not mentioned without one', async () => {
    await open([first()]);
    await payButton();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test.each([
    ['en', /^Billing address/, 'Add a billing address', 'bill_1'],
    ['zh', /^账单地址/, '添加账单地址', undefined],
  ] as const)('may be chosen or left out (%s)', async (language, label, add, chosen) => {
    const { user, location } = await open([first()], { language, answers: { addresses: billing } });
    const select = await screen.findByRole('combobox', { name: label });
    expect(select).toHaveValue('bill_1');
    expect(screen.getByRole('link', { name: add })).toHaveAttribute('href', '/mine/address');
    if (chosen === undefined) await user.selectOptions(select, '');
    await user.click(await payButton());
    await waitFor(() => expect(location()).toMatch(/payResult/));
    expect(sentTo(createPayment).map(({ body }) => body.bill_address_id)).toEqual([chosen]);
  });
});

describe('failures', () => {
  test.each(
    byTurns([
      ['en', 'The payment did not go through', 'Your balance is too low for this payment'],
      ['zh', '付款未完成', '余额不足，无法完成付款'],
    ] as const),
  )('a refusal is told and stays; the same again has the same key (%s)', async (language, title, message) => {
    const refuse = mockEndpoint(
      createPaymentContract,
      () => {
        throw fail('insufficient_balance', { balance_fen: 0 });
      },
      fundPaymentReasons,
    );
    const { user, location } = await open([first()], { language, handlers: [refuse] });
    const now = vi.spyOn(Date, 'now');
    await user.click(await payButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(title)).toBeVisible();
    expect(alert.getByText(message)).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    const later = Date.now() + 3_000;
    now.mockReturnValue(later);
    await user.click(await payButton());
    await waitFor(() => expect(sentTo(createPayment)).toHaveLength(2));
    const [before, after] = sentTo(createPayment);
    expect(before?.idempotencyKey).toEqual(expect.any(String));
    expect(after?.idempotencyKey).toBe(before?.idempotencyKey);
    expect(location()).toBe('/payment?kind=order&refs=CV2611A');
    now.mockRestore();
  });

  test('after a new refusal, the reason of the checkout is gone', async () => {
    const refuse = mockEndpoint(
      createPaymentContract,
      () => {
        throw fail('provider_unavailable');
      },
      fundPaymentReasons,
    );
    const { user } = await openPage('/payment?kind=order&refs=CV2611A&failed=unavailable', {
      answers: { payables: somePayables([first()]), balanceFen: 50_000 },
      handlers: [refuse],
    });
    expect(await screen.findByText(commonReasons.unavailable.text.en)).toBeVisible();
    await user.click(await payButton());
    expect(await screen.findByText(fundPaymentReasons.provider_unavailable.text.en)).toBeVisible();
    expect(screen.queryByText(commonReasons.unavailable.text.en)).not.toBeInTheDocument();
    expect(screen.getByText('Your order is placed, but not paid')).toBeVisible();
  });

  test('a payment in another tab is shown', async () => {
    const refuse = mockEndpoint(
      createPaymentContract,
      () => {
        throw fail('already_paid');
      },
      fundPaymentReasons,
    );
    const { user, answers } = await open([first()], { handlers: [refuse] });
    const button = await payButton();
    const reason = fundPaymentReasons.already_paid.text.en;
    answers.payables = somePayables([first({ payable: false, reason })]);
    await user.click(button);
    expect(await screen.findByText('Nothing here can be paid now')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  test.each(
    byTurns([
      ['en', 'This could not be loaded', 'Try again'],
      ['zh', '加载失败', '重新加载'],
    ] as const),
  )('what cannot be loaded may be tried again (%s)', async (language, title, again) => {
    const broken = mockEndpoint(getPayablesContract, () => {
      throw fail('unavailable');
    });
    const { user, mocks } = await open([first()], { language, handlers: [broken] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: again }));
    await payButton();
  });

  test('payment methods that failed to load can be retried', async () => {
    const broken = mockEndpoint(listPaymentMethodsContract, () => {
      throw fail('unavailable');
    });
    const { user, mocks } = await open([first()], { handlers: [broken] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await payButton()).toBeDisabled();
    mockServer.use(...mocks);
    await user.click(again);
    await waitFor(async () => expect(await payButton()).toBeEnabled());
  });

  test('a visitor is asked to log in and comes back', async () => {
    const { location } = await renderRoute({ feature: fundPaymentWeb, path: '/payment?kind=order&refs=CV2611A' });
    expect(location()).toBe('/user/login?next=%2Fpayment%3Fkind%3Dorder%26refs%3DCV2611A');
  });
});

test.each([
  ['en', 'Add to calendar', 'SUMMARY:Pay CV2611A\\, CV2611B'],
  ['zh', '加入日历', 'SUMMARY:付款：CV2611A、CV2611B'],
] as const)('the deadline is saved for a calendar, %s', async (language, button, summary) => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  const items = [first(), second()];
  const { user } = await open(items, { language });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  const end = items[0]?.expires_at ?? '';
  expect(text).toContain(summary);
  expect(text).toContain(`DTSTART:${end.replaceAll(/[-:]|\.\d+/g, '')}`);
});
