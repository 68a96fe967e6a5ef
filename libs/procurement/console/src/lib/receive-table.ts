import type { ArrivedParcel, Lookup, Parcel } from '@caravan/procurement/contract';
import { newId, trackingKey } from '@caravan/kernel';
import type { LineDraft } from './receipt-draft.ts';

/** A scanned code that leads to no parcel: it may be kept, or one of the candidates may be meant. */
export interface UnknownCode {
  code: string;
  candidates: Lookup['candidates'];
  /** The shopper's code on the label, if it was scanned. */
  shopper?: string;
}

/** The table of the receive station. It is kept on the device, so that a reload or a login loses nothing. */
export interface ReceiveTable {
  /** The idempotency key of its receipt. */
  key: string;
  /** A scan whose lookup has not ended. */
  code?: string | undefined;
  parcel?: Parcel;
  drafts: readonly LineDraft[];
  /** The line that is measured now. */
  active: number;
  /** The rest of the purchase comes in another parcel. */
  moreComes: boolean;
  /** Shows what is missing, after an attempt to save. */
  checked: boolean;
  unknown?: UnknownCode;
  /** The entries for an unknown parcel that the server did not accept. */
  entered?: { body: ArrivedParcel; photos: readonly Blob[] };
  /** The step in the outbox that this one replaces. */
  replacesEntryId?: string;
}

export const emptyTable = (): ReceiveTable => ({
  key: newId(),
  drafts: [],
  active: 0,
  moreComes: false,
  checked: false,
});

export const isEmptyTable = ({ code, parcel, unknown }: ReceiveTable): boolean =>
  code === undefined && parcel === undefined && unknown === undefined;

/** The table with other values for the line that is measured now. */
export const withLine = (table: ReceiveTable, patch: Partial<LineDraft>): ReceiveTable => ({
  ...table,
  drafts: table.drafts.map((draft, index) => (index === table.active ? { ...draft, ...patch } : draft)),
});

export const isNumbered = (parcel: Parcel | undefined, code: string): boolean =>
  parcel?.tracking_number != null && trackingKey(parcel.tracking_number) === trackingKey(code);
