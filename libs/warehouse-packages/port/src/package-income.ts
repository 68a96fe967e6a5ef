import type { Fen } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';

/** A payment for a package, or an extra payment for one: its shipping is the rest of the amount. */
export interface PackageIncome {
  /** The number of the package, or the ref of the extra payment. */
  ref: string;
  /** ISO 3166-1. It stays when the address is erased: the VAT of the books depends on it. */
  country: string;
  /** All that was to be paid. */
  amountFen: Fen;
  /** Storage, and the handling of own parcels. */
  storageFen: Fen;
  packingFen: Fen;
  insuranceFen: Fen;
  /** The part of the shipping that a coupon took off. */
  discountFen: Fen;
}

/** The parts of packages and the countries that they go to, for the books. */
export interface PackageIncomes {
  /** Those with these refs, in any order, in one statement. */
  of: (db: Database, refs: readonly string[]) => Promise<PackageIncome[]>;
}

export const packageIncomesPort = onePort<PackageIncomes>('PackageIncomes');
