import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.ts';
import { checkFile, receiptFormat } from './check-file.ts';
import { compareStatements } from './check-statement.ts';
import { sha256Of } from './sha-256.ts';
import {
  headerHash,
  sealRow,
  statementFormat,
  statementLine,
  type StatementHeader,
  type StatementRow,
} from './statement-format.ts';
import { maxProofBytes, type CheckedStatement } from './verdict.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const check = (text: string) => checkFile(bytesOf(text));

const shuffled = (value: Json): Json => {
  if (Array.isArray(value)) return value.map((item: Json) => shuffled(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, shuffled(member ?? null)]),
  );
};

describe('the canonical form', () => {
  test('is that of RFC 8785', () => {
    // The example of section 3.2.2, and the sorting of section 3.2.3.
    const example = JSON.parse(
      String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
    ) as Json;
    expect(canonicalJson(example)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
    const names = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 };
    expect(Object.values(JSON.parse(canonicalJson(names)) as object)).toHaveLength(7);
    expect(canonicalJson(names)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  test('is the same for every order of keys, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const written = canonicalJson(value as Json);
        expect(canonicalJson(shuffled(value as Json))).toBe(written);
        expect(canonicalJson(JSON.parse(written) as Json)).toBe(written);
      }),
    );
  });

  test('does not exist for what JSON cannot say', () => {
    expect(() => canonicalJson(Number.NaN)).toThrow(TypeError);
    expect(() => canonicalJson({ text: '\ud800' })).toThrow(TypeError);
    let deep: Json = [];
    for (let depth = 0; depth < 100; depth += 1) deep = [deep];
    expect(() => canonicalJson(deep)).toThrow(RangeError);
  });
});

test('the hash is SHA-256 in hex', async () => {
  expect(await sha256Of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

const header = (account = 'user_1'): StatementHeader => ({ format: statementFormat, account, currency: 'CNY' });

const statementOf = (amounts: readonly number[], account = 'user_1', remark = 'Paid 付款'): string => {
  let prev = headerHash(header(account), digest);
  let balance = 0;
  const rows = amounts.map((amount, index) => {
    balance += amount;
    const row: StatementRow = {
      sequence: index + 1,
      transaction_no: `TX2611${index}`,
      at: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
      type: amount < 0 ? 'payment' : 'recharge',
      kind: amount < 0 ? 'order' : null,
      refs: amount < 0 ? [`CV2611${index}`] : [],
      remark_en: remark,
      remark_zh: remark,
      amount_fen: amount,
      balance_after_fen: balance,
    };
    const sealed = sealRow(row, prev, digest);
    prev = sealed.hash;
    return statementLine(sealed);
  });
  return [
    statementLine(header(account)),
    ...rows,
    statementLine({ rows: amounts.length, balance_fen: balance, head: prev }),
  ].join('');
};

/** Amounts whose running sum is never negative. */
const amounts = fc.array(fc.integer({ min: -5_000, max: 10_000 }), { maxLength: 12 }).map((wished) => {
  let balance = 0;
  return wished.map((amount) => {
    const kept = amount === 0 ? 1 : balance + amount < 0 ? -amount : amount;
    balance += kept;
    return kept;
  });
});

describe('a statement', () => {
  test('is accepted as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, async (moved) => {
        const verdict = await check(statementOf(moved));
        expect(verdict).toMatchObject({ ok: true, kind: 'statement', account: 'user_1' });
        expect(verdict).toMatchObject({ balanceFen: moved.reduce((sum, amount) => sum + amount, 0) });
      }),
    );
  });

  test('is refused after any change of a byte', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, fc.nat(), fc.integer({ min: 1, max: 255 }), async (moved, place, change) => {
        const bytes = bytesOf(statementOf(moved));
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const verdict = await checkFile(bytes);
        expect(verdict.ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('is refused if rows are dropped, swapped, repeated or cut off', async () => {
    await fc.assert(
      fc.asyncProperty(
        amounts,
        fc.nat(),
        fc.constantFrom('drop', 'swap', 'repeat', 'cut'),
        async (moved, pick, how) => {
          fc.pre(moved.length >= 2);
          const lines = statementOf(moved).split(/(?<=\n)/);
          const at = 1 + (pick % (moved.length - 1));
          if (how === 'drop') lines.splice(at, 1);
          if (how === 'repeat') lines.splice(at, 0, lines[at] ?? '');
          if (how === 'swap') lines.splice(at, 2, lines[at + 1] ?? '', lines[at] ?? '');
          if (how === 'cut') lines.length = at + 1;
          expect(await check(lines.join(''))).toMatchObject({ ok: false });
        },
      ),
    );
  });

  test.each([
    ['a row with another amount', (text: string) => text.replace('"amount_fen":500', '"amount_fen":900'), 'balance', 2],
    ['another remark', (text: string) => text.replace('Paid', 'Sold'), 'row_hash', 2],
    ['a row that follows another', (text: string) => text.replace(/"prev":"\w/, '"prev":"x'), 'wrong_fields', 2],
    ['a row that is missing', (text: string) => text.replace(/\n.*"sequence":1,.*(?=\n)/, ''), 'sequence', 2],
    [
      'a key that appears twice',
      (text: string) => text.replace('"amount_fen"', '"amount_fen":1,"amount_fen"'),
      'not_canonical',
      2,
    ],
    ['spaces', (text: string) => text.replaceAll('":', '": '), 'not_canonical', 1],
    ['another line break', (text: string) => text.replaceAll('\n', '\r\n'), 'not_canonical', 1],
    ['no end', (text: string) => text.replace(/\{"balance_fen".*\n/, ''), 'cut_off', 3],
    ['half a line', (text: string) => text.slice(0, -10), 'cut_off', 4],
    ['a line after its end', (text: string) => `${text}{}\n`, 'after_end', 5],
    ['another total', (text: string) => text.replace('"rows":2', '"rows":3'), 'end', 4],
    ['another format', (text: string) => text.replace('statement/1', 'statement/2'), 'unknown_format', 1],
  ])('with %s says so', async (_, change, fault, line) => {
    const text = statementOf([500, -200]);
    const changed = change(text);
    expect(changed).not.toBe(text);
    expect(await check(changed)).toEqual({ ok: false, fault, line });
  });

  test('of another account has other hashes', async () => {
    const [mine, other] = await Promise.all([check(statementOf([5])), check(statementOf([5], 'user_2'))]);
    expect(mine).not.toMatchObject({ head: (other as CheckedStatement).head });
  });
});

describe('an older statement', () => {
  const read = async (text: string): Promise<CheckedStatement> => (await check(text)) as CheckedStatement;

  test('is continued by a newer one', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, fc.nat({ max: 12 }), async (moved, count) => {
        const older = await read(statementOf(moved.slice(0, count)));
        expect(compareStatements(older, await read(statementOf(moved)))).toEqual({
          continues: true,
          added: Math.max(0, moved.length - count),
        });
      }),
    );
  });

  test('shows a history that was rewritten, cut or is another’s', async () => {
    const older = await read(statementOf([500, -200, 300]));
    const against = async (text: string) => compareStatements(older, await read(text));
    expect(await against(statementOf([500, -100, 200, 900]))).toEqual({ continues: false, why: 'rewritten', row: 2 });
    expect(await against(statementOf([500, -200, 300], 'user_1', 'Other'))).toMatchObject({ why: 'rewritten', row: 1 });
    expect(await against(statementOf([500, -200]))).toEqual({ continues: false, why: 'shorter', row: 3 });
    expect(await against(statementOf([500, -200, 300], 'user_2'))).toMatchObject({ why: 'other_account' });
  });
});

const receiptOf = (content: Json): string => `${canonicalJson({ content, hash: digest(canonicalJson(content)) })}\n`;

describe('a receipt', () => {
  const content = {
    format: receiptFormat,
    subject: 'order',
    number: 'CV2611A',
    total_fen: 26_550,
    title: '杯子 “cup”',
  };

  test('is accepted as it was written', async () => {
    expect(await check(receiptOf(content))).toEqual({
      ok: true,
      kind: 'receipt',
      subject: 'order',
      number: 'CV2611A',
      hash: digest(canonicalJson(content)),
    });
  });

  test('is refused after any change of a byte', async () => {
    const text = receiptOf(content);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const bytes = bytesOf(text);
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        expect((await checkFile(bytes)).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('with another amount says so', async () => {
    expect(await check(receiptOf(content).replace('26550', '26551'))).toEqual({
      ok: false,
      fault: 'content_hash',
      line: 1,
    });
    expect(await check(receiptOf({ ...content, format: 'other/1' }))).toMatchObject({ fault: 'unknown_format' });
    expect(await check(`${receiptOf(content)}x`)).toEqual({ ok: false, fault: 'after_end', line: 2 });
  });
});

describe('whatever else a file is', () => {
  test.each([
    ['nothing', '', 'not_json'],
    ['a text', 'Dear shop', 'cut_off'],
    ['an array', '[]\n', 'wrong_fields'],
    ['another object', '{"a":1}\n', 'unknown_format'],
    ['a million brackets', `${'['.repeat(1_000_000)}\n`, 'not_json'],
    ['objects in objects', `{"content":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}\n`, 'not_canonical'],
    ['a receipt of wrong types', '{"content":[],"hash":5}\n', 'wrong_fields'],
    ['a number too large for JSON', '{"content":1e999,"hash":5}\n', 'not_canonical'],
  ])('%s is refused', async (_, text, fault) => {
    expect(await check(text)).toMatchObject({ ok: false, fault });
  });

  test('bytes that are no text, and too many of them', async () => {
    expect(await checkFile(Uint8Array.of(0xff, 0xfe))).toMatchObject({ fault: 'not_text' });
    expect(await checkFile(new Uint8Array(maxProofBytes + 1))).toMatchObject({ fault: 'too_large' });
  });

  test('the checker never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect((await checkFile(bytes)).ok).toBe(false);
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect((await check(`${json}\n`)).ok).toBe(false);
      }),
    );
  });
});
