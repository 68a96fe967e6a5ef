import type { Gram, Millimetre } from '@caravan/kernel';
import type { Restriction } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';

/** One line of an order that has arrived, as the order keeps it and as it was measured. */
export interface Arrival {
  lineId: string;
  name: string;
  spec: string;
  /** Path of a picture on this server. */
  image: string | null;
  quantity: number;
  weightG: Gram;
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
  restrictions: readonly Restriction[];
  /** Paid photos that staff owe this line, and what they should show. */
  photo: { count: number; note: string };
}

/** The warehouse's door for what orders hand over. */
export interface WarehouseIntake {
  /**
   * Puts goods on the shelf in the caller's transaction; their free days begin with `receivedAt`. They can be packed once `release` was
   * called. A line that has been received already keeps its item.
   */
  receive: (
    tx: Tx,
    intake: { userId: string; orderNumber: string; receivedAt: Date; arrivals: readonly Arrival[] },
  ) => Promise<{ lineId: string; itemId: string }[]>;
  /** Nothing more will come for this order: its goods may be packed. */
  release: (tx: Tx, orderNumber: string) => Promise<void>;
}
