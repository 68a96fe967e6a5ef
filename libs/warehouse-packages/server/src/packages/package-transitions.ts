import { type PackageStatus, type Replayed, replaySteps, type Transition, type WrittenStep } from '@caravan/kernel';
import type { PackageEvent } from '@caravan/warehouse-packages/contract';
import type { PackageGuard } from './package-guards.ts';

/** Who may trigger a step. */
export type PackageActor = 'shopper' | 'staff' | 'system';

/** An effect happens besides the change of status, in the same transaction. */
export type PackageEffect =
  /** Its items can be packed again. */
  | 'return_goods'
  /** The discount of an unpaid package is given back to its coupon. */
  | 'give_discount_back'
  /** The rest of the fee and of a paid extra payment is refunded to the balance. */
  | 'refund_fee'
  /** The carrier's label that was bought for it is voided. */
  | 'void_label'
  /** Its items leave the warehouse, and the time for confirming the receipt starts. */
  | 'send_goods'
  /** The events of tracking services are deleted, because they belong to another parcel. */
  | 'delete_service_tracking'
  /** Gives the points and coupons that the shop's programmes promise. */
  | 'reward'
  /** Sets the time at which it was done. */
  | 'end';

/** One step of a package. */
export interface PackageTransition extends Transition<PackageStatus, PackageEvent> {
  by: readonly PackageActor[];
  guards: readonly PackageGuard[];
  effects: readonly PackageEffect[];
}

const step = (
  event: PackageEvent,
  [from, to]: readonly [PackageStatus | null, PackageStatus],
  by: PackageActor | readonly PackageActor[],
  { guards = [], effects = [] }: Partial<Pick<PackageTransition, 'guards' | 'effects'>> = {},
): PackageTransition => ({
  event,
  from,
  to,
  by: typeof by === 'string' ? [by] : by,
  guards,
  effects,
});

/**
 * All steps of a package (specification 11.5). A trigger in `apps/server/migrations/0000_init.sql` has the same
 * pairs of states and refuses all others.
 */
export const packageTransitions: readonly PackageTransition[] = [
  step('created', [null, 'pending_payment'], 'shopper'),

  step('paid', ['pending_payment', 'to_be_delivered'], 'shopper'),
  step('cancelled', ['pending_payment', 'cancelled'], 'shopper', { effects: ['give_discount_back', 'return_goods'] }),
  step('expired', ['pending_payment', 'cancelled'], 'system', {
    guards: ['time_to_pay_is_over'],
    effects: ['give_discount_back', 'return_goods'],
  }),

  step('weighed', ['to_be_delivered', 'to_be_delivered'], 'staff'),
  step('extra_paid', ['to_be_delivered', 'to_be_delivered'], 'shopper'),
  step('extra_waived', ['to_be_delivered', 'to_be_delivered'], 'staff'),
  step('shipped', ['to_be_delivered', 'pending_receipt'], 'staff', { effects: ['send_goods'] }),
  step('cancelled', ['to_be_delivered', 'cancelled'], ['shopper', 'staff'], {
    effects: ['refund_fee', 'return_goods', 'void_label'],
  }),

  step('shipment_corrected', ['pending_receipt', 'pending_receipt'], 'staff', { effects: ['delete_service_tracking'] }),
  step('received', ['pending_receipt', 'done'], 'shopper', { effects: ['reward', 'end'] }),
  step('received_by_time', ['pending_receipt', 'done'], 'system', {
    guards: ['time_to_receive_is_over'],
    effects: ['reward', 'end'],
  }),
];

export type RecordedEvent = WrittenStep<PackageStatus, PackageEvent>;

/** Replays a package's events by the transition table. */
export const replayEvents = (events: readonly RecordedEvent[]): Replayed<PackageStatus> =>
  replaySteps(packageTransitions, events);
