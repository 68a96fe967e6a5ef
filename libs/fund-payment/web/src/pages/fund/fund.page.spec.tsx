import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { getExchangeRateContract } from '@caravan/content/contract/schema';
import { downloadStatement, fail, listBalanceRecords, type BalanceRecord } from '@caravan/fund-payment/contract';
import {
  getBalanceContract,
  getBalanceHeadContract,
  listBalanceRecordsContract,
} from '@caravan/fund-payment/contract/schema';
import { aBalanceRecord, someBalanceRecords } from '@caravan/fund-payment/contract/testing';
import { day } from '@caravan/kernel';
import { byTurns, mockEndpoint, mockServer, sentTo } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();
const payment = (): BalanceRecord =>
  aBalanceRecord({
    transaction_no: 'TX2',
    type: 'payment',
    amount_fen: -26_550,
    balance_after_fen: 123_450,
    remark: 'Paid from the balance',
    kind: 'order',
    refs: ['CV2611A', 'CV2611B'],
    at: ago(1),
  });
const recharge = (): BalanceRecord =>
  aBalanceRecord({ transaction_no: 'TX1', amount_fen: 150_000, balance_after_fen: 150_000, at: ago(10) });

const history = () => ({
  ...someBalanceRecords([payment(), recharge()]),
  days: [
    { day: ago(89).slice(0, 10), balance_fen: 0 },
    { day: ago(10).slice(0, 10), balance_fen: 150_000 },
    { day: ago(0).slice(0, 10), balance_fen: 123_450 },
  ],
  lowest_fen: 0,
  highest_fen: 160_000,
});

const open = (query = '', options: OpenOptions = {}) =>
  openPage(`/mine/fund${query}`, {
    ...options,
    answers: { balanceFen: 123_450, records: history(), ...options.answers },
  });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

afterEach(() => vi.unstubAllGlobals());

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'Balance',
        recharge: 'Top up',
        history: /^From CN ¥0.00 on .+ to CN ¥1,234.50 on .+; lowest CN ¥0.00, highest CN ¥1,600.00\.$/,
        number: 'Transaction number',
        copy: 'Copy transaction number TX2',
        type: 'Payment',
        details: 'Details of TX2',
        dialog: 'Details',
        time: /2026, \d\d:\d\d$/,
      },
    ],
    [
      'zh',
      {
        title: '余额',
        recharge: '充值',
        history: /为 CN ¥0.00，.+日为 CN ¥1,234.50；最低 CN ¥0.00，最高 CN ¥1,600.00。$/,
        number: '交易号',
        copy: '复制交易号 TX2',
        type: '付款',
        details: 'TX2 的详情',
        dialog: '详情',
        time: /\u2060日\s\d\d:\d\d$/,
      },
    ],
  ] as const),
)('the wallet in %s', (language, words) => {
  test('shows the balance, the last 90 days as text, and all records', async () => {
    await open('', { language });
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(document.title).toBe(words.title);
    expect(await screen.findByText('CN ¥1,234.50')).toBeVisible();
    expect(screen.getByRole('link', { name: words.recharge })).toHaveAttribute('href', '/payment/recharge');
    expect(await screen.findByText(words.history)).toBeVisible();

    const [first, second] = await rows();
    expect(screen.getByRole('columnheader', { name: words.number })).toBeInTheDocument();
    const row = within(first as HTMLElement);
    expect(row.getByRole('time')).toHaveTextContent(words.time);
    expect(row.getByRole('rowheader')).toHaveTextContent('TX2');
    expect(row.getByRole('button', { name: words.copy })).toBeVisible();
    expect(row.getByText(words.type)).toBeVisible();
    expect(row.getByText('-¥265.50')).toBeVisible();
    expect(row.getByText('¥1,234.50')).toBeVisible();
    expect(row.getByRole('link', { name: 'CV2611B' })).toHaveAttribute(
      'href',
      '/mine/order/orderDetail?number=CV2611B',
    );
    expect(within(second as HTMLElement).getByText('+¥1,500.00')).toBeVisible();
  });

  test('shows the details of a record', async () => {
    const { user } = await open('', { language });
    await user.click(await screen.findByRole('button', { name: words.details }));
    const dialog = within(await screen.findByRole('dialog', { name: words.dialog }));
    expect(dialog.getByRole('time')).toHaveTextContent(words.time);
    expect(dialog.getByText('Paid from the balance')).toBeVisible();
    expect(dialog.getByText('CN ¥1,234.50')).toBeVisible();
  });
});

describe('without records', () => {
  test.each(
    byTurns([
      ['en', 'No transactions yet', 'Top up', /^CN ¥0.00 throughout/],
      ['zh', '暂无明细', '充值', /一直为 CN ¥0.00。$/],
    ] as const),
  )('an empty wallet says so and leads to a top-up (%s)', async (language, title, action, history) => {
    const records = { ...someBalanceRecords([]), days: [{ day: ago(0).slice(0, 10), balance_fen: 0 }] };
    await open('', { language, answers: { balanceFen: 0, records } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link', { name: action })).toHaveLength(2);
    expect(await screen.findByText(history)).toBeVisible();
  });
});

describe('filters', () => {
  test.each(
    byTurns([
      ['en', 'Type', 'Refund', 'Show', 'Nothing matches these filters.', 'Clear the filters'],
      ['zh', '类型', '退款', '查询', '没有符合条件的明细。', '清除筛选'],
    ] as const),
  )('stand in the address, and may be cleared (%s)', async (language, type, refund, show, none, clear) => {
    const { user, location, answers } = await open('', { language });
    await rows();
    answers.records = someBalanceRecords([]);
    await user.selectOptions(screen.getByRole('combobox', { name: type }), refund);
    await user.click(screen.getByRole('button', { name: show }));
    expect(await screen.findByText(none)).toBeVisible();
    expect(location()).toBe('/mine/fund?type=refund');
    expect(sentTo(listBalanceRecords).at(-1)?.query).toMatchObject({ page: 1, type: 'refund' });
    expect(screen.getByText('CN ¥1,234.50')).toBeVisible();
    await user.click(screen.getByRole('link', { name: clear }));
    expect(await rows()).toHaveLength(2);
    expect(location()).toBe('/mine/fund');
    expect(screen.getByRole('combobox', { name: type })).toHaveValue('');
  });

  test('in the address are shown and requested', async () => {
    const from = ago(20).slice(0, 10);
    const to = ago(5).slice(0, 10);
    await open(`?type=recharge&from=${from}&to=${to}`);
    expect(await rows()).toHaveLength(2);
    const asked = sentTo(listBalanceRecords).map(({ query }) => query);
    expect(asked).toContainEqual(expect.objectContaining({ type: 'recharge', from, to }));
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('recharge');
    expect(screen.getByLabelText('From')).toHaveValue(from);
    expect(screen.getByLabelText('To')).toHaveValue(to);
  });

  test.each(
    byTurns([
      ['en', 'From', 'To', 'Show', 'The end date is before the start date.'],
      ['zh', '开始日期', '结束日期', '查询', '结束日期早于开始日期。'],
    ] as const),
  )('whose days are reversed are refused at the field (%s)', async (language, from, to, show, fault) => {
    const { user, location } = await open('', { language });
    await rows();
    await user.type(screen.getByLabelText(from), '2026-11-20');
    await user.type(screen.getByLabelText(to), '2026-11-01');
    await user.click(screen.getByRole('button', { name: show }));
    expect(screen.getByLabelText(to)).toHaveAccessibleDescription(fault);
    expect(screen.getByLabelText(to)).toHaveFocus();
    expect(location()).toBe('/mine/fund');
  });
});

test('many records have several pages, which keep the filters', async () => {
  const page = (first: number, count: number) => ({
    ...someBalanceRecords(
      Array.from({ length: count }, (_, i) => aBalanceRecord({ transaction_no: `TX${first + i}` })),
    ),
    total: 45,
  });
  const { user, location, answers } = await open('?type=recharge', { answers: { records: page(0, 20) } });
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText('45 transactions')).toBeVisible();
  answers.records = { ...page(40, 5), page: 3 };
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await waitFor(async () => expect(await rows()).toHaveLength(5));
  expect(location()).toBe('/mine/fund?type=recharge&page=3');
  expect(sentTo(listBalanceRecords).at(-1)?.query).toMatchObject({ type: 'recharge', page: 3 });
});

describe('the file', () => {
  test.each(
    byTurns([
      ['en', 'Download as CSV'],
      ['zh', '下载 CSV'],
    ] as const),
  )(
    'is downloaded with the session’s token and the filters, and without a token in the address (%s)',
    async (language, name) => {
      const asked: Request[] = [];
      const watch = http.get(`*/v1${listBalanceRecords.path}`, ({ request }) => {
        if (request.headers.get('accept') === 'text/csv') asked.push(request);
        return undefined;
      });
      const saved: { name: string; file: Blob }[] = [];
      vi.stubGlobal(
        'URL',
        Object.assign(class extends URL {}, {
          createObjectURL: (file: Blob) => `blob:${saved.push({ name: '', file })}`,
          revokeObjectURL: () => undefined,
        }),
      );
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function name(
        this: HTMLAnchorElement,
      ) {
        Object.assign(saved.at(-1) as object, { name: this.download });
      });
      const { user } = await open('?type=payment', { language, handlers: [watch], answers: { csv: 'TX2,-265.50' } });
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(saved[0]?.name).toMatch(/^caravan-balance-\d{4}-\d{2}-\d{2}\.csv$/));
      expect(await saved[0]?.file.text()).toBe('TX2,-265.50');
      expect(asked[0]?.headers.get('authorization')).toBe('Bearer test-token');
      expect(new URL(asked[0]?.url ?? '').search).toBe('?type=payment');
      click.mockRestore();
    },
  );

  test('that cannot be created shows an error, and the page stays', async () => {
    const broken = http.get(`*/v1${listBalanceRecords.path}`, ({ request }) =>
      request.headers.get('accept') === 'text/csv'
        ? Response.json({ code: 503, message: 'The service is busy', data: { reason: 'unavailable' } }, { status: 503 })
        : undefined,
    );
    const { user } = await open('', { handlers: [broken] });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy');
    expect(await rows()).toHaveLength(2);
  });

  test('a session that has ended asks for login', async () => {
    const ended = http.get(`*/v1${listBalanceRecords.path}`, ({ request }) =>
      request.headers.get('accept') === 'text/csv'
        ? Response.json(
            { code: 401, message: 'Please login first', data: { reason: 'login_required' } },
            { status: 401 },
          )
        : undefined,
    );
    const { user, location } = await open('?type=payment', { handlers: [ended] });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(location()).toBe('/user/login?next=%2Fmine%2Ffund%3Ftype%3Dpayment'));
  });
});

describe('failed loads', () => {
  const broken = () => {
    throw fail('unavailable');
  };

  test.each(
    byTurns([
      ['en', 'This could not be loaded', 'Try again'],
      ['zh', '加载失败', '重新加载'],
    ] as const),
  )('the balance may be tried again (%s)', async (language, title, again) => {
    const { user, mocks } = await open('', { language, handlers: [mockEndpoint(getBalanceContract, broken)] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByText('CN ¥1,234.50')).toBeVisible();
  });

  test('the records can be retried, beside the balance', async () => {
    const { user, mocks } = await open('', { handlers: [mockEndpoint(listBalanceRecordsContract, broken)] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('CN ¥1,234.50')).toBeVisible();
    mockServer.use(...mocks);
    await user.click(again);
    expect(await rows()).toHaveLength(2);
  });
});

describe('the statement', () => {
  test.each(
    byTurns([
      ['en', 'Statement', 'Hash of the last row', 'Download statement', 'Check a statement'],
      ['zh', '对账单', '最后一行的哈希值', '下载对账单', '核验对账单'],
    ] as const),
  )('shows its head, and leads to the file and the check (%s)', async (language, title, head, save, check) => {
    const asked: Request[] = [];
    const watch = http.get(`*/v1${downloadStatement.path}`, ({ request }) => {
      asked.push(request);
      return undefined;
    });
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open('', { language, handlers: [watch] });
    const card = within(await screen.findByRole('region', { name: title }));
    expect(await card.findByText('5f'.repeat(32))).toBeVisible();
    expect(card.getByText(head)).toBeVisible();
    expect(card.getByRole('link', { name: check })).toHaveAttribute('href', '/verify');
    await user.click(card.getByRole('button', { name: save }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer test-token');
    click.mockRestore();
  });

  test('that could not be loaded leaves the rest of the page', async () => {
    const broken = mockEndpoint(getBalanceHeadContract, () => {
      throw fail('provider_unavailable');
    });
    await open('', { handlers: [broken] });
    expect(await rows()).toHaveLength(2);
    const card = within(screen.getByRole('region', { name: 'Statement' }));
    expect(await card.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Download statement' })).toBeVisible();
  });
});

test.each([
  ['en', true, /^about US\$169\.13, rate of 19.Nov.2026 \(out of date\)$/],
  ['zh', true, /^约 US\$169\.13（2026.年.11.月.19.日 汇率，已过期）$/],
  ['de', true, /^etwa 169,13.\$, Kurs vom 19\.11\.2026 \(veraltet\)$/],
  ['en', false, /^about US\$169\.13, rate of 19.Nov.2026$/],
] as const)(
  'a balance in the chosen currency has the day of its rate (%s, out of date: %s)',
  async (language, isOld, text) => {
    document.cookie = 'currency=USD; Path=/';
    const rate = mockEndpoint(getExchangeRateContract, () => ({
      from: 'CNY',
      to: 'USD',
      rate: '0.137',
      as_of: '2026-11-19',
      ...(isOld ? { old: true as const } : {}),
    }));
    await open('', { language, handlers: [rate] });
    expect(await screen.findByText(text)).toBeVisible();
  },
);
