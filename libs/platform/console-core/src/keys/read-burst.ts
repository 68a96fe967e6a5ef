import { usCharacter } from './us-layout.ts';

/** Keys of a scanner follow each other at most so many ms apart; a person is slower. */
export const burstGapMs = 40;
/** A shorter burst is typing. */
const shortestScan = 4;
/** A longer scan is dropped. */
export const longestScan = 4096;
/** The same text again within so many ms is one scan: a trigger that bounced. */
export const repeatedWithinMs = 300;

/** One key that went down. */
export interface KeyPress {
  /** In ms, of any clock. */
  at: number;
  /** `KeyboardEvent.code`. */
  code: string;
  shift: boolean;
  /** With Ctrl, Alt or the command key. */
  modified: boolean;
  /** Sent by a key that is held down. */
  held: boolean;
}

export interface BurstState<Press extends KeyPress = KeyPress> {
  /** The characters so far; empty between bursts. */
  text: string;
  lastAt: number;
  /** The presses that are still a scan or typing. */
  waiting: readonly Press[];
  tooLong: boolean;
  lastScan: { text: string; at: number } | undefined;
}

export type Outcome<Press extends KeyPress = KeyPress> =
  | { kind: 'scan'; text: string; at: number }
  /** The same scan again at once; it counts as read. */
  | { kind: 'repeated'; text: string }
  | { kind: 'too-long' }
  /** As fast as a scanner, but without an end; neither a scan nor typing. */
  | { kind: 'unfinished'; text: string }
  /** Typed by a person. */
  | { kind: 'keys'; presses: readonly Press[] };

export interface BurstStep<Press extends KeyPress = KeyPress> {
  state: BurstState<Press>;
  outcomes: Outcome<Press>[];
  /** The first character of a possible burst: what is in the field now is what a scan has to leave in it. */
  starts: boolean;
  /** The key belongs to a scan for certain, so the page must not see it. */
  swallow: boolean;
}

export const noBurst: BurstState<never> = {
  text: '',
  lastAt: Number.NEGATIVE_INFINITY,
  waiting: [],
  tooLong: false,
  lastScan: undefined,
};

const ends: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Tab']);
const modifiers =
  /^(Shift|Control|Alt|Meta|OS)(Left|Right)$|^(CapsLock|NumLock|ScrollLock|Fn|FnLock|Lang[1-5]|NonConvert|Convert|KanaMode)$/;

/** A key that changes what others mean; scanners press Shift, and some press Caps Lock. */
export const isModifier = (code: string): boolean => modifiers.test(code);

/** The result of a burst that ends without Enter or Tab. */
const ended = <Press extends KeyPress>({ text, waiting, tooLong }: BurstState<Press>): Outcome<Press>[] => {
  if (tooLong) return [{ kind: 'too-long' }];
  if (text.length >= shortestScan) return waiting.length ? [{ kind: 'unfinished', text }] : [];
  return waiting.length ? [{ kind: 'keys', presses: waiting }] : [];
};

const closed = <Press extends KeyPress>({ lastScan }: BurstState<Press>): BurstState<Press> => ({
  ...noBurst,
  lastScan,
});

const finish = <Press extends KeyPress>(state: BurstState<Press>, at: number): BurstStep<Press> => {
  const { text, lastScan, tooLong } = state;
  if (tooLong) return { state: closed(state), outcomes: [{ kind: 'too-long' }], starts: false, swallow: true };
  const repeated = lastScan?.text === text && at - lastScan.at <= repeatedWithinMs;
  return {
    state: { ...closed(state), lastScan: repeated ? lastScan : { text, at } },
    outcomes: [repeated ? { kind: 'repeated', text } : { kind: 'scan', text, at }],
    starts: false,
    swallow: true,
  };
};

const grow = <Press extends KeyPress>(state: BurstState<Press>, press: Press, character: string): BurstStep<Press> => {
  const tooLong = state.tooLong || state.text.length >= longestScan;
  // From here on the burst cannot be typing, so it keeps no keys but the last.
  const isLong = state.text.length >= shortestScan;
  return {
    state: {
      ...state,
      text: tooLong ? '' : state.text + character,
      lastAt: press.at,
      waiting: isLong ? [press] : [...state.waiting, press],
      tooLong,
    },
    outcomes: [],
    starts: false,
    swallow: tooLong,
  };
};

/** Reads one key that went down. */
export const readKey = <Press extends KeyPress>(state: BurstState<Press>, press: Press): BurstStep<Press> => {
  if (isModifier(press.code)) return { state, outcomes: [], starts: false, swallow: false };
  const character = press.modified || press.held ? undefined : usCharacter(press.code, press.shift);
  const running = (state.text !== '' || state.tooLong) && press.at - state.lastAt <= burstGapMs;

  if (running && character !== undefined) return grow(state, press, character);
  const isEnd = ends.has(press.code) && !press.modified && !press.held;
  if (running && isEnd && (state.tooLong || state.text.length >= shortestScan)) return finish(state, press.at);

  const before = ended(state);
  if (character !== undefined) {
    const step = grow(closed(state), press, character);
    return { ...step, outcomes: before, starts: true };
  }
  return {
    state: closed(state),
    outcomes: [...before, { kind: 'keys', presses: [press] }],
    starts: false,
    swallow: false,
  };
};

/**
 * Reads that no key was handled for longer than the gap. The text stays: on a busy page, keys that were pressed in time
 * may be handled late, and their times still tell that they belong to the burst.
 */
export const readPause = <Press extends KeyPress>(
  state: BurstState<Press>,
): { state: BurstState<Press>; outcomes: Outcome<Press>[] } => ({
  state: state.tooLong ? closed(state) : { ...state, waiting: [] },
  outcomes: ended(state),
});
