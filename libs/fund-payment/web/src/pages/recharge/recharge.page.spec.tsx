import { screen, waitFor } from '@testing-library/react';
import { fail, fundPaymentReasons } from '@caravan/fund-payment/contract';
import { createPaymentSchema, listPaymentMethodsSchema } from '@caravan/fund-payment/contract/schema';
import { mockEndpoint, mockServer } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage, watchLeaving, type OpenOptions } from '../../testing/open-page.ts';

const open = (query = '', options: OpenOptions = {}) => openPage(`/payment/recharge${query}`, { ...options, till: { balanceFen: 123_450, ...options.till } });
const amount = () => screen.getByRole('textbox');
const submit = () => screen.getByRole('button', { name: /Go on to pay|去支付/ });
const ready = () => screen.findByRole('radio', { checked: true, name: /Sandbox|沙盒/ });

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['en', { title: 'Top up the balance', own: 'Amount in yuan', required: 'Please select the recharge amount', low: 'At least ¥1.00', high: 'At most ¥100,000.00', odd: 'Enter an amount such as 50 or 50.50', pay: 'Go on to pay ¥500.00', charged: 'You are charged in Chinese yuan (CNY): CN ¥500.00.' }],
  ['zh', { title: '余额充值', own: '金额（元）', required: '请选择充值金额', low: '最低 ¥1.00', high: '最高 ¥100,000.00', odd: '请输入金额，例如 50 或 50.50', pay: '去支付 ¥500.00', charged: '以人民币（CNY）扣款：CN ¥500.00。' }],
] as const)('a top-up in %s', (language, words) => {
  test('shows the balance, amounts to choose from, and no balance to pay with', async () => {
    await open('', { language });
    await ready();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(document.title).toBe(words.title);
    expect(await screen.findByText('CN ¥1,234.50')).toBeVisible();
    expect(screen.getByRole('radio', { name: '¥500.00' })).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: /^(Balance|余额)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: words.own })).toHaveAttribute('inputmode', 'decimal');
  });

  test('without an amount asks for one, in the specification’s words', async () => {
    const { user, till } = await open('', { language });
    await ready();
    await user.click(submit());
    await waitFor(() => expect(amount()).toHaveFocus());
    expect(amount()).toHaveAccessibleDescription(new RegExp(words.required));
    expect(till.payments).toEqual([]);
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
    await waitFor(() => expect(amount()).toHaveAccessibleDescription(new RegExp(words[fault].replaceAll(/[.¥]/g, '.'))));
    expect(amount()).toHaveValue(typed);
  });

  test('of a chosen amount goes to the provider once', async () => {
    const assign = watchLeaving();
    const { user, till } = await open('', { language });
    await ready();
    await user.click(screen.getByRole('radio', { name: '¥500.00' }));
    expect(amount()).toHaveValue('500');
    expect(screen.getByText(words.charged)).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: words.pay }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/sandbox/pay/payment_1']]));
    expect(till.payments).toMatchObject([{ kind: 'recharge', refs: [], amount_fen: 50_000, method: 'sandbox', status: 'pending' }]);
  });
});

describe('the amount', () => {
  test.each([
    ['1', 100],
    ['100000', 10_000_000],
    ['1,234.5', 123_450],
    ['¥１２', 1_200],
  ])('%s is understood', async (typed, fen) => {
    watchLeaving();
    const { user, till } = await open();
    await ready();
    await user.type(amount(), `${typed}{Enter}`);
    await waitFor(() => expect(till.payments[0]?.amount_fen).toBe(fen));
  });

  test('one’s own that is offered, too, is marked there', async () => {
    const { user } = await open();
    await ready();
    await user.type(amount(), '1000.00');
    expect(screen.getByRole('radio', { name: '¥1,000.00' })).toBeChecked();
    await user.type(amount(), '{Backspace}5');
    expect(screen.queryByRole('radio', { checked: true, name: /^¥/ })).not.toBeInTheDocument();
  });

  test('that a payment is short of is filled in, and the way back is kept', async () => {
    const assign = watchLeaving();
    const { user } = await open('?amount_fen=16405&next=%2Fpayment%3Fkind%3Dorder%26refs%3DCV2611A');
    await ready();
    expect(amount()).toHaveValue('164.05');
    await user.click(submit());
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sessionStorage.getItem('caravan.after-recharge:payment_1')).toBe('/payment?kind=order&refs=CV2611A');
  });

  test.each(['?amount_fen=99', '?amount_fen=x', '?amount_fen=1.5', '?amount_fen=10000001'])('%s suggests nothing', async (query) => {
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

describe('what goes wrong', () => {
  test.each([
    ['en', 'The payment provider does not answer. Nothing was charged; please try again shortly'],
    ['zh', '支付服务暂时无响应，未产生扣款，请稍后再试'],
  ] as const)('a provider that does not answer is told, and everything stays (%s)', async (language, message) => {
    const silent = mockEndpoint(
      createPaymentSchema,
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
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(amount()).toHaveValue('50');
    expect(screen.getByRole('radio', { name: /Western Union|西联/ })).toBeChecked();
  });

  test('ways to pay that cannot be loaded may be tried again', async () => {
    const broken = mockEndpoint(listPaymentMethodsSchema, () => {
      throw fail('unavailable');
    });
    const { user, till } = await open('', { handlers: [broken] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockServer.use(...till.handlers);
    await user.click(again);
    await ready();
  });
});
