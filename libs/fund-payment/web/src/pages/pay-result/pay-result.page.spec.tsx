import { screen, waitFor } from '@testing-library/react';
import { checkPayment, fail, type Payment } from '@caravan/fund-payment/contract';
import { checkPaymentContract, getPaymentContract } from '@caravan/fund-payment/contract/schema';
import { aPayment, aRemittance, aWestpayPayment } from '@caravan/fund-payment/contract/testing';
import { byTurns, mockEndpoint, mockServer, sentTo } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepAfterRecharge } from '../../lib/after-recharge.ts';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const path = '/payment/payResult?payment_id=payment_1';
const decided = { redirect_url: null, decided_at: '2026-11-20T08:01:00.000Z' };
const open = (payment: Partial<Payment>, options: OpenOptions = {}) =>
  openPage(path, { ...options, answers: { payment: aPayment(payment), ...options.answers } });
const recharge = { kind: 'recharge', refs: [] } satisfies Partial<Payment>;

afterEach(() => vi.unstubAllEnvs());

describe.each(
  byTurns([
    [
      'en',
      {
        waiting: 'Waiting for the payment provider',
        done: 'Payment successful',
        topped: 'Recharge successful',
        back: 'Back to the payment page',
        order: 'See the order',
        fund: 'My balance',
        mostly: /usually within a minute/,
      },
    ],
    [
      'zh',
      {
        waiting: '正在等待支付机构的结果',
        done: '付款成功',
        topped: '充值成功',
        back: '返回付款页面',
        order: '查看订单',
        fund: '我的余额',
        mostly: /通常在一分钟以内/,
      },
    ],
  ] as const),
)('a result in %s', (language, words) => {
  test('waits for the provider, says how long, and updates without a reload', async () => {
    const { answers } = await open({}, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.waiting })).toBeVisible();
    expect(screen.getByText(words.mostly)).toBeVisible();
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', '/sandbox/pay/payment_1');
    answers.payment = aPayment({ ...decided, status: 'succeeded' });
    const title = await screen.findByRole('heading', { level: 1, name: words.done });
    expect(title.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: words.order })).toHaveAttribute(
      'href',
      '/mine/order/orderDetail?number=CV26110482131',
    );
    expect(screen.getAllByText('¥264.00')).toHaveLength(2);
  });

  test('of a successful top-up links to the balance', async () => {
    await open({ ...recharge, ...decided, status: 'succeeded' }, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.topped })).toBeVisible();
    expect(screen.getByRole('link', { name: words.fund })).toHaveAttribute('href', '/mine/fund');
  });
});

describe('success', () => {
  test('of several orders links to all of them', async () => {
    await open({ ...decided, status: 'succeeded', refs: ['CV2611A', 'CV2611B'] });
    expect(await screen.findByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/mine/order');
    expect(screen.getByRole('link', { name: 'CV2611B' })).toHaveAttribute(
      'href',
      '/mine/order/orderDetail?number=CV2611B',
    );
  });

  test('of a package links to it', async () => {
    await open({ ...decided, status: 'succeeded', kind: 'package', refs: ['PK2611A'] });
    expect(await screen.findByRole('link', { name: 'See the package' })).toHaveAttribute(
      'href',
      '/mine/package/packageDetail?number=PK2611A',
    );
  });

  test.each(
    byTurns([
      ['en', 'See the order', 'Extra fee', 'Our buyers are continuing with your order.'],
      ['zh', '查看订单', '补款', '采购员会继续处理您的订单。'],
    ] as const),
  )('of an extra fee links to its order (%s)', async (language, name, term, text) => {
    await open({ ...decided, status: 'succeeded', kind: 'order_extra', refs: ['CV2611A-1'] }, { language });
    const order = '/mine/order/orderDetail?number=CV2611A';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', order);
    expect(screen.getByRole('link', { name: 'CV2611A-1' })).toHaveAttribute('href', order);
    expect(screen.getByText(term)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('names the currency and the rate that were charged', async () => {
    await open({
      ...decided,
      status: 'succeeded',
      method: 'stripe',
      charge: { amount: '37.20', currency: 'USD', rate: '0.1409', rate_as_of: '2024-12-31' },
    });
    expect(await screen.findByText('US$37.20')).toBeVisible();
    expect(screen.getByText('1 CNY = 0.1409 USD, rate of 31 Dec 2024, fixed on 20 Nov 2026')).toBeVisible();
  });

  test('names the exchange margin and the rate of the day', async () => {
    const rates = { rate: '0.14377552', rate_as_of: '2024-12-31', day_rate: '0.1409', margin_bp: 200 };
    await open({
      ...decided,
      status: 'succeeded',
      method: 'paypal',
      charge: { amount: '37.96', currency: 'USD', ...rates },
    });
    expect(
      await screen.findByText(
        '1 CNY = 0.14377552 USD, fixed on 20 Nov 2026: the rate of 31 Dec 2024, 0.1409, with our exchange margin of 2%',
      ),
    ).toBeVisible();
  });

  test('has local time, and no line ends inside a date', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await open({ ...decided, status: 'succeeded' });
    const started = (await screen.findByText('Started')).nextElementSibling;
    expect(started?.textContent).toMatch(/^20\u00a0Nov\u00a02026,\u00a0[\d:]+$/);
  });

  test('of a top-up for a payment continues with that payment', async () => {
    keepAfterRecharge('payment_1', '/payment?kind=order&refs=CV2611A');
    await open({ ...recharge, ...decided, status: 'succeeded' });
    expect(await screen.findByRole('link', { name: 'Continue with the payment' })).toHaveAttribute(
      'href',
      '/payment?kind=order&refs=CV2611A',
    );
  });

  test('does not link to another site', async () => {
    keepAfterRecharge('payment_1', 'https://evil.example/');
    sessionStorage.setItem('caravan.after-recharge:payment_1', '//evil.example/');
    await open({ ...recharge, ...decided, status: 'succeeded' });
    await screen.findByRole('heading', { name: 'Recharge successful' });
    expect(screen.queryByRole('link', { name: 'Continue with the payment' })).not.toBeInTheDocument();
  });
});

describe.each(
  byTurns([
    [
      'en',
      {
        payment: 'Payment failed',
        recharge: 'Recharge failed',
        again: 'Pay again',
        rechargeAgain: 'Recharge again',
        over: 'The payment deadline has passed',
        late: '¥264.00 arrived too late for its purpose. It was added to your balance.',
      },
    ],
    [
      'zh',
      {
        payment: '付款失败',
        recharge: '充值失败',
        again: '重新付款',
        rechargeAgain: '重新充值',
        over: '已超过付款时限',
        late: '¥264.00 到账过晚，未能用于原定用途，已存入您的余额。',
      },
    ],
  ] as const),
)('a failure in %s', (language, words) => {
  test('shows the reason, and links to another attempt', async () => {
    await open({ ...decided, status: 'failed', failure: 'The bank declined the card' }, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.payment })).toBeVisible();
    expect(screen.getByText('The bank declined the card')).toBeVisible();
    expect(screen.getByRole('link', { name: words.again })).toHaveAttribute(
      'href',
      '/payment?kind=order&refs=CV26110482131',
    );
  });

  test('without an explanation by the provider has a single message', async () => {
    await open({ ...decided, status: 'failed', failure: words.payment }, { language });
    await screen.findByRole('heading', { level: 1, name: words.payment });
    expect(screen.getAllByText(words.payment)).toHaveLength(1);
  });

  test('of a top-up links to the same amount', async () => {
    await open({ ...recharge, ...decided, status: 'failed' }, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.recharge })).toBeVisible();
    expect(screen.getByRole('link', { name: words.rechargeAgain })).toHaveAttribute(
      'href',
      '/payment/recharge?amount_fen=26400',
    );
  });

  test('by a timeout says so', async () => {
    await open({ ...decided, status: 'expired' }, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.over })).toBeVisible();
    expect(screen.getByRole('link', { name: words.again })).toBeVisible();
  });

  test('with money that arrived too late shows where it is', async () => {
    await open({ ...decided, status: 'expired', returned_fen: 26_400 }, { language });
    expect(await screen.findByText(words.late)).toBeVisible();
    expect(screen.getByRole('link', { name: language === 'en' ? 'My balance' : '我的余额' })).toHaveAttribute(
      'href',
      '/mine/fund',
    );
  });
});

describe('a payment by Western Union', () => {
  const openWestpay = (over: Partial<Payment> = {}) => openPage(path, { answers: { payment: aWestpayPayment(over) } });

  test('links to its instructions until the control number is sent', async () => {
    await openWestpay();
    expect(await screen.findByRole('heading', { name: 'Waiting for your remittance' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the instructions' })).toHaveAttribute(
      'href',
      '/payment/westpay?payment_id=payment_1',
    );
  });

  test('then waits for staff', async () => {
    await openWestpay({ remittance: aRemittance() });
    expect(await screen.findByRole('heading', { name: 'Our staff are checking your remittance' })).toBeVisible();
  });
});

describe('a shopper who is back from the provider', () => {
  test('gets the result of PayPal, which is asked once', async () => {
    const paid: Partial<Payment> = { method: 'paypal', ...decided, status: 'succeeded' };
    const { answers } = await open(
      { method: 'paypal' },
      {
        handlers: [
          mockEndpoint(checkPaymentContract, () => {
            answers.payment = aPayment(paid);
            return answers.payment;
          }),
        ],
      },
    );
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(sentTo(checkPayment)).toMatchObject([{ params: { id: 'payment_1' } }]);
  });

  test.each(['sandbox', 'westpay'] as const)('asks nobody about a payment by %s', async (method) => {
    await open({ method });
    expect(await screen.findByRole('heading', { level: 1, name: /^Waiting/ })).toBeVisible();
    expect(sentTo(checkPayment)).toEqual([]);
  });
});

describe('unavailable payments', () => {
  test.each(['/payment/payResult', '/payment/payResult?payment_id=', '/payment/payResult?payment_id=../x'])(
    '%s is no page',
    async (address) => {
      await openPage(address);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
    },
  );

  test.each(
    byTurns([
      ['en', 'We could not find this'],
      ['zh', '没有找到相关内容'],
    ] as const),
  )('somebody else’s payment is not found (%s)', async (language, title) => {
    const absent = mockEndpoint(getPaymentContract, () => {
      throw fail('not_found');
    });
    await openPage(path, { language, handlers: [absent] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a failed load can be retried', async () => {
    const broken = mockEndpoint(getPaymentContract, () => {
      throw fail('unavailable');
    });
    const { user, mocks } = await open({ ...decided, status: 'succeeded' }, { handlers: [broken] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockServer.use(...mocks);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });

  test('a failed poll keeps the last answer, and the next one gets the result', async () => {
    let looks = 0;
    const flaky = mockEndpoint(getPaymentContract, () => {
      looks += 1;
      if (looks === 2) throw fail('unavailable');
      return aPayment(looks < 3 ? {} : { ...decided, status: 'succeeded' });
    });
    await open({}, { handlers: [flaky] });
    await waitFor(() => expect(looks).toBe(2));
    expect(screen.getByRole('heading', { name: 'Waiting for the payment provider' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });
});
