import type { TaxNumberKind } from '@caravan/customs/contract';
import type { Fen } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';

/** A line of the contents of a package, as customs and carriers take it. */
export interface CustomsLine {
  /** In Latin letters. */
  description: string;
  /** A subheading of the Harmonized System: 6 digits. */
  hs_code: string;
  /** ISO 3166-1. */
  origin: string;
  /** Of all pieces together. */
  value_fen: Fen;
  /** Net, of all pieces together. */
  weight_g: number;
  quantity: number;
}

/** The number by which the customs of a destination know the recipient, as a whole. */
export interface RecipientNumber {
  kind: TaxNumberKind;
  number: string;
}

/** Customs data of a package, for a label or a message to customs. */
export interface CustomsData {
  /** Empty while the contents are not declared. */
  lines: CustomsLine[];
  /** The shop's number in the import one-stop shop, for packages that fall under it (`fallsUnderIoss`); empty without one. */
  ioss: string;
  /** The shop's number as an economic operator; empty without one. */
  eori: string;
  /** Null if none was given. */
  recipient: RecipientNumber | null;
}

/** The contents of packages as they were declared, for those who hand them over. */
export interface CustomsLines {
  /** Throws `tax_numbers_unavailable` if the recipient's number cannot be read. */
  of: (db: Database, packageNumber: string) => Promise<CustomsData>;
}

export const customsLinesPort = onePort<CustomsLines>('CustomsLines');
