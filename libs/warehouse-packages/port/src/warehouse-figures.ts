import type { Fen, Language } from '@caravan/kernel';
import { onePort, type Database, type FigureTime, type StepFigures } from '@caravan/server-core';

/** Goods in the warehouse whose age is between two limits. */
export interface ShelfRow {
  /** The index in the asked ages. */
  age: number;
  items: number;
  pieces: number;
  valueFen: Fen;
}

/** The fees of a shipping method's parcels that were weighed in the time asked for. */
export interface WeighedFees {
  count: number;
  cheaper: number;
  dearer: number;
  quotedFen: Fen;
  weighedFen: Fen;
  /** The difference of the weighed fee to the quoted one, in per cent of the quoted one. */
  medianPercent: number;
  p90Percent: number;
}

/** The days of a shipping method's parcels whose receipt was confirmed in the time asked for. */
export interface TakenDays {
  count: number;
  /** Those that took at most the promised days. */
  inTime: number;
  medianSeconds: number;
  p90Seconds: number;
}

/** How right the quotes of a shipping method were. */
export interface QuoteRow {
  methodId: string;
  name: Record<Language, string>;
  fees: WeighedFees | undefined;
  days: TakenDays | undefined;
}

/** Warehouse and packages in the owner's figures. */
export interface WarehouseFigures extends StepFigures<
  'package_paid' | 'package_shipped' | 'package_received',
  'package_shipped' | 'package_received'
> {
  /** @param ages The first day of each age. */
  shelf: (db: Database, now: Date, ages: readonly number[]) => Promise<ShelfRow[]>;
  quotes: (db: Database, time: FigureTime) => Promise<QuoteRow[]>;
}

export const warehouseFiguresPort = onePort<WarehouseFigures>('WarehouseFigures');
