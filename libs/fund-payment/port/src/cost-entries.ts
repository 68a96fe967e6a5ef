import { listPort } from '@caravan/server-core';
import type { SQL } from 'drizzle-orm';
import type { LedgerPeriod } from './ledger-journal.ts';

/** Accounts of costs: payments to others than shoppers, and amounts that lower them. */
export const costAccounts = [
  'purchases',
  'purchase_corrections',
  'seller_refunds',
  'return_freight',
  'carrier_bills',
  'carrier_refunds',
  'labels',
] as const;
export type CostAccount = (typeof costAccounts)[number];

/** To whom it is owed until it is paid from an account that the shop's server does not know. */
export const creditorAccounts = ['sellers', 'carriers', 'label_services'] as const;
export type CreditorAccount = (typeof creditorAccounts)[number];

/**
 * Costs of which the ledger knows nothing, as a subquery with `at`, `cost` (a `CostAccount`), `creditor` (a
 * `CreditorAccount`) and `fen`: what is owed to the creditor for the cost from then on, or less if it is negative.
 *
 * Rows of a past instant never change, go or come: what is corrected is a row of its own, at the time of the correction.
 */
export type CostEntries = (period: LedgerPeriod) => SQL;

export const costEntriesPort = listPort<CostEntries>('CostEntries');
