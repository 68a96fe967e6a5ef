import type { Transition } from './transition.ts';

/** All words that a table may use. */
export interface TransitionWords {
  states: readonly string[];
  events: readonly string[];
  /** Absent if the table's guards are only descriptions for people. */
  guards?: readonly string[];
}

type AnyTransition = Transition<string, string>;

/** The states that can be reached from the start. */
const reached = (transitions: readonly AnyTransition[]): Set<string | null> => {
  const found = new Set<string | null>([null]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to } of transitions) if (found.has(from)) found.add(to);
  }
  return found;
};

const nameOf = ({ event, from }: AnyTransition): string => `${event} from ${from ?? 'nothing'}`;

const faultsOfStep = (step: AnyTransition, { states, events, guards }: TransitionWords): string[] => {
  const unknown = (what: string, used: readonly (string | null)[], known: readonly string[]): string[] =>
    used.flatMap((word) => (word === null || known.includes(word) ? [] : [`${nameOf(step)}: unknown ${what} ${word}`]));
  return [
    ...unknown('event', [step.event], events),
    ...unknown('state', [step.from, step.to], states),
    ...unknown('guard', step.guards, guards ?? step.guards),
    ...(step.by.length ? [] : [`${nameOf(step)}: nobody may do it`]),
  ];
};

/** Transitions of one event from one state need different guards and different target states. */
const rivals = (transitions: readonly AnyTransition[]): string[] =>
  transitions.flatMap((step, index) => {
    const isRival = (other: AnyTransition): boolean =>
      nameOf(other) === nameOf(step) && (other.to === step.to || other.guards.join() === step.guards.join());
    return transitions.slice(0, index).some(isRival) ? [`${nameOf(step)} stands there twice`] : [];
  });

/** The faults of a transition table as log messages; empty if it has none. Checked when the server starts. */
export const checkTransitions = (transitions: readonly AnyTransition[], words: TransitionWords): string[] => {
  const found = reached(transitions);
  const happening = new Set(transitions.map(({ event }) => event));
  return [
    ...transitions.flatMap((step) => faultsOfStep(step, words)),
    ...rivals(transitions),
    ...words.states.filter((state) => !found.has(state)).map((state) => `${state} cannot be reached`),
    ...words.events.filter((event) => !happening.has(event)).map((event) => `${event} never happens`),
  ];
};
