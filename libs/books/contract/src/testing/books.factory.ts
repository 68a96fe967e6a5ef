import { firstChart } from '../book-accounts.ts';
import type { Books, BooksRule } from '../books.schema.ts';

export const aBooksRule = (over: Partial<BooksRule> = {}): BooksRule => ({
  accounts: firstChart,
  no_tax_name: 'Tax Exempt',
  own_country: 'CN',
  vat: [],
  version: 1,
  ...over,
});

/** Two closed days, and a day that can be closed. */
export const someBooks = (over: Partial<Books> = {}): Books => ({
  closed_through: '2026-11-27',
  open: { from: '2026-11-28', through: '2026-11-28' },
  accounts: [
    { account: 'wallets', ...firstChart.wallets, country: null, tax_code: null, debit_fen: 10_000, credit_fen: 20_000 },
    {
      account: 'provider_stripe',
      ...firstChart.provider_stripe,
      country: null,
      tax_code: null,
      debit_fen: 20_000,
      credit_fen: 0,
    },
    { account: 'freight', ...firstChart.freight, country: 'DE', tax_code: 'OSS DE', debit_fen: 0, credit_fen: 8_403 },
    { account: 'vat', ...firstChart.vat, country: 'DE', tax_code: 'OSS DE', debit_fen: 0, credit_fen: 1_597 },
  ],
  days: [
    { day: '2026-11-26', lines: 2, debit_fen: 20_000, credit_fen: 20_000 },
    { day: '2026-11-27', lines: 3, debit_fen: 10_000, credit_fen: 10_000 },
  ],
  files: 1,
  ...over,
});
