import { bookAccounts, type BooksRule } from '@caravan/books/contract';
import type { Fen } from '@caravan/kernel';
import type { BookLineRow } from './book-line.table.ts';
import { ownCountry, type Posting } from './divide-movement.ts';

export type DayLine = Omit<BookLineRow, 'day' | 'position'>;

type Rule = Pick<BooksRule, 'accounts' | 'own_country' | 'vat'>;
type Sum = Pick<DayLine, 'account' | 'country' | 'creditFen' | 'debitFen' | 'source'>;

/** The VAT in an amount that includes it, rounded to the nearest fen. */
export const vatIn = (fen: Fen, rateBp: number): Fen =>
  Number((BigInt(fen) * BigInt(rateBp) * 2n + BigInt(10_000 + rateBp)) / (2n * BigInt(10_000 + rateBp)));

const addUp = () => {
  const sums = new Map<string, Sum>();
  return {
    add(sum: Sum): void {
      const key = [sum.account, sum.source, sum.country ?? ''].join(' ');
      const { debitFen = 0, creditFen = 0 } = sums.get(key) ?? {};
      sums.set(key, { ...sum, debitFen: debitFen + sum.debitFen, creditFen: creditFen + sum.creditFen });
    },
    sums: (): readonly Sum[] => [...sums.values()],
  };
};

/** Adds up the postings of a day by account, source and country; countries without VAT are one. */
export const daySums = ({ own_country: home, vat }: Rule) => {
  const taxed = new Set(vat.map(({ country }) => country));
  const { add, sums } = addUp();
  return {
    add({ account, source, country, fen }: Posting): void {
      const supplied = country === ownCountry ? home : (country ?? '');
      const amounts = { debitFen: Math.max(0, -fen), creditFen: Math.max(0, fen) };
      add({ account, source, country: taxed.has(supplied) ? supplied : null, ...amounts });
    },
    sums,
  };
};

/** Takes the VAT of its country out of a sum of income. */
const takeVat = (sum: Sum, rateBp: number): { net: Sum; vat: Sum } => {
  const debitFen = vatIn(sum.debitFen, rateBp);
  const creditFen = vatIn(sum.creditFen, rateBp);
  return {
    net: { ...sum, debitFen: sum.debitFen - debitFen, creditFen: sum.creditFen - creditFen },
    vat: { ...sum, account: 'vat', debitFen, creditFen },
  };
};

/** The lines of a day in the order of the accounts, with the VAT of each country in a line for each source. */
export const dayLines = (sums: readonly Sum[], rule: Rule): DayLine[] => {
  const rates = new Map(rule.vat.map((one) => [one.country, one]));
  const vat = addUp();
  const net = sums.map((sum) => {
    const rate = sum.country === null ? undefined : rates.get(sum.country);
    if (!rate) return sum;
    const taken = takeVat(sum, rate.rate_bp);
    vat.add(taken.vat);
    return taken.net;
  });
  const place = (sum: Sum): number => bookAccounts.indexOf(sum.account);
  return [...net, ...vat.sums()]
    .filter(({ debitFen, creditFen }) => debitFen > 0 || creditFen > 0)
    .sort(
      (one, other) =>
        place(one) - place(other) ||
        one.source.localeCompare(other.source) ||
        (one.country ?? '').localeCompare(other.country ?? ''),
    )
    .map((sum) => ({
      ...sum,
      ...rule.accounts[sum.account],
      taxCode: (sum.country === null ? undefined : rates.get(sum.country)?.tax_code) ?? null,
    }));
};
