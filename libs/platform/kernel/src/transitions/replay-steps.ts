import type { Transition } from './transition.ts';

/** A step as it was written down. */
export interface WrittenStep<State extends string, Event extends string> {
  event: Event;
  fromStatus: State | null;
  toStatus: State;
}

export interface Replayed<State extends string> {
  /** Where the steps lead to; null where there are none. */
  status: State | null;
  /** Steps that the table does not know from where they happened. */
  faults: string[];
}

type Chooses<State extends string, Event extends string> = (
  step: Transition<State, Event>,
  before: readonly WrittenStep<State, Event>[],
) => boolean;

/**
 * Goes a way again from its beginning, by the transition table alone. Where one event leads from one state to several, `isMeant` chooses by what
 * happened before.
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
    const possible: readonly Transition<State, Event>[] = transitions.filter((one) => one.event === event && one.from === from);
    const step = possible.find((one) => isMeant(one, written.slice(0, index)));
    if (!step || fromStatus !== from || toStatus !== step.to) faults.push(`${event}: ${fromStatus} → ${toStatus}, coming from ${from}`);
    status = step?.to ?? toStatus;
  }
  return { status, faults };
};
