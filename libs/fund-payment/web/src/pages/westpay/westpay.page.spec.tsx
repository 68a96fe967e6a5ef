import { screen, waitFor, within } from '@testing-library/react';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { fail, fundPaymentReasons, submitRemittance, type Payment } from '@caravan/fund-payment/contract';
import { getPaymentContract, submitRemittanceContract } from '@caravan/fund-payment/contract/schema';
import { aRemittance, aWestpayPayment } from '@caravan/fund-payment/contract/testing';
import { hour } from '@caravan/kernel';
import { byTurns, joinedDates, mockEndpoint, mockServer, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const westpay = (over: Partial<Payment> = {}): Payment =>
  aWestpayPayment({ expires_at: new Date(Date.now() + 40 * hour).toISOString(), ...over });
const path = '/payment/westpay?payment_id=payment_1';
const open = (over: Partial<Payment> = {}, options: OpenOptions = {}) =>
  openPage(path, { ...options, answers: { payment: westpay(over), ...options.answers } });
const mtcn = () => screen.findByRole('textbox', { name: /MTCN/ });

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], number: string, country = /^(Germany|德国)$/) => {
  await user.type(await mtcn(), number);
  await user.type(screen.getByRole('textbox', { name: /Sender’s name|汇款人姓名/ }), 'A Shopper');
  const list = screen.getByRole('combobox', { name: /Sent from|汇出国家/ });
  await user.click(list);
  await user.click(await screen.findByRole('option', { name: country }));
  // The list takes the focus back a frame after the choice.
  await waitFor(() => expect(list).toHaveFocus());
};

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'Pay by Western Union',
        other: 'Pay another way',
        rate: '1 CNY = 0.1409 USD, rate of 19 Nov 2026, fixed on 20 Nov 2026',
        submit: 'Submit',
        submitted: 'We have your control number',
        who: 'Our staff confirm the money',
        demo: 'This is a demonstration: please do not send money',
        country: 'China',
        digits: 'The MTCN has 10 digits',
        used: 'This MTCN has already been submitted',
      },
    ],
    [
      'zh',
      {
        title: '西联汇款',
        other: '换一种付款方式',
        rate: joinedDates('1 CNY = 0.1409 USD（2026年11月19日汇率，2026年11月20日锁定）'),
        submit: '提交',
        submitted: '已收到汇款监控号',
        who: '工作人员核实到账',
        demo: '演示环境：请勿汇款',
        country: '中国',
        digits: 'MTCN 为 10 位数字',
        used: '该 MTCN 已提交过',
      },
    ],
  ] as const),
)('Western Union in %s', (language, words) => {
  test('shows the receiver, the amount, the rate and the steps', async () => {
    await open({}, { language });
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByText('US$37.20')).toBeVisible();
    expect(screen.getByText('Lantern Trading')).toBeVisible();
    expect(screen.getByText(words.country)).toBeVisible();
    expect(screen.getByText('¥264.00')).toBeVisible();
    expect(screen.getByText(words.rate)).toBeVisible();
    expect(within(screen.getByRole('list', { name: /How it works|操作步骤/ })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    expect(screen.queryByText(words.demo)).not.toBeInTheDocument();
  });

  test('leads back to the other methods until the control number is given', async () => {
    await open({ kind: 'order', refs: ['CV26110482131', 'CV26110482132'] }, { language });
    expect(await screen.findByRole('link', { name: words.other })).toHaveAttribute(
      'href',
      '/payment?kind=order&refs=CV26110482131%2CCV26110482132',
    );
  });

  test('is marked in the sandbox', async () => {
    await open(
      {
        instructions: {
          receiver: { name: 'DEMO', city: 'Shenzhen', country: 'CN' },
          amount: '37.20',
          currency: 'USD',
          demo: true,
        },
      },
      { language },
    );
    expect(await screen.findByText(words.demo)).toBeVisible();
  });

  test('takes the control number, then says who acts', async () => {
    const { user } = await open({}, { language, answers: { remitted: westpay({ remittance: aRemittance() }) } });
    await fill(user, '123-456 7890');
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByRole('heading', { level: 1, name: words.submitted })).toHaveFocus();
    expect(sentTo(submitRemittance)).toMatchObject([
      {
        params: { id: 'payment_1' },
        body: {
          mtcn: '1234567890',
          sender_name: 'A Shopper',
          sender_country: 'DE',
          amount: '37.20',
          currency: 'USD',
        },
      },
    ]);
    expect(screen.getByText(words.who).closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('1234567890')).toBeVisible();
  });

  test('an invalid or known control number is refused at its field and kept', async () => {
    const known = mockEndpoint(submitRemittanceContract, () => {
      throw fail('mtcn_used', { fields: { mtcn: fundPaymentReasons.mtcn_used.text[language] } });
    });
    const { user } = await open({}, { language, handlers: [known] });
    await fill(user, '12345');
    await user.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(async () => expect(await mtcn()).toHaveFocus());
    await waitFor(async () => expect(await mtcn()).toHaveAccessibleDescription(new RegExp(words.digits)));
    expect(sentTo(submitRemittance)).toEqual([]);
    await user.clear(await mtcn());
    await user.type(await mtcn(), '5555555555');
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.used);
    await waitFor(async () => expect(await mtcn()).toHaveAccessibleDescription(new RegExp(words.used)));
    await waitFor(async () => expect(await mtcn()).toHaveFocus());
    expect(await mtcn()).toHaveValue('5555555555');
  });
});

describe('the sent details', () => {
  test.each(
    byTurns([
      ['en', 'Correct this', 'Keep as it is', 'Submit'],
      ['zh', '更正', '不更正', '提交'],
    ] as const),
  )('may be put right until staff have decided (%s)', async (language, correct, keep, submit) => {
    const corrected = westpay({ remittance: aRemittance({ mtcn: '0987654321' }) });
    const { user } = await open({ remittance: aRemittance() }, { language, answers: { remitted: corrected } });
    await user.click(await screen.findByRole('button', { name: correct }));
    expect(await mtcn()).toHaveValue('1234567890');
    await user.click(screen.getByRole('button', { name: keep }));
    await user.click(await screen.findByRole('button', { name: correct }));
    await user.clear(await mtcn());
    await user.type(await mtcn(), '0987654321');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText('0987654321')).toBeVisible();
    expect(sentTo(submitRemittance)).toMatchObject([{ body: { mtcn: '0987654321', sender_name: 'A Shopper' } }]);
  });
});

describe('the form', () => {
  test('supports autofill, and asks for the transfer’s details', async () => {
    await open();
    expect(await mtcn()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('textbox', { name: 'Sender’s name' })).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByRole('combobox', { name: 'Sent from' })).toHaveAttribute('autocomplete', 'country');
    expect(screen.getByRole('textbox', { name: 'Amount sent' })).toHaveValue('37.20');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
  });

  test.each(
    byTurns([
      ['en', 'Please fill this in', 'Enter an amount such as 37.20', 'Submit', /Sent from/, /Amount sent/],
      ['zh', '请填写此项', '请输入金额，例如 37.20', '提交', /汇出国家/, /汇款金额/],
    ] as const),
  )(
    'says what is missing and what is no amount, and focuses the first (%s)',
    async (language, missing, odd, submit, country, sent) => {
      const { user } = await open({}, { language });
      const first = await mtcn();
      await user.clear(screen.getByRole('textbox', { name: sent }));
      await user.type(screen.getByRole('textbox', { name: sent }), '37,2.0');
      await user.click(screen.getByRole('button', { name: submit }));
      await waitFor(() => expect(first).toHaveFocus());
      expect(first).toHaveAccessibleDescription(new RegExp(missing));
      expect(screen.getByRole('combobox', { name: country })).toHaveAccessibleDescription(missing);
      expect(screen.getByRole('textbox', { name: sent })).toHaveAccessibleDescription(odd);
      expect(sentTo(submitRemittance)).toEqual([]);
    },
  );

  test('takes an amount with a decimal comma', async () => {
    const { user } = await open({}, { answers: { remitted: westpay({ remittance: aRemittance() }) } });
    await fill(user, '1234567890');
    const sent = screen.getByRole('textbox', { name: 'Amount sent' });
    await user.clear(sent);
    await user.type(sent, '1.237,20');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(sentTo(submitRemittance)).toMatchObject([{ body: { amount: '1237.20' } }]));
  });

  test('keeps the draft after a reload', async () => {
    const first = await open();
    await fill(first.user, '123456', /^France$/);
    first.unmount();
    await open();
    await waitFor(async () => expect(await mtcn()).toHaveValue('123456'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sent from' })).toHaveValue('France'));
  });

  test('without the countries shows an error, and retries', async () => {
    const broken = mockEndpoint(listCountriesContract, () => {
      throw fail('unavailable');
    });
    const { user, mocks } = await open({}, { handlers: [broken] });
    await screen.findByText('The list of countries could not be loaded.');
    await user.type(await mtcn(), '1234567890');
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('combobox', { name: 'Sent from' }));
    await screen.findByRole('option', { name: 'France' });
    await user.keyboard('{Escape}');
    expect(await mtcn()).toHaveValue('1234567890');
  });

  test('that is sent too late shows the deadline', async () => {
    const late = mockEndpoint(
      submitRemittanceContract,
      () => {
        throw fail('payment_expired');
      },
      fundPaymentReasons,
    );
    const { user, answers } = await open({}, { handlers: [late] });
    await fill(user, '1234567890');
    answers.payment = westpay({ status: 'expired' });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment deadline has passed');
  });
});

describe('the outcome', () => {
  test('of a confirmed remittance', async () => {
    await open({ status: 'succeeded', remittance: aRemittance() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recharge successful' })).toBeVisible();
  });

  test.each(
    byTurns([
      ['en', 'Recharge failed', 'My balance'],
      ['zh', '充值失败', '我的余额'],
    ] as const),
  )('of one that was short, whose money is in the balance (%s)', async (language, title, link) => {
    await open(
      { status: 'failed', remittance: aRemittance(), failure: 'The amount received was lower', returned_fen: 20_000 },
      { language },
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('The amount received was lower')).toBeVisible();
    expect(screen.getAllByRole('link', { name: link })[0]).toHaveAttribute('href', '/mine/fund');
  });

  test('of a payment by another method is its result', async () => {
    await open({ method: 'sandbox', instructions: null, status: 'failed' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recharge failed' })).toBeVisible();
  });

  test.each(
    byTurns([
      ['en', 'We could not find this'],
      ['zh', '没有找到相关内容'],
    ] as const),
  )('of somebody else’s is not found (%s)', async (language, title) => {
    const absent = mockEndpoint(getPaymentContract, () => {
      throw fail('not_found');
    });
    await openPage(path, { language, handlers: [absent] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
