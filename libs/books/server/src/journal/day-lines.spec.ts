import { bookAccounts, bookLimits, firstChart, type BooksRule } from '@caravan/books/contract';
import type { LedgerMovement } from '@caravan/fund-payment/port';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costPostings } from './cost-postings.ts';
import { filesOf } from './book-files.ts';
import { dayLines, daySums, vatIn } from './day-lines.ts';
import { postingsOf, type Incomes } from './divide-movement.ts';
import { sourceOf } from './book-sources.ts';

const at = new Date('2026-11-24T04:00:00.000Z');

const movement = (over: Partial<LedgerMovement>): LedgerMovement => ({
  id: 1,
  at,
  type: 'payment',
  kind: 'order',
  refs: [],
  entries: [],
  ...over,
});

const incomes: Incomes = {
  orders: new Map([
    ['CV1', { number: 'CV1', domesticShippingFen: 800, photoFen: 200, serviceFeeFen: 500, discountFen: 1_000 }],
  ]),
  packages: new Map([
    [
      'PK1',
      {
        ref: 'PK1',
        country: 'DE',
        amountFen: 11_900,
        storageFen: 1_190,
        packingFen: 0,
        insuranceFen: 595,
        discountFen: 500,
      },
    ],
    [
      'PK2',
      { ref: 'PK2', country: 'FR', amountFen: 6_000, storageFen: 0, packingFen: 0, insuranceFen: 0, discountFen: 0 },
    ],
  ]),
};

const rule = (vat: BooksRule['vat'] = []) => ({ accounts: firstChart, own_country: 'CN', vat });

const linesOf = (movements: readonly LedgerMovement[], of = rule()) => {
  const sums = daySums(of);
  for (const posting of movements.flatMap((one) => postingsOf(one, incomes))) sums.add(posting);
  return dayLines(sums.sums(), of);
};

const brief = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ account, country, debitFen, creditFen }) => [account, country, debitFen, creditFen]);

describe('the lines of a day', () => {
  it('divide what was paid for an order, and put refunds on an account of their own', () => {
    const paid = movement({
      refs: ['CV1'],
      entries: [
        { account: 'wallet', fen: -10_500 },
        { account: 'revenue:order', fen: 10_500 },
      ],
    });
    const refunded = movement({
      type: 'refund',
      refs: ['CV1'],
      entries: [
        { account: 'revenue:order', fen: -4_000 },
        { account: 'transit:card', fen: 4_000 },
      ],
    });
    expect(brief(linesOf([paid, refunded]))).toEqual([
      ['wallets', null, 10_500, 0],
      ['card_transit', null, 0, 4_000],
      ['goods', null, 0, 10_000],
      ['domestic_shipping', null, 0, 800],
      ['photos', null, 0, 200],
      ['service_fee', null, 0, 500],
      ['order_discount', null, 1_000, 0],
      ['order_refund', null, 4_000, 0],
    ]);
  });

  it('have the VAT of the countries that packages go to in lines of their own, also of refunds', () => {
    const paid = movement({
      kind: 'package',
      refs: ['PK1', 'PK2'],
      entries: [
        { account: 'provider:stripe', fen: -17_900 },
        { account: 'revenue:package', fen: 17_900 },
      ],
    });
    const refunded = movement({
      type: 'refund',
      kind: 'package',
      refs: ['PK1'],
      entries: [
        { account: 'revenue:package', fen: -119 },
        { account: 'wallet', fen: 119 },
      ],
    });
    const german = rule([{ country: 'DE', rate_bp: 1_900, tax_code: 'OSS DE' }]);
    const lines = linesOf([paid, refunded], german);
    expect(brief(lines)).toEqual([
      ['wallets', null, 0, 119],
      ['provider_stripe', null, 17_900, 0],
      ['freight', null, 0, 6_000],
      ['freight', 'DE', 0, 8_920],
      ['storage', 'DE', 0, 1_000],
      ['insurance', 'DE', 0, 500],
      ['package_discount', 'DE', 420, 0],
      ['package_refund', 'DE', 100, 0],
      ['vat', 'DE', 99, 1_980],
    ]);
    expect(lines.at(-1)).toMatchObject({ code: '2200', name: 'VAT', taxCode: 'OSS DE', source: 'packages' });
  });

  it('balance, and equal the entries of the ledger, whatever was paid', () => {
    const amount = fc.integer({ min: -50_000, max: 50_000 }).filter((fen) => fen !== 0);
    const income = fc.constantFrom(
      'revenue:order',
      'revenue:order_extra',
      'revenue:package',
      'revenue:package_extra',
      'revenue:service',
    );
    const own = fc.constantFrom('wallet', 'provider:paypal', 'provider:westpay', 'adjustment', 'expense:claim');
    const refs = fc.subarray(['CV1', 'PK1', 'PK2', 'XX9']);
    const vat = fc.subarray([
      { country: 'DE', rate_bp: 1_900, tax_code: 'DE' },
      { country: 'FR', rate_bp: 2_000, tax_code: 'FR' },
      { country: 'CN', rate_bp: 600, tax_code: 'CN' },
    ]);
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, income, own, refs), { maxLength: 20 }), vat, (some, rates) => {
        const movements = some.map(([fen, account, other, of]) =>
          movement({
            refs: of,
            entries: [
              { account, fen },
              { account: other, fen: -fen },
            ],
          }),
        );
        const net = new Map<string, number>();
        const count = (source: string, fen: number) => net.set(source, (net.get(source) ?? 0) + fen);
        for (const { account, fen } of movements.flatMap(({ entries }) => entries)) count(sourceOf(account), fen);
        for (const { source, debitFen, creditFen } of linesOf(movements, rule(rates)))
          count(source, debitFen - creditFen);
        expect([...net.values()].every((fen) => fen === 0)).toBe(true);
      }),
    );
  });

  it.each([
    [
      'a purchase',
      { cost: 'purchases', creditor: 'sellers', addedFen: 4_000, takenFen: 0 },
      [
        ['sellers', null, 0, 4_000],
        ['purchases', null, 4_000, 0],
      ],
    ],
    [
      'a bill and a credit note',
      { cost: 'carrier_bills', creditor: 'carriers', addedFen: 3_000, takenFen: 200 },
      [
        ['carriers', null, 200, 3_000],
        ['carrier_bills', null, 3_000, 200],
      ],
    ],
    [
      'a label that was voided',
      { cost: 'labels', creditor: 'label_services', addedFen: 0, takenFen: 700 },
      [
        ['label_services', null, 700, 0],
        ['labels', null, 0, 700],
      ],
    ],
  ] as const)('have for %s the cost and what is owed, without VAT', (_name, sum, lines) => {
    const home = rule([{ country: 'CN', rate_bp: 600, tax_code: 'CN' }]);
    const sums = daySums(home);
    for (const posting of costPostings(sum)) sums.add(posting);
    expect(brief(dayLines(sums.sums(), home))).toEqual(lines);
  });

  it('refuse an account that the books do not know', () => {
    expect(() => postingsOf(movement({ entries: [{ account: 'revenue:gift', fen: 1 }] }), incomes)).toThrow(
      'revenue:gift',
    );
  });
});

it('takes the VAT out of an amount that includes it', () => {
  expect([0, 1, 119, 11_900, 100].map((fen) => vatIn(fen, 1_900))).toEqual([0, 0, 19, 1_900, 16]);
});

it('never has more lines in a day than a file', () => {
  const packages = bookAccounts.filter((one) =>
    ['freight', 'storage', 'packing', 'insurance', 'package_extra', 'package_discount', 'package_refund'].includes(one),
  );
  const perCountry = packages.length + 1;
  const others = bookAccounts.length - perCountry;
  // Countries without VAT are one, and the three sources of income have lines of VAT.
  const most = perCountry * bookLimits.vatCountries + packages.length + others + 2;
  expect(most).toBeLessThanOrEqual(bookLimits.fileLines);
});

it('keeps days whole in files', () => {
  const days = [
    { day: '2026-11-01', lines: 2 },
    { day: '2026-11-02', lines: 0 },
    { day: '2026-11-03', lines: 3 },
    { day: '2026-11-04', lines: 1 },
  ];
  expect(filesOf(days, 5)).toEqual([
    { from: '2026-11-01', to: '2026-11-03' },
    { from: '2026-11-04', to: '2026-11-04' },
  ]);
  expect(filesOf([], 5)).toEqual([]);
});
