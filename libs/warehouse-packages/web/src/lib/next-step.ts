import type { IsoInstant } from '@caravan/kernel';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import type { Turn } from '@caravan/ui-kit';

export type StepKey = 'pay' | 'ship' | 'receive' | 'review' | 'done' | 'cancelled' | 'cancelledRefunded';

/** What happens next with a package, by when, and who acts (specification 26.8). */
export interface NextStep {
  who: Turn;
  key: StepKey;
  /** Null if no date is promised. */
  by: IsoInstant | null;
}

const step = (who: Turn, key: StepKey, by: IsoInstant | null = null): NextStep => ({ who, key, by });

export const nextStepOf = (
  parcel: Pick<Parcel, 'status' | 'expires_at' | 'done_by' | 'paid_at' | 'actions'>,
): NextStep => {
  switch (parcel.status) {
    case 'pending_payment':
      return step('you', 'pay', parcel.expires_at);
    case 'to_be_delivered':
      return step('us', 'ship');
    case 'pending_receipt':
      return step('you', 'receive', parcel.done_by);
    case 'done':
      return parcel.actions.includes('review') ? step('you', 'review') : step('nobody', 'done');
    case 'cancelled':
      return step('nobody', parcel.paid_at === null ? 'cancelled' : 'cancelledRefunded');
  }
};
