import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import {
  canonicalJson,
  headerHash,
  maxProofBytes,
  receiptFormat,
  sealRow,
  statementFormat,
  statementLine,
} from '@caravan/kernel/proof';
import { byTurns } from '@caravan/web-core/testing';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const statementOf = (amounts: readonly number[]): string => {
  const header = { format: statementFormat, account: 'user_1', currency: 'CNY' } as const;
  let head = headerHash(header, digest);
  let balance = 0;
  const rows = amounts.map((amount, index) => {
    balance += amount;
    const row = {
      sequence: index + 1,
      transaction_no: `TX${index}`,
      at: '2026-11-20T08:00:00.000Z',
      type: 'recharge',
      kind: null,
      refs: [],
      remark_en: 'Recharge',
      remark_zh: '充值',
      amount_fen: amount,
      balance_after_fen: balance,
    };
    const sealed = sealRow(row, head, digest);
    head = sealed.hash;
    return statementLine(sealed);
  });
  return statementLine(header) + rows.join('') + statementLine({ rows: amounts.length, balance_fen: balance, head });
};

const content = { format: receiptFormat, subject: 'order', number: 'CV2611A', total_fen: 26_550 };
const receipt = `${canonicalJson({ content, hash: digest(canonicalJson(content)) })}\n`;

const file = (text: string, name = 'statement.jsonl') => new File([text], name);

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'Check a statement or a receipt',
        main: 'File to check',
        older: /^Older statement/,
        good: 'This statement is unchanged',
        rows: 'All 3 rows, their chain and the balance after each of them are right.',
        bad: 'This file is not as the shop issued it',
        at: 'Line 3: The balance is not the one before plus the amount.',
        continues: 'Nothing in it was changed, and 1 row was added.',
        rewritten: 'Row 2 is not the same in both: the past was changed.',
        receipt: 'This receipt is unchanged',
        remove: 'Remove statement.jsonl',
      },
    ],
    [
      'zh',
      {
        title: '核验对账单或收据',
        main: '待核验文件',
        older: /^旧对账单/,
        good: '对账单未被改动',
        rows: '全部 3 行记录、哈希链和每行之后的余额均正确。',
        bad: '文件与商店提供的不一致',
        at: '第 3 行：余额不等于上一行余额加本行金额。',
        continues: '旧内容没有改动，新增 1 行。',
        rewritten: '第 2 条记录在两份对账单中不同：历史记录被改动过。',
        receipt: '收据未被改动',
        remove: '移除 statement.jsonl',
      },
    ],
  ] as const),
)('the check in %s', (language, words) => {
  const open = () => openPage('/verify', { language });
  const input = (label: string | RegExp) => screen.getByLabelText(label);

  test('accepts a statement, and shows what to compare', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await user.upload(input(words.main), file(statementOf([500, 700, 900])));
    expect(await screen.findByText(words.good)).toBeVisible();
    expect(screen.getByText(words.rows)).toBeVisible();
    expect(screen.getByText('CN ¥21.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.remove }));
    await waitFor(() => expect(screen.queryByText(words.good)).toBeNull());
  });

  test('names the line that was changed', async () => {
    const { user } = await open();
    await user.upload(input(words.main), file(statementOf([500, 700]).replace('700', '701')));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.bad);
    expect(screen.getByRole('alert')).toHaveTextContent(words.at);
  });

  test('compares with an older statement', async () => {
    const { user } = await open();
    await user.upload(input(words.main), file(statementOf([500, 700, 900])));
    await user.upload(input(words.older), file(statementOf([500, 700]), 'older.jsonl'));
    expect(await screen.findByText(words.continues)).toBeVisible();
    await user.upload(input(words.older), file(statementOf([500, 600]), 'other.jsonl'));
    expect(await screen.findByText(words.rewritten)).toBeVisible();
  });

  test('accepts a receipt', async () => {
    const { user } = await open();
    await user.upload(input(words.main), file(receipt, 'receipt.json'));
    expect(await screen.findByText(words.receipt)).toBeVisible();
    expect(screen.getByText('CV2611A')).toBeVisible();
  });
});

test('no file leaves the browser', async () => {
  const sent: string[] = [];
  const watch = http.all('*', ({ request }) => {
    if (request.method !== 'GET') sent.push(request.url);
    return undefined;
  });
  const { user } = await openPage('/verify', { handlers: [watch] });
  await user.upload(screen.getByLabelText('File to check'), file(receipt));
  expect(await screen.findByText('This receipt is unchanged')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a file that is too large is not read', async () => {
  const { user } = await openPage('/verify');
  const huge = file('');
  Object.defineProperty(huge, 'size', { value: maxProofBytes + 1 });
  await user.upload(screen.getByLabelText('File to check'), huge);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 64 MB.');
});
