import type { Transition } from './transition.ts';

/** A transition as it was recorded. */
export interface WrittenStep<State extends string, Event extends string> {
  event: Event;
  fromStatus: State | null;
  toStatus: State;
}

export interface Replayed<State extends string> {
  /** The state after all transitions; null without transitions. */
  status: State | null;
  /** Recorded transitions that the table does not allow. */
  faults: string[];
}

type Chooses<State extends string, Event extends string, Written extends WrittenStep<State, Event>> = (
  step: Transition<State, Event>,
  before: readonly Written[],
  happened: Written,
) => boolean;

/**
 * Replays recorded transitions from the start by the transition table alone. If one event leads from one state to
 * several, `isMeant` chooses by the earlier events and by what this one recorded.
 */
export const replaySteps = <
  State extends string,
  Event extends string,
  Written extends WrittenStep<State, Event> = WrittenStep<State, Event>,
>(
  transitions: readonly Transition<State, Event>[],
  written: readonly Written[],
  isMeant: Chooses<State, Event, Written> = () => true,
): Replayed<State> => {
  let status: State | null = null;
  const faults: string[] = [];
  for (const [index, happened] of written.entries()) {
    const { event, fromStatus, toStatus } = happened;
    const from: State | null = status;
    const possible: readonly Transition<State, Event>[] = transitions.filter(
      (one) => one.event === event && one.from === from,
    );
    const step = possible.find((one) => isMeant(one, written.slice(0, index), happened));
    if (!step || fromStatus !== from || toStatus !== step.to)
      faults.push(`${event}: ${fromStatus} → ${toStatus}, coming from ${from}`);
    status = step?.to ?? toStatus;
  }
  return { status, faults };
};
