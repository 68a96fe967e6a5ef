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

type Chooses<State extends string, Event extends string> = (
  step: Transition<State, Event>,
  before: readonly WrittenStep<State, Event>[],
) => boolean;

/**
 * Replays recorded transitions from the start by the transition table alone. If one event leads from one state to
 * several, `isMeant` chooses by the earlier events.
 */
export const replaySteps = <State extends string, Event extends string>(
  transitions: readonly Transition<State, Event>[],
  written: readonly WrittenStep<State, Event>[],
  isMeant: Chooses<State, Event> = () => true,
): Replayed<State> => {
  let status: State | null = null;
  const faults: string[] = [];
  for (const [index, { event, fromStatus, toStatus }] of written.entries()) {
    const from: State | null = status;
    const possible: readonly Transition<State, Event>[] = transitions.filter(
      (one) => one.event === event && one.from === from,
    );
    const step = possible.find((one) => isMeant(one, written.slice(0, index)));
    if (!step || fromStatus !== from || toStatus !== step.to)
      faults.push(`${event}: ${fromStatus} → ${toStatus}, coming from ${from}`);
    status = step?.to ?? toStatus;
  }
  return { status, faults };
};
