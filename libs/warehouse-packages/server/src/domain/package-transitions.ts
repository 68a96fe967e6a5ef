import type { PackageEvent, PackageStatus } from '@caravan/warehouse-packages/contract';
import type { Transition } from '@caravan/kernel';
import type { PackageGuard } from './package-guards.ts';

/** Who may cause a step. */
export type PackageActor = 'shopper' | 'staff' | 'system';

/** What a step does besides changing the status, in its own transaction. */
export type PackageEffect =
  /** Its items can be packed again. */
  | 'return_goods'
  /** The whole fee goes back to the balance. */
  | 'give_fee_back'
  /** Its items leave the shelf for good, and the time begins after which it counts as received. */
  | 'send_goods'
  /** What services told of it goes: it was said of another parcel. */
  | 'forget_followed'
  /** It gets the time of its end. */
  | 'end';

/** One step that a package may take. */
export interface PackageTransition extends Transition<PackageStatus, PackageEvent> {
  by: readonly PackageActor[];
  guards: readonly PackageGuard[];
  effects: readonly PackageEffect[];
}

const step = (
  event: PackageEvent,
  [from, to]: readonly [PackageStatus | null, PackageStatus],
  by: PackageActor,
  { guards = [], effects = [] }: Partial<Pick<PackageTransition, 'guards' | 'effects'>> = {},
): PackageTransition => ({ event, from, to, by: [by], guards, effects });

/**
 * Every step of a package (decisions.md, Warehouse and packages). The same pairs of states stand in
 * `apps/server/migrations-extra/packages.sql`, where the database refuses any other.
 */
export const packageTransitions: readonly PackageTransition[] = [
  step('created', [null, 'pending_payment'], 'shopper'),

  step('paid', ['pending_payment', 'to_be_delivered'], 'shopper'),
  step('cancelled', ['pending_payment', 'cancelled'], 'shopper', { effects: ['return_goods'] }),
  step('expired', ['pending_payment', 'cancelled'], 'system', { guards: ['time_to_pay_is_over'], effects: ['return_goods'] }),

  step('shipped', ['to_be_delivered', 'pending_receipt'], 'staff', { effects: ['send_goods'] }),
  step('cancelled', ['to_be_delivered', 'cancelled'], 'shopper', { effects: ['give_fee_back', 'return_goods'] }),

  step('shipment_corrected', ['pending_receipt', 'pending_receipt'], 'staff', { effects: ['forget_followed'] }),
  step('received', ['pending_receipt', 'done'], 'shopper', { effects: ['end'] }),
  step('received_by_time', ['pending_receipt', 'done'], 'system', { guards: ['time_to_receive_is_over'], effects: ['end'] }),
];
