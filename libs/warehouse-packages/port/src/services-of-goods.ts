import type { Fen } from '@caravan/kernel';
import { onePort, type Database, type PersonalData, type RowsSubquery, type Tx } from '@caravan/server-core';
import type { MeasureKind, NewPackage, ServiceKind } from '@caravan/warehouse-packages/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ChosenPacking } from './packing.ts';
import type { OrderedService } from './photo-orders.ts';
import type { RehearsalResultRow } from './rehearsal-result.table.ts';
import type { ServicedItem } from './serviced-goods.ts';

/** A service of an item, with what is to be measured. */
export interface ItemService extends OrderedService {
  /** Empty unless it is a measurement that is paid and not done. */
  measures: {
    what: MeasureKind;
    /** The dimension that the shopper means by `other`. */
    name: string;
    /** The value on the product page, in mm or g. */
    stated: number | null;
  }[];
}

/** A paid service, for receipts. */
export interface PaidService {
  number: string;
  kind: ServiceKind;
  units: number;
  unitFen: Fen;
  amountFen: Fen;
}

/** A packing rehearsal by which goods can be packed. */
export interface Rehearsed {
  result: RehearsalResultRow;
  /** With the prices of the time at which it was ordered. */
  packing: ChosenPacking[];
  /** When it was done: the shipping methods of that moment count. */
  at: Date;
}

/** The photos of packing rehearsals, which are deleted together with those of their goods. */
export interface RehearsalPhotos {
  /** The column of the rehearsal that a photo shows. */
  of: PgColumn;
  /** The goods of these rehearsals. */
  items: (db: Database, numbers: readonly string[]) => Promise<{ number: string; itemId: string }[]>;
  /** Deletes the photos of these rehearsals, and returns the ids of the photos. */
  delete: (tx: Tx, numbers: readonly string[]) => Promise<string[]>;
}

/** The services that shoppers order for goods in the warehouse, as warehouse and packages need them. */
export interface ServicesOfGoods {
  /** The services of an item that are not cancelled, the oldest first, for a lateral join. */
  ofItem: (db: Database, itemId: PgColumn) => RowsSubquery<OrderedService, 'services'>;
  /** Services by number, with what those are to measure that are paid. */
  withMeasures: (db: Database, services: readonly OrderedService[]) => Promise<Map<string, ItemService>>;
  /** Fails with `item_service_open` while a service of the item is open. */
  refuseOpen: (tx: Tx, itemId: string) => Promise<void>;
  /** Ends the services of locked goods that leave the warehouse before these were done; their money returns. */
  end: (tx: Tx, itemIds: readonly string[]) => Promise<void>;
  /** Ends those of these services of goods that are packed or returned which are packing rehearsals and not done. */
  endRehearsals: (tx: Tx, services: readonly Pick<OrderedService, 'kind' | 'status'>[]) => Promise<void>;
  /** A locked item has this many photos by now: orders of photos may be done. */
  photographed: (tx: Tx, item: ServicedItem, photos: number) => Promise<void>;
  /**
   * The packing rehearsal that a request names; null if it names none. Refuses one that is not done, not valid any more,
   * used, or of other goods or packing options; options may be left out, because those of the rehearsal count.
   */
  rehearsed: (
    db: Database,
    userId: string,
    request: Partial<Pick<NewPackage, 'item_ids' | 'packing_options' | 'rehearsal'>>,
    now: Date,
  ) => Promise<Rehearsed | null>;
  /** Those of these services that were paid. */
  paid: (db: Database, numbers: readonly string[]) => Promise<PaidService[]>;
  /** Paid services for one of these items each, in the order of their payments; a packing rehearsal has several goods. */
  paidForItems: (db: Database, itemIds: readonly string[]) => Promise<PaidService[]>;
  rehearsalPhotos: RehearsalPhotos;
  /** The part of the warehouse's personal data that is about services. */
  personalData: Omit<PersonalData, 'section'>;
}

export const servicesOfGoodsPort = onePort<ServicesOfGoods>('ServicesOfGoods');
