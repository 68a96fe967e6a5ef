/** One transition of a state machine: a row of its table and of its page in `docs/states`. */
export interface Transition<State extends string, Event extends string> {
  event: Event;
  /** Null for the start. */
  from: State | null;
  /** The same as `from` if the event does not change the state. */
  to: State;
  /** The actors who may cause the event. */
  by: readonly string[];
  /** All of them must pass. */
  guards: readonly string[];
  /** Happen besides the change of state, in the same transaction. */
  effects: readonly string[];
}

const names = (words: readonly string[]): string => words.map((word) => word.replaceAll('_', ' ')).join(', ') || 'none';
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Prints a transition table as the Markdown table of `docs/states`. */
export const printTransitions = (transitions: readonly Transition<string, string>[]): string =>
  [
    row(['from', 'event', 'to', 'who', 'guard', 'effect']),
    row(Array.from({ length: 6 }, () => '---')),
    ...transitions.map(({ event, from, to, by, guards, effects }) =>
      row([from ?? 'nothing', event, to, names(by), names(guards), names(effects)]),
    ),
  ].join('\n');
