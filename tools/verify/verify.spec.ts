import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canonicalJson,
  headerHash,
  maxProofBytes,
  receiptFormat,
  sealRow,
  statementFormat,
  statementLine,
} from '@caravan/kernel/proof';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
const files = {
  'new.jsonl': statementOf([500, 700, 900]),
  'old.jsonl': statementOf([500, 700]),
  'rewritten.jsonl': statementOf([500, 600, 1_000]),
  'damaged.jsonl': statementOf([500, 700]).replace('700', '701'),
  'receipt.json': `${canonicalJson({ content, hash: digest(canonicalJson(content)) })}\n`,
  'damaged.json': `${canonicalJson({ content: { ...content, total_fen: 1 }, hash: digest(canonicalJson(content)) })}\n`,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'huge.jsonl'), '');
  await truncate(join(folder, 'huge.jsonl'), maxProofBytes + 1);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a tool as a program of its own, in the folder of the files. */
const run = (tool: string, ...args: string[]): Promise<{ code: number | string; out: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [tool, ...args], { cwd: folder }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out: out + err }),
    );
  });
const verify = (...args: string[]) => run(join(import.meta.dirname, 'verify.mjs'), ...args);

test.each([
  ['a statement', ['new.jsonl'], 0, 'OK  new.jsonl: statement of account user_1, 3 rows, balance CNY 21.00'],
  ['a statement that continues an older one', ['new.jsonl', 'old.jsonl'], 0, 'unchanged; added: 1 row\n'],
  ['a receipt', ['receipt.json'], 0, 'OK  receipt.json: receipt of order CV2611A'],
  ['a damaged statement', ['damaged.jsonl'], 1, 'NOT OK  damaged.jsonl, line 3: the balance is not'],
  ['a damaged receipt', ['damaged.json'], 1, 'NOT OK  damaged.json, line 1: the content does not have its hash'],
  ['a rewritten history', ['rewritten.jsonl', 'old.jsonl'], 1, 'row 2 is not the same in both'],
  ['files the wrong way round', ['old.jsonl', 'new.jsonl'], 1, 'row 3 is missing from the newer statement'],
  ['a damaged older statement', ['new.jsonl', 'damaged.jsonl'], 1, 'the files were not compared'],
  ['a file that is too large', ['huge.jsonl'], 1, 'larger than 64 MB'],
  ['a receipt against a statement', ['receipt.json', 'old.jsonl'], 2, 'Only two statements can be compared'],
  ['a file that does not exist', ['none.jsonl'], 2, 'none.jsonl cannot be read'],
  ['nothing', [], 2, 'Usage:'],
  ['an unknown option', ['--help'], 2, 'Usage:'],
])('%s', async (_, args, code, words) => {
  const result = await verify(...args);
  expect(result.out).toContain(words);
  expect(result.code).toBe(code);
});

test('the packed copy works without the source code', async () => {
  const packed = join(folder, 'packed');
  await mkdir(packed);
  await cp(join(import.meta.dirname, 'verify.mjs'), join(packed, 'verify.mjs'));
  const built = await run(join(import.meta.dirname, 'pack.mjs'), join(packed, 'dist'));
  expect(built).toMatchObject({ code: 0 });
  expect(await run(join(packed, 'verify.mjs'), 'new.jsonl', 'old.jsonl')).toMatchObject({ code: 0 });
  expect(await run(join(packed, 'verify.mjs'), 'damaged.jsonl')).toMatchObject({ code: 1 });
});
