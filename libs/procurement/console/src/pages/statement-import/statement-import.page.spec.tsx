// zh-punctuation: off, because of rows of CSV.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StatementImport, StatementImported } from '@caravan/procurement/contract';
import { importStatementContract } from '@caravan/procurement/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const results: Record<string, StatementImported['rows'][number]> = {
  '44001': {
    outcome: 'matched',
    purchase_id: 'p1',
    statement_fen: 1_250,
    paid_fen: 1_250,
    reason: null,
    message: null,
  },
  '44002': {
    outcome: 'amount_differs',
    purchase_id: 'p2',
    statement_fen: 900,
    paid_fen: 1_000,
    reason: null,
    message: null,
  },
};

const words = {
  en: { file: /CSV file/, account: /Account/, check: 'Check the rows' },
  zh: { file: /CSV 文件/, account: /采购账户/, check: '预检' },
};

const show = async (language: 'en' | 'zh' = 'en') => {
  const sent: StatementImport[] = [];
  const keys: (string | null)[] = [];
  const imported = mockEndpoint(importStatementContract, ({ body, request }) => {
    sent.push(body);
    keys.push(request.headers.get('idempotency-key'));
    return {
      rows: body.rows.map(
        ({ supplier_order_no: number }) =>
          results[number] ?? {
            outcome: 'refused' as const,
            purchase_id: null,
            statement_fen: null,
            paid_fen: null,
            reason: 'amount_invalid',
            message: 'Please enter an amount',
          },
      ),
      totals: {
        outcomes: { matched: 1, amount_differs: 1, unknown: 0, known: 0, refused: 1 },
        paid_fen: 2_250,
        refunded_fen: 100,
      },
    };
  });
  const page = await renderConsole('/money/purchases/import', { language, roles: ['finance'], handlers: [imported] });
  const { file, account, check } = words[language];
  const choose = async (content: BlobPart) =>
    page.user.upload(await screen.findByLabelText(file), new File([content], 'bill.csv', { type: 'text/csv' }));
  const name = async (text: string) => page.user.type(await screen.findByRole('textbox', { name: account }), text);
  const press = async () => page.user.click(await screen.findByRole('button', { name: check }));
  return { ...page, sent, keys, choose, name, press };
};

const table =
  'number,amount,date,type\n44001,12.50,2026-11-24,payment\n44002,1,2026-11-24,refund\n44003,0,2026-11-24,\n,5,2026-11-24,\n';

it('shows what would happen before it imports anything', async () => {
  const { user, sent, keys, choose, name, press } = await show();
  await name(' caravan-01 ');
  await choose(table);
  await press();
  expect(
    await screen.findByText(
      'New rows: 2 (agree: 1, differ: 1, without a purchase: 0). Imported before: 0. Left out: 2. Payments ¥22.50, refunds ¥1.00. Nothing is imported yet.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /44002/ })).toHaveTextContent('Differs');
  expect(screen.getByRole('row', { name: /44002/ })).toHaveTextContent('By statements ¥9.00, Recorded ¥10.00');
  expect(screen.getByRole('row', { name: /44003/ })).toHaveTextContent('Please enter an amount');
  const unread = screen.getByRole('table', { name: 'Rows that are left out' });
  expect(within(unread).getByRole('row', { name: /5 2026-11-24/ })).toHaveTextContent('No order number');

  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText(/^Imported rows: 2/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the differences' })).toHaveAttribute(
    'href',
    '/money/purchases?books=differs',
  );
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, false]);
  expect(new Set(keys).size).toBe(2);
  expect(sent[1]).toEqual({
    account: 'caravan-01',
    dry_run: false,
    rows: [
      { supplier_order_no: '44001', amount_fen: 1_250, paid_on: '2026-11-24', note: '' },
      { supplier_order_no: '44002', amount_fen: -100, paid_on: '2026-11-24', note: '' },
      { supplier_order_no: '44003', amount_fen: 0, paid_on: '2026-11-24', note: '' },
    ],
  });
});

it('lets columns with other names be chosen, and forgets what was checked before', async () => {
  const { user, sent, choose, name, press } = await show();
  await name('one');
  await choose('Ref,Sum,When,Back\n44001,12.50,2026-11-24,refund\n');
  await press();
  expect(await screen.findByText(/No row has a number, an amount and a date/)).toBeInTheDocument();
  for (const [label, column] of [
    ['Shop’s order number', 'Ref'],
    ['Amount', 'Sum'],
    ['Date', 'When'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(label) }), column);
  await press();
  expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment or refund' }), 'Back');
  expect(screen.queryByRole('button', { name: 'Import 2 rows' })).not.toBeInTheDocument();
  await press();
  await screen.findByRole('button', { name: 'Import 2 rows' });
  expect(sent.map(({ rows }) => rows[0]?.amount_fen)).toEqual([1_250, -1_250]);
});

it('asks for the account, and sends nothing without it', async () => {
  const { sent, choose, press } = await show('zh');
  await choose('订单号,金额,日期\n44001,12.50,2026-11-24\n');
  await press();
  expect(await screen.findByText('请填写采购账户')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it.each(
  byTurns([
    ['en', 'At most 1,000 rows. Split the file.'],
    ['zh', '最多 1,000 行，请拆分文件。'],
  ] as const),
)('says in %s that 10,001 rows are too many', async (language, message) => {
  const { sent, choose } = await show(language);
  await choose(`number,amount,date\n${'44001,1,2026-11-24\n'.repeat(10_001)}`);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('shows the result in Chinese', async () => {
  const { user, choose, name, press } = await show('zh');
  await name('一号');
  await choose('订单号,金额,日期\n44001,12.50,2026-11-24\n');
  await press();
  expect(await screen.findByRole('row', { name: /44001/ })).toHaveTextContent('相符');
  await user.click(screen.getByRole('button', { name: '导入 2 条明细' }));
  expect(await screen.findByText(/^已导入 2 条：相符 1 条/)).toBeInTheDocument();
});
