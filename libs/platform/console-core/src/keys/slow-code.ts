import { readCode } from '../codes/read-code.ts';
import type { KeyPress } from './read-burst.ts';
import { usCharacter } from './us-layout.ts';

/** The keys of one code follow each other at most so many ms apart, also by a slow hand or a slow scanner. */
const slowGapMs = 200;
/** A code begins with letters; with these characters, one of them a digit, it can be no row of shortcuts. */
const certainFrom = 3;

/** Keys outside fields that are too slow for a scanner, but may be one code. */
interface SlowCode {
  text: string;
  lastAt: number;
}

export const noSlowCode: SlowCode = { text: '', lastAt: Number.NEGATIVE_INFINITY };

/** Adds a key; one that prints nothing, or comes later, begins anew. */
export const addSlowKey = ({ text, lastAt }: SlowCode, press: KeyPress): SlowCode => {
  const character = press.modified || press.held ? undefined : usCharacter(press.code, press.shift);
  if (character === undefined) return noSlowCode;
  return { text: press.at - lastAt <= slowGapMs ? text + character : character, lastAt: press.at };
};

/** Whether the keys so far begin a code, so that its letters are no shortcuts. */
export const isBegun = ({ text }: SlowCode): boolean => text.length >= certainFrom && /\d/.test(text);

/** The code that Enter ends; undefined if the keys are none. */
export const endedCode = ({ text, lastAt }: SlowCode, { code, at, modified, held }: KeyPress): string | undefined => {
  const isEnd = (code === 'Enter' || code === 'NumpadEnter') && !modified && !held && at - lastAt <= slowGapMs;
  if (!isEnd) return undefined;
  const { kind } = readCode(text);
  return kind === 'other' || kind === 'unknown-command' ? undefined : text;
};
