import { type Replayed, replaySteps, type ReturnState, type Transition, type WrittenStep } from '@caravan/kernel';
import type { ReturnEvent } from '@caravan/returns/contract';

/** Who may trigger a step. */
export type ReturnActor = 'shopper' | 'staff';

/** An effect happens besides the change of state, in the same transaction. */
export type ReturnEffect =
  /** Its goods cannot be packed. */
  | 'reserve_goods'
  /** Its goods can be packed again; they wait for a bin if they had left. */
  | 'free_goods'
  /** Its goods leave the warehouse. */
  | 'send_goods'
  /** The shopper gets what the seller paid back, or the goods that came in exchange. */
  | 'settle';

/** One step of a return. */
export interface ReturnTransition extends Transition<ReturnState, ReturnEvent> {
  by: readonly ReturnActor[];
  guards: readonly never[];
  effects: readonly ReturnEffect[];
}

const staff = ['staff'] as const;

const step = (
  event: ReturnEvent,
  [from, to]: readonly [ReturnState | null, ReturnState],
  by: readonly ReturnActor[],
  effects: readonly ReturnEffect[] = [],
): ReturnTransition => ({ event, from, to, by, guards: [], effects });

/**
 * All steps of a return (specification 11.29). A trigger in `apps/server/migrations/0000_init.sql` has the same pairs
 * of states and refuses all others.
 */
export const returnTransitions: readonly ReturnTransition[] = [
  step('requested', [null, 'requested'], ['shopper', 'staff'], ['reserve_goods']),

  step('agreed', ['requested', 'agreed'], staff),
  step('refused', ['requested', 'refused'], staff, ['free_goods']),
  step('withdrawn', ['requested', 'withdrawn'], ['shopper'], ['free_goods']),

  step('withdrawn', ['agreed', 'withdrawn'], ['shopper'], ['free_goods']),
  step('sent', ['agreed', 'sent'], staff, ['send_goods']),

  step('settled', ['sent', 'settled'], staff, ['settle']),
  step('refused', ['sent', 'refused'], staff, ['free_goods']),
];

/** Replays a return's events by the transition table. */
export const replayReturn = (events: readonly WrittenStep<ReturnState, ReturnEvent>[]): Replayed<ReturnState> =>
  replaySteps(returnTransitions, events);
