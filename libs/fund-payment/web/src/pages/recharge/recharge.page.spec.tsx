import { screen, waitFor } from '@testing-library/react';
import {
  createPayment,
  fail,
  fundPaymentReasons,
  maxRechargeFen,
  minRechargeFen,
  type PaymentMethodChoice,
} from '@caravan/fund-payment/contract';
import { createPaymentContract, listPaymentMethodsContract } from '@caravan/fund-payment/contract/schema';
import { byTurns, mockEndpoint, mockServer, sentTo } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage, watchLeaving, type OpenOptions } from '../../testing/open-page.ts';

const open = (query = '', options: OpenOptions = {}) =>
  openPage(`/payment/recharge${query}`, { ...options, answers: { balanceFen: 123_450, ...options.answers } });
const amount = () => screen.getByRole('textbox');
const submit = () => screen.getByRole('button', { name: /Continue to pay|去付款/ });
const ready = () => screen.findByRole('radio', { checked: true, name: /Sandbox|沙盒/ });

afterEach(() => vi.unstubAllGlobals());

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'Top up the balance',
        own: 'Amount in yuan',
        required: 'Please select the recharge amount',
        low: 'At least ¥1.00',
        high: 'At most ¥100,000.00',
        odd: 'Enter an amount such as 50 or 50.50',
        pay: 'Continue to pay ¥500.00',
        charged: 'You are charged in Chinese yuan (CNY): ¥500.00.',
      },
    ],
    [
      'zh',
      {
        title: '余额充值',
        own: '金额（元）',
        required: '请选择充值金额',
        low: '最低 ¥1.00',
        high: '最高 ¥100,000.00',
        odd: '请输入金额，例如 50 或 50.50',
        pay: '去付款 ¥500.00',
        charged: '以人民币（CNY）扣款：¥500.00。',
      },
    ],
  ] as const),
)('a top-up in %s', (language, words) => {
  test('shows the balance and preset amounts, without the balance as a method', async () => {
    await open('', { language });
    await ready();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(document.title).toBe(words.title);
    expect(await screen.findByText('CN ¥1,234.50')).toBeVisible();
    expect(screen.getByRole('radio', { name: '¥500.00' })).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: /^(Balance|余额)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: words.own })).toHaveAttribute('inputmode', 'decimal');
  });

  test('without an amount asks for one, with the specified text', async () => {
    const { user } = await open('', { language });
    await ready();
    await user.click(submit());
    await waitFor(() => expect(amount()).toHaveFocus());
    expect(amount()).toHaveAccessibleDescription(new RegExp(words.required));
    expect(sentTo(createPayment)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '¥200.00' }));
    await waitFor(() => expect(amount()).not.toHaveAttribute('aria-invalid'));
  });

  test.each([
    ['0.99', 'low'],
    ['0', 'low'],
    ['100000.01', 'high'],
    ['999999999999', 'high'],
    ['5.555', 'odd'],
    ['-5', 'odd'],
    ['abc', 'odd'],
  ] as const)('%s is refused when the field is left', async (typed, fault) => {
    const { user } = await open('', { language });
    await ready();
    await user.type(amount(), typed);
    await user.tab();
    await waitFor(() =>
      expect(amount()).toHaveAccessibleDescription(new RegExp(words[fault].replaceAll(/[.¥]/g, '.'))),
    );
    expect(amount()).toHaveValue(typed);
  });

  test('of a preset amount opens the provider once', async () => {
    const assign = watchLeaving();
    const { user } = await open('', { language });
    await ready();
    await user.click(screen.getByRole('radio', { name: '¥500.00' }));
    expect(amount()).toHaveValue('500');
    expect(screen.getByText(words.charged)).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: words.pay }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/sandbox/pay/payment_1']]));
    expect(sentTo(createPayment)).toMatchObject([
      {
        body: { kind: 'recharge', amount_fen: 50_000, method: 'sandbox', exchange_rate: null },
        idempotencyKey: expect.any(String),
      },
    ]);
  });
});

describe('the amount', () => {
  test.each([
    ['1', minRechargeFen],
    ['100000', maxRechargeFen],
    ['1,234.5', 123_450],
    ['1.234,50', 123_450],
    ['100000,00', maxRechargeFen],
    ['¥１２', 1_200],
  ])('%s is understood', async (typed, fen) => {
    watchLeaving();
    const { user } = await open();
    await ready();
    await user.type(amount(), `${typed}{Enter}`);
    await waitFor(() => expect(sentTo(createPayment)).toMatchObject([{ body: { amount_fen: fen } }]));
  });

  test('a typed amount that equals a preset selects it', async () => {
    const { user } = await open();
    await ready();
    await user.type(amount(), '1000.00');
    expect(screen.getByRole('radio', { name: '¥1,000.00' })).toBeChecked();
    await user.type(amount(), '{Backspace}5');
    expect(screen.queryByRole('radio', { checked: true, name: /^¥/ })).not.toBeInTheDocument();
  });

  test('that a payment lacks is prefilled, and the return path is kept', async () => {
    const assign = watchLeaving();
    const { user } = await open('?amount_fen=16405&next=%2Fpayment%3Fkind%3Dorder%26refs%3DCV2611A');
    await ready();
    expect(amount()).toHaveValue('164.05');
    await user.click(submit());
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sessionStorage.getItem('caravan.after-recharge:payment_1')).toBe('/payment?kind=order&refs=CV2611A');
  });

  test.each([
    `?amount_fen=${minRechargeFen - 1}`,
    '?amount_fen=x',
    '?amount_fen=1.5',
    `?amount_fen=${maxRechargeFen + 1}`,
  ])('%s suggests nothing', async (query) => {
    await open(query);
    await ready();
    expect(amount()).toHaveValue('');
  });

  test('survives a reload', async () => {
    const first = await open();
    await ready();
    await first.user.click(screen.getByRole('radio', { name: '¥200.00' }));
    first.unmount();
    await open();
    await ready();
    await waitFor(() => expect(amount()).toHaveValue('200'));
  });
});

describe('failures', () => {
  test.each(
    byTurns([
      ['en', 'The payment provider is not responding. Nothing was charged; please try again shortly'],
      ['zh', '支付机构暂时无响应，未产生扣款，请稍后再试'],
    ] as const),
  )('a provider that does not answer is told, and everything stays (%s)', async (language, message) => {
    const silent = mockEndpoint(
      createPaymentContract,
      () => {
        throw fail('provider_unavailable');
      },
      fundPaymentReasons,
    );
    const { user } = await open('', { language, handlers: [silent] });
    await ready();
    await user.type(amount(), '50');
    await user.click(screen.getByRole('radio', { name: /Western Union|西联/ }));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(amount()).toHaveValue('50');
    expect(screen.getByRole('radio', { name: /Western Union|西联/ })).toBeChecked();
  });

  test('the button waits for the methods: a form without one could only be refused', async () => {
    const methods = Promise.withResolvers<PaymentMethodChoice[]>();
    mockServer.use(mockEndpoint(listPaymentMethodsContract, () => methods.promise));
    await open();
    expect(submit()).toBeDisabled();
    methods.resolve([{ id: 'sandbox', name: 'Sandbox', available: true, reason: null }]);
    await ready();
    expect(submit()).toBeEnabled();
  });

  test('payment methods that failed to load can be retried', async () => {
    const broken = mockEndpoint(listPaymentMethodsContract, () => {
      throw fail('unavailable');
    });
    const { user, mocks } = await open('', { handlers: [broken] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockServer.use(...mocks);
    await user.click(again);
    await ready();
  });
});
