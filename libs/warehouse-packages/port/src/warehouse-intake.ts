import type { Fen, Gram, Millimetre } from '@caravan/kernel';
import type { Restriction } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';

/** One received order line with the order's data and its measurements. */
export interface Arrival {
  lineId: string;
  name: string;
  spec: string;
  /** The path of a picture on this server. */
  image: string | null;
  quantity: number;
  /** What all pieces together cost, without domestic shipping; the first suggestion for the customs declaration. */
  valueFen: Fen;
  weightG: Gram;
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
  restrictions: readonly Restriction[];
  /** The paid photos that staff still have to take, and the note on what to show. */
  photo: { count: number; note: string };
}

/** Receives goods from orders into the warehouse. */
export interface WarehouseIntake {
  /**
   * Stores goods in the warehouse in the caller's transaction; their free days start with `receivedAt`. They can be
   * packed after `release`. A line that was received before keeps its item.
   */
  receive: (
    tx: Tx,
    intake: { userId: string; orderNumber: string; receivedAt: Date; arrivals: readonly Arrival[] },
  ) => Promise<{ lineId: string; itemId: string }[]>;
  /** No more goods will arrive for this order: its goods may be packed. */
  release: (tx: Tx, orderNumber: string) => Promise<void>;
}
