import type { PayableKind, PaymentMethod } from '@caravan/fund-payment/contract';

/**
 * Accounts of the ledger by their ids. A wallet is what we owe a shopper, so money coming in is positive there; the provider that it came from is
 * the other side, and so negative. `revenue` is what orders and packages were paid with, `transit:card` what is on its way back to a card.
 */
export const walletOf = (userId: string): string => `wallet:${userId}`;
export const providerAccount = (method: Exclude<PaymentMethod, 'balance'>): string => `provider:${method}`;
export const revenueOf = (kind: Exclude<PayableKind, 'recharge'>): string => `revenue:${kind}`;
export const adjustments = 'adjustment';
export const cardTransit = 'transit:card';

/** Those that are not wallets. */
export const ownAccounts: readonly string[] = [
  ...(['sandbox', 'stripe', 'westpay'] as const).map(providerAccount),
  ...(['order', 'package'] as const).map(revenueOf),
  adjustments,
  cardTransit,
];
