import type { CustomsGap } from '@caravan/customs/contract';
import { onePort, type Tx } from '@caravan/server-core';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** A package that was just made. */
export interface MadePackage {
  number: string;
  userId: string;
  /** The address of which it has a copy. */
  addressId: string;
  country: string;
}

/** Tells those who pack packages about the demands of the destination's customs. */
export interface CustomsOfPackages {
  /**
   * Selects the gaps in the declaration of a package, as an array of text in a statement.
   *
   * @param number The package's number, as a column or a value.
   * @param country Its destination.
   */
  gaps: (number: SQLWrapper, country: SQLWrapper) => SQL<CustomsGap[]>;
  /** A package takes over what is known of the recipient at its address. */
  made: (tx: Tx, made: MadePackage) => Promise<void>;
}

export const customsOfPackagesPort = onePort<CustomsOfPackages>('CustomsOfPackages');
