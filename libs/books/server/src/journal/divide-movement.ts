import type { BookAccount } from '@caravan/books/contract';
import type { OrderIncome } from '@caravan/cart-orders/port';
import type { LedgerMovement } from '@caravan/fund-payment/port';
import { sumFen, type Fen } from '@caravan/kernel';
import type { PackageIncome } from '@caravan/warehouse-packages/port';
import { isIncome, isPlain, plainAccounts, sourceOf, type BookSource, type IncomeAccount } from './book-sources.ts';

/** Payment targets of movements, by their refs. */
export interface Incomes {
  orders: ReadonlyMap<string, OrderIncome>;
  packages: ReadonlyMap<string, PackageIncome>;
}

/** An amount on an account: credited if positive, debited if negative. */
export interface Posting {
  account: BookAccount;
  source: BookSource;
  /** The country of the supply; undefined for what is no income, and `own` for what is supplied where the shop is. */
  country: string | undefined;
  fen: Fen;
}

/** The country of what the shop supplies where it is. */
export const ownCountry = 'own';

const refundAccounts: Record<IncomeAccount, BookAccount> = {
  'revenue:order': 'order_refund',
  'revenue:order_extra': 'order_refund',
  'revenue:package': 'package_refund',
  'revenue:package_extra': 'package_refund',
  'revenue:service': 'service_refund',
};

type Part = Pick<Posting, 'account' | 'country' | 'fen'>;

const orderParts = (refs: readonly string[], { orders }: Incomes): Part[] =>
  refs.flatMap((ref) => {
    const order = orders.get(ref);
    if (!order) return [];
    const part = (account: BookAccount, fen: Fen): Part => ({ account, country: ownCountry, fen });
    return [
      part('domestic_shipping', order.domesticShippingFen),
      part('photos', order.photoFen),
      part('service_fee', order.serviceFeeFen),
      part('order_discount', -order.discountFen),
    ];
  });

const packageParts = (refs: readonly string[], { packages }: Incomes, main: BookAccount): Part[] =>
  refs.flatMap((ref) => {
    const found = packages.get(ref);
    if (!found) return [];
    const { country, amountFen, storageFen, packingFen, insuranceFen, discountFen } = found;
    const part = (account: BookAccount, fen: Fen): Part => ({ account, country, fen });
    return [
      part('storage', storageFen),
      part('packing', packingFen),
      part('insurance', insuranceFen),
      part('package_discount', -discountFen),
      part(main, amountFen - storageFen - packingFen - insuranceFen + discountFen),
    ];
  });

const partsOf = (account: IncomeAccount, refs: readonly string[], incomes: Incomes): { main: Part; parts: Part[] } => {
  const atHome = (main: BookAccount): Part => ({ account: main, country: ownCountry, fen: 0 });
  if (account === 'revenue:order') return { main: atHome('goods'), parts: orderParts(refs, incomes) };
  if (account === 'revenue:order_extra') return { main: atHome('order_extra'), parts: [] };
  if (account === 'revenue:service') return { main: atHome('service'), parts: [] };
  const main = account === 'revenue:package' ? 'freight' : 'package_extra';
  const country = incomes.packages.get(refs[0] ?? '')?.country ?? '';
  return { main: { account: main, country, fen: 0 }, parts: packageParts(refs, incomes, main) };
};

/** Divides what was paid: what no part says is on the main account, so that the parts are the whole amount. */
const divide = (account: IncomeAccount, fen: Fen, refs: readonly string[], incomes: Incomes): Part[] => {
  const { main, parts } = partsOf(account, refs, incomes);
  if (fen < 0) return [{ ...main, account: refundAccounts[account], fen }];
  return [...parts, { ...main, fen: fen - sumFen(parts.map((part) => part.fen)) }];
};

/** The postings of a movement. For each account of the ledger they are exactly its entry. */
export const postingsOf = ({ entries, refs }: LedgerMovement, incomes: Incomes): Posting[] =>
  entries.flatMap(({ account, fen }): Posting[] => {
    const source = sourceOf(account);
    if (isPlain(account)) return [{ account: plainAccounts[account], source, country: undefined, fen }];
    if (!isIncome(account)) return [];
    return divide(account, fen, refs, incomes).flatMap((part) => (part.fen === 0 ? [] : [{ ...part, source }]));
  });
