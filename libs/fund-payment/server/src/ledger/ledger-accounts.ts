import { dueKinds, type DueKind, type PaymentMethod } from '@caravan/fund-payment/contract';

/**
 * Ids of the ledger's accounts. A wallet is what we owe a shopper, so incoming money is positive there and negative on
 * the account of its provider. `revenue` holds the payments for orders, their extras, packages and services, `transit:card` the money on its
 * way back to a card, `expense:claim` what claims of insured packages cost.
 */
export const walletOf = (userId: string): string => `wallet:${userId}`;
/** The shopper of a wallet; undefined for another account. */
export const ownerOfWallet = (accountId: string): string | undefined => /^wallet:(.+)$/.exec(accountId)?.[1];
/** The money that a provider holds for us. */
export const providerAccount = (method: Exclude<PaymentMethod, 'balance'>): string => `provider:${method}`;
/** The income from targets of a kind. */
export const revenueOf = (kind: DueKind): string => `revenue:${kind}`;
/** The other side of what staff add to a wallet or take from it. */
export const adjustments = 'adjustment';
/** Refunds to cards that the provider has not confirmed. */
export const cardTransit = 'transit:card';
/** The shop's payments for claims on insured packages. */
export const claimExpenses = 'expense:claim';

/** The key of a compensation's movement. */
export const compensationKey = (key: string): string => `compensation:${key}`;

/** The shop's own accounts, which are not wallets. */
export const ownAccounts: readonly string[] = [
  ...(['sandbox', 'stripe', 'paypal', 'westpay'] as const).map(providerAccount),
  ...dueKinds.map(revenueOf),
  adjustments,
  cardTransit,
  claimExpenses,
];
