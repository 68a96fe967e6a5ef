import type { BookAccount } from '@caravan/books/contract';
import type { CostAccount, CreditorAccount } from '@caravan/fund-payment/port';

/** Accounts of the ledger that are an account of the books as they are. */
export const plainAccounts = {
  wallet: 'wallets',
  'provider:stripe': 'provider_stripe',
  'provider:paypal': 'provider_paypal',
  'provider:westpay': 'provider_westpay',
  'provider:sandbox': 'provider_sandbox',
  'transit:card': 'card_transit',
  'expense:claim': 'claims',
  adjustment: 'adjustments',
} as const satisfies Record<string, BookAccount>;

/** Accounts of income in the ledger, which the books divide. */
const incomes = {
  'revenue:order': 'orders',
  'revenue:order_extra': 'orders',
  'revenue:package': 'packages',
  'revenue:package_extra': 'packages',
  'revenue:service': 'services',
} as const;
export type IncomeAccount = keyof typeof incomes;

/** Lines of the books are compared with accounts of the ledger, or with those of costs. */
export type BookSource = keyof typeof plainAccounts | (typeof incomes)[IncomeAccount] | CostAccount | CreditorAccount;

export const isPlain = (account: string): account is keyof typeof plainAccounts =>
  Object.hasOwn(plainAccounts, account);
export const isIncome = (account: string): account is IncomeAccount => Object.hasOwn(incomes, account);

/** The source of lines for an account of the ledger; an unknown account has none, and no day with it can be closed. */
export const sourceOf = (account: string): BookSource => {
  if (isPlain(account)) return account;
  if (isIncome(account)) return incomes[account];
  throw new Error(`the books do not know the account ${account} of the ledger`);
};
