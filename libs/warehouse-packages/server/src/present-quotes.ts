import type { Language } from '@caravan/kernel';
import type { PackageQuotes } from '@caravan/warehouse-packages/contract';
import { presentQuote } from './present-quote.ts';
import type { PackageQuoted } from './use-cases/quote-package.ts';

/** What every line would take, as api.md has it. */
export const presentQuotes = ({ goodsG, lines }: PackageQuoted, language: Language): PackageQuotes => ({
  weight_g: goodsG,
  lines: lines.map(({ line, quote }) => presentQuote(line, quote, language)),
});
