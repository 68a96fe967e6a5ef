/** One step of a state machine that is data: a row of its table, and of its page in `docs/states`. */
export interface Transition<State extends string, Event extends string> {
  event: Event;
  /** Null: it begins here. */
  from: State | null;
  /** The same as `from` where something happens that leaves the state as it was. */
  to: State;
  /** Who may cause it. */
  by: readonly string[];
  /** All must agree. */
  guards: readonly string[];
  /** What it does besides changing the state, in the same transaction. */
  effects: readonly string[];
}
