import { onePort, type Database } from '@caravan/server-core';

/** Who sends the parcels of the shop, in Latin letters. */
export interface PaperSender {
  name: string;
  /** Of the address, without name and country. */
  lines: string[];
  /** ISO 3166-1. */
  country: string;
  phone: string;
  /** Who signs customs declarations. */
  signer: string;
}

/** Who sends parcels, for customs papers. */
export interface PaperSenders {
  /** Null while nobody is entered. */
  find: (db: Database) => Promise<PaperSender | null>;
}

export const paperSendersPort = onePort<PaperSenders>('PaperSenders');
