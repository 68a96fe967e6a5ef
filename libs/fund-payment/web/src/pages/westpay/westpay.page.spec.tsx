import { screen, waitFor, within } from '@testing-library/react';
import { listCountriesSchema } from '@caravan/account/contract/schema';
import { fail, type Payment } from '@caravan/fund-payment/contract';
import { aPayment } from '@caravan/fund-payment/contract/testing';
import { hour } from '@caravan/kernel';
import { mockEndpoint, mockServer } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const remitted = { mtcn: '1234567890', sender_name: 'A Shopper', sender_country: 'DE', amount: '37.20', currency: 'USD', submitted_at: '2026-11-20T09:00:00.000Z' };
const westpay = (over: Partial<Payment> = {}): Payment =>
  aPayment({
    kind: 'recharge',
    refs: [],
    method: 'westpay',
    redirect_url: null,
    charge: { amount: '37.20', currency: 'USD', rate: '0.1409' },
    instructions: { receiver: { name: 'Lantern Trading', city: 'Shenzhen', country: 'CN' }, amount: '37.20', currency: 'USD', demo: false },
    expires_at: new Date(Date.now() + 40 * hour).toISOString(),
    ...over,
  });
const path = '/payment/westpay?payment_id=payment_1';
const open = (over: Partial<Payment> = {}, options: OpenOptions = {}) => openPage(path, { ...options, till: { payments: [westpay(over)], ...options.till } });
const mtcn = () => screen.findByRole('textbox', { name: /MTCN/ });

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], number: string, country = 'DE') => {
  await user.type(await mtcn(), number);
  await user.type(screen.getByRole('textbox', { name: /Sender’s name|汇款人姓名/ }), 'A Shopper');
  await screen.findByRole('option', { name: /Germany|德国/ });
  await user.selectOptions(screen.getByRole('combobox', { name: /Sent from|汇出国家/ }), country);
};

describe.each([
  ['en', { title: 'Pay by Western Union', rate: '1 CNY = 0.1409 USD, fixed on 20 Nov 2026', submit: 'Submit', told: 'We have your control number', who: 'Our staff confirm the money', demo: 'This is a demonstration: please send nothing', country: 'China', digits: 'The MTCN has 10 digits', used: 'This MTCN has been submitted already' }],
  ['zh', { title: '西联汇款支付', rate: '1 CNY = 0.1409 USD（2026年11月20日 锁定）', submit: '提交', told: '已收到汇款监控号', who: '工作人员核实到账', demo: '演示环境：请勿汇款', country: '中国', digits: 'MTCN 为 10 位数字', used: '该 MTCN 已提交过' }],
] as const)('Western Union in %s', (language, words) => {
  test('says to whom, how much, at which rate, and how it goes', async () => {
    await open({}, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByText('37.20 USD')).toBeVisible();
    expect(screen.getByText('Lantern Trading')).toBeVisible();
    expect(screen.getByText(words.country)).toBeVisible();
    expect(screen.getByText('CN ¥264.00')).toBeVisible();
    expect(screen.getByText(words.rate)).toBeVisible();
    expect(within(screen.getByRole('list', { name: /How it goes|操作步骤/ })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText(words.demo)).not.toBeInTheDocument();
  });

  test('is marked where nothing may really be sent', async () => {
    await open({ instructions: { receiver: { name: 'DEMO', city: 'Shenzhen', country: 'CN' }, amount: '37.20', currency: 'USD', demo: true } }, { language });
    expect(await screen.findByText(words.demo)).toBeVisible();
  });

  test('takes the control number, then says who acts', async () => {
    const { user, till } = await open({}, { language });
    await fill(user, '123-456 7890');
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByRole('heading', { level: 1, name: words.told })).toHaveFocus();
    expect(till.payments[0]?.remittance).toMatchObject({ mtcn: '1234567890', sender_name: 'A Shopper', sender_country: 'DE', amount: '37.20', currency: 'USD' });
    expect(screen.getByText(words.who).closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('1234567890')).toBeVisible();
  });

  test('a control number that is none, or is known, is refused at its field and kept', async () => {
    const other = westpay({ id: 'payment_2', remittance: { ...remitted, mtcn: '5555555555' } });
    const { user } = await open({}, { language, till: { payments: [westpay(), other] } });
    await fill(user, '12345');
    await user.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(async () => expect(await mtcn()).toHaveFocus());
    expect(await mtcn()).toHaveAccessibleDescription(new RegExp(words.digits));
    await user.clear(await mtcn());
    await user.type(await mtcn(), '5555555555');
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.used);
    expect(await mtcn()).toHaveAccessibleDescription(new RegExp(words.used));
    expect(await mtcn()).toHaveFocus();
    expect(await mtcn()).toHaveValue('5555555555');
  });
});

describe('what was told', () => {
  test.each([
    ['en', 'Correct this', 'Leave it as it is', 'Submit'],
    ['zh', '更正', '不更正', '提交'],
  ] as const)('may be put right until staff have decided (%s)', async (language, correct, keep, submit) => {
    const { user, till } = await open({ remittance: remitted }, { language });
    await user.click(await screen.findByRole('button', { name: correct }));
    expect(await mtcn()).toHaveValue('1234567890');
    await user.click(screen.getByRole('button', { name: keep }));
    await user.click(await screen.findByRole('button', { name: correct }));
    await user.clear(await mtcn());
    await user.type(await mtcn(), '0987654321');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText('0987654321')).toBeVisible();
    expect(till.payments[0]?.remittance?.mtcn).toBe('0987654321');
  });
});

describe('the form', () => {
  test('is ready for autofill, and asks for what was to be sent', async () => {
    await open();
    expect(await mtcn()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('textbox', { name: 'Sender’s name' })).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByRole('combobox', { name: 'Sent from' })).toHaveAttribute('autocomplete', 'country');
    expect(screen.getByRole('textbox', { name: 'Amount sent' })).toHaveValue('37.20');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
  });

  test.each([
    ['en', 'Please fill this in', 'Enter an amount such as 37.20', 'Submit', /Sent from/, /Amount sent/],
    ['zh', '请填写此项', '请输入金额，例如 37.20', '提交', /汇出国家/, /汇款金额/],
  ] as const)('says what is missing and what is no amount, and focuses the first (%s)', async (language, missing, odd, submit, country, sent) => {
    const { user, till } = await open({}, { language });
    const first = await mtcn();
    await user.clear(screen.getByRole('textbox', { name: sent }));
    await user.type(screen.getByRole('textbox', { name: sent }), '37,2');
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription(new RegExp(missing));
    expect(screen.getByRole('combobox', { name: country })).toHaveAccessibleDescription(missing);
    expect(screen.getByRole('textbox', { name: sent })).toHaveAccessibleDescription(odd);
    expect(till.payments[0]?.remittance).toBeNull();
  });

  test('keeps what was typed when the page is loaded again', async () => {
    const first = await open();
    await fill(first.user, '123456', 'FR');
    first.unmount();
    await open();
    await waitFor(async () => expect(await mtcn()).toHaveValue('123456'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sent from' })).toHaveValue('FR'));
  });

  test('whose countries cannot be loaded says so, and tries again', async () => {
    const broken = mockEndpoint(listCountriesSchema, () => {
      throw fail('unavailable');
    });
    const { user, till } = await open({}, { handlers: [broken] });
    await screen.findByText('The list of countries could not be loaded.');
    await user.type(await mtcn(), '1234567890');
    mockServer.use(...till.handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: 'France' });
    expect(await mtcn()).toHaveValue('1234567890');
  });

  test('that is sent too late shows that the time is over', async () => {
    const { user, till } = await open();
    await fill(user, '1234567890');
    till.decide('payment_1', 'expired');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The time to pay is over');
  });
});

describe('the outcome', () => {
  test('of a confirmed remittance', async () => {
    await open({ status: 'succeeded', remittance: remitted });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recharge successful' })).toBeVisible();
  });

  test.each([
    ['en', 'Recharge failed', 'My balance'],
    ['zh', '充值失败', '我的余额'],
  ] as const)('of one that was short, whose money is in the balance (%s)', async (language, title, link) => {
    await open({ status: 'failed', remittance: remitted, failure: 'The amount received was lower', returned_fen: 20_000 }, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('The amount received was lower')).toBeVisible();
    expect(screen.getAllByRole('link', { name: link })[0]).toHaveAttribute('href', '/mine/fund');
  });

  test('of a payment in another way is its result', async () => {
    await open({ method: 'sandbox', instructions: null, status: 'failed' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recharge failed' })).toBeVisible();
  });

  test.each([
    ['en', 'We could not find this'],
    ['zh', '没有找到相关内容'],
  ] as const)('of somebody else’s is not found (%s)', async (language, title) => {
    await openPage(path, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
