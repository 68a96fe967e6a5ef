import type { IsoInstant } from '@caravan/kernel';
import type { ParcelSummary } from '@caravan/warehouse-packages/contract';
import type { Turn } from '@caravan/ui-kit';

export type StepKey =
  | 'pay'
  | 'payExtra'
  | 'payExtraLate'
  | 'refused'
  | 'ship'
  | 'shipBy'
  | 'shipLate'
  | 'onItsWay'
  | 'receive'
  | 'receiveLate'
  | 'review'
  | 'done'
  | 'cancelled'
  | 'cancelledRefunded';

/** The next step of a package, its time, and who acts (specification 26.8). */
export interface NextStep {
  who: Turn;
  key: StepKey;
  /** Null if no date is promised. */
  by: IsoInstant | null;
  /** When the package arrives. */
  arrives?: ParcelSummary['arrives'];
}

const isPast = (at: IsoInstant, now: number | undefined): boolean => now !== undefined && Date.parse(at) < now;

const step = (who: Turn, key: StepKey, by: IsoInstant | null = null): NextStep => ({ who, key, by });

const toShip = (by: IsoInstant | null, now?: number): NextStep => {
  if (by === null) return step('us', 'ship');
  return step('us', isPast(by, now) ? 'shipLate' : 'shipBy', by);
};

/** A weighed package waits for a payment, or for our decision about a parcel that its method refuses. */
const held = ({ refused, extra, actions }: ParcelSummary, now?: number): NextStep | null => {
  if (extra && actions.includes('pay_extra'))
    return step('you', isPast(extra.due_at, now) ? 'payExtraLate' : 'payExtra', extra.due_at);
  return refused ? step('us', 'refused') : null;
};

/** A package that is away, and is expected later: its receipt is confirmed when it has arrived. */
export const isOnItsWay = ({ status, arrives }: ParcelSummary, now?: number): boolean =>
  status === 'pending_receipt' && arrives !== null && (now === undefined || now < Date.parse(arrives.from));

const toReceive = (parcel: ParcelSummary, now?: number): NextStep => {
  const { arrives, done_by: by } = parcel;
  if (isOnItsWay(parcel, now)) return { ...step('carrier', 'onItsWay', by), arrives };
  return { ...step('you', arrives && isPast(arrives.to, now) ? 'receiveLate' : 'receive', by), arrives };
};

export const nextStepOf = (
  parcel: ParcelSummary,
  /** Unknown on the server and until hydration; no promise is late then. */
  now?: number,
): NextStep => {
  switch (parcel.status) {
    case 'pending_payment':
      return step('you', 'pay', parcel.expires_at);
    case 'to_be_delivered':
      return held(parcel, now) ?? toShip(parcel.dispatch_by, now);
    case 'pending_receipt':
      return toReceive(parcel, now);
    case 'done':
      return parcel.actions.includes('review') ? step('you', 'review') : step('nobody', 'done');
    case 'cancelled':
      return step('nobody', parcel.paid_at === null ? 'cancelled' : 'cancelledRefunded');
  }
};
