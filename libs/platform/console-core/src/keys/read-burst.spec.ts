import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  burstGapMs,
  longestScan,
  noBurst,
  readKey,
  readPause,
  repeatedWithinMs,
  type BurstState,
  type KeyPress,
  type Outcome,
} from './read-burst.ts';
import { usCharacter, usStrokes } from './us-layout.ts';

const press = (at: number, code: string, facts: Partial<KeyPress> = {}): KeyPress => ({
  at,
  code,
  shift: false,
  modified: false,
  held: false,
  ...facts,
});

/** A text as a scanner sends it, ended by a key. */
const scanOf = (text: string, from = 0, gap = 5, end = 'Enter'): KeyPress[] => {
  const strokes = usStrokes(text) ?? [];
  return [
    ...strokes.map(({ code, shift }, index) => press(from + index * gap, code, { shift })),
    press(from + strokes.length * gap, end),
  ];
};

/** Reads presses as the page does: a pause is noticed before the next key that comes after it. */
const read = (presses: readonly KeyPress[]): Outcome[] => {
  let state: BurstState = noBurst;
  const outcomes: Outcome[] = [];
  for (const key of presses) {
    if (key.at - state.lastAt > burstGapMs) {
      const pause = readPause(state);
      state = pause.state;
      outcomes.push(...pause.outcomes);
    }
    const step = readKey(state, key);
    state = step.state;
    outcomes.push(...step.outcomes);
  }
  return [...outcomes, ...readPause(state).outcomes];
};

const scansIn = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'scan' ? [outcome.text] : []));
const codesIn = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'keys' ? outcome.presses.map(({ code }) => code) : []));

const printable = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });

describe('the US layout', () => {
  test('has a key for every printable ASCII character', () => {
    for (let code = 32; code <= 126; code += 1) {
      const character = String.fromCharCode(code);
      const [stroke] = usStrokes(character) ?? [];
      expect(stroke && usCharacter(stroke.code, stroke.shift), character).toBe(character);
    }
    expect(usStrokes('快递')).toBeUndefined();
  });

  test.each([
    ['KeyI', false, 'i'],
    ['KeyI', true, 'I'],
    ['Digit3', true, '#'],
    ['Numpad7', false, '7'],
    ['Minus', true, '_'],
    ['F1', false, undefined],
    ['', false, undefined],
  ])('%s, Shift %s: %s', (code, shift, character) => {
    expect(usCharacter(code, shift)).toBe(character);
  });
});

describe('a scan', () => {
  test.each([
    ['by Enter', scanOf('IT2611048213K')],
    ['by the other Enter', scanOf('IT2611048213K', 0, 5, 'NumpadEnter')],
    ['by Tab', scanOf('IT2611048213K', 0, 5, 'Tab')],
    ['at the slowest allowed', scanOf('IT2611048213K', 0, burstGapMs)],
  ])('is a burst of keys, ended %s', (_, keys) => {
    expect(read(keys)).toEqual([{ kind: 'scan', text: 'IT2611048213K', at: keys.at(-1)?.at }]);
  });

  test('is not slower than the gap', () => {
    const outcomes = read(scanOf('CV26', 0, burstGapMs + 1));
    expect(scansIn(outcomes)).toEqual([]);
    expect(codesIn(outcomes)).toEqual(['KeyC', 'KeyV', 'Digit2', 'Digit6', 'Enter']);
  });

  test('has at least four characters', () => {
    expect(codesIn(read(scanOf('CV2')))).toEqual(['KeyC', 'KeyV', 'Digit2', 'Enter']);
  });

  test('is not a key held down', () => {
    const held = Array.from({ length: 8 }, (_, index) => press(index * 30, 'KeyJ', { held: index > 0 }));
    const outcomes = read([...held, press(250, 'Enter')]);
    expect(scansIn(outcomes)).toEqual([]);
    expect(codesIn(outcomes)).toHaveLength(9);
  });

  test('survives Shift and Caps Lock between its keys', () => {
    const keys = scanOf('AB-1').flatMap((key) => [press(key.at - 1, 'CapsLock'), press(key.at - 1, 'ShiftLeft'), key]);
    expect(scansIn(read(keys))).toEqual(['AB-1']);
  });

  test('ends before a key with Ctrl, which is a shortcut', () => {
    const outcomes = read([...scanOf('abc').slice(0, 3), press(20, 'KeyK', { modified: true })]);
    expect(codesIn(outcomes)).toEqual(['KeyA', 'KeyB', 'KeyC', 'KeyK']);
  });

  test('twice at once counts once', () => {
    const first = scanOf('CMD:SAVE', 0, 5);
    const endAt = first.at(-1)?.at ?? 0;
    const again = (ms: number) => scanOf('CMD:SAVE', endAt + ms - 8 * 5, 5);
    expect(scansIn(read([...first, ...again(repeatedWithinMs)]))).toEqual(['CMD:SAVE']);
    expect(scansIn(read([...first, ...again(repeatedWithinMs + 1)]))).toEqual(['CMD:SAVE', 'CMD:SAVE']);
    expect(scansIn(read([...first, ...scanOf('CMD:UNDO', endAt + 50)]))).toEqual(['CMD:SAVE', 'CMD:UNDO']);
  });

  test('without an end is neither a scan nor typing', () => {
    expect(read(scanOf('IT2611048213K').slice(0, -1))).toEqual([{ kind: 'unfinished', text: 'IT2611048213K' }]);
  });

  test('of 4,096 characters is read; a longer one is dropped with a signal', () => {
    const text = 'A'.repeat(longestScan);
    expect(scansIn(read(scanOf(text, 0, 1)))).toEqual([text]);
    expect(read(scanOf(`${text}A`, 0, 1))).toEqual([{ kind: 'too-long' }]);
    expect(read(scanOf(`${text}A`, 0, 1).slice(0, -1))).toEqual([{ kind: 'too-long' }]);
  });

  test('is whole although the page noticed a pause before it handled keys that were pressed in time', () => {
    const [first, ...rest] = scanOf('IT26');
    const started = readKey<KeyPress>(noBurst, first ?? press(0, 'KeyI'));
    let { state } = readPause(started.state);
    const outcomes: Outcome[] = [];
    for (const key of rest) {
      const step = readKey(state, key);
      state = step.state;
      outcomes.push(...step.outcomes);
    }
    expect(scansIn(outcomes)).toEqual(['IT26']);
  });

  test('swallows its end, and says where it starts', () => {
    let state: BurstState = noBurst;
    const steps = scanOf('IT26').map((key) => {
      const step = readKey(state, key);
      state = step.state;
      return [step.starts, step.swallow];
    });
    expect(steps).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
  });
});

describe('for any keys', () => {
  test('what a scanner sends arrives as it was sent', () => {
    fc.assert(
      fc.property(
        printable.filter((text) => text.length >= 4),
        fc.integer({ min: 0, max: burstGapMs }),
        fc.constantFrom('Enter', 'NumpadEnter', 'Tab'),
        (text, gap, end) => {
          const outcomes = read(scanOf(text, 1000, gap, end));
          expect(scansIn(outcomes)).toEqual([text]);
          expect(codesIn(outcomes)).toEqual([]);
        },
      ),
    );
  });

  test('what a person types arrives key by key', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            gap: fc.integer({ min: burstGapMs + 1, max: 2000 }),
            code: fc.constantFrom('KeyJ', 'KeyG', 'Digit1', 'Slash', 'Enter', 'Tab', 'Escape', 'ArrowDown', ''),
            held: fc.boolean(),
          }),
        ),
        (typed) => {
          let at = 0;
          const keys = typed.map(({ gap, code, held }) => press((at += gap), code, { held }));
          const outcomes = read(keys);
          expect(scansIn(outcomes)).toEqual([]);
          expect(codesIn(outcomes)).toEqual(typed.map(({ code }) => code));
        },
      ),
    );
  });

  test('every key is in exactly one outcome, in order', () => {
    const someKey = fc.record({
      gap: fc.integer({ min: 0, max: 90 }),
      code: fc.constantFrom('KeyA', 'KeyB', 'Digit1', 'Minus', 'Space', 'Enter', 'Tab', 'Escape', 'KeyK'),
      modified: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    });
    fc.assert(
      fc.property(fc.array(someKey, { maxLength: 80 }), (typed) => {
        let at = 0;
        const keys = typed.map(({ gap, code, modified }) => press((at += gap), code, { modified }));
        const sent = keys.map(({ code }) => usCharacter(code, false) ?? code).join(' ');
        const seen = read(keys).flatMap((outcome): string[] => {
          if (outcome.kind === 'keys') return outcome.presses.map(({ code }) => usCharacter(code, false) ?? code);
          if (outcome.kind === 'too-long') return ['too long'];
          return outcome.kind === 'unfinished' ? [...outcome.text] : [...outcome.text, 'end'];
        });
        const ends = (text: string) => text.replaceAll(/Enter|Tab|end/g, 'end');
        expect(ends(seen.join(' '))).toBe(ends(sent));
      }),
    );
  });

  test('a scan never runs a key of its own, whatever was typed before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('KeyJ', 'KeyG', 'Enter'), { maxLength: 5 }),
        printable.filter((text) => text.length >= 4),
        (typed, text) => {
          const before = typed.map((code, index) => press(index * 100, code));
          const outcomes = read([...before, ...scanOf(text, 10_000)]);
          expect(codesIn(outcomes)).toEqual(typed);
          expect(scansIn(outcomes)).toEqual([text]);
        },
      ),
    );
  });
});
