import { usCharacter } from './us-layout.ts';

/** How long the second key of a sequence such as `g b` may take, in ms. */
export const sequenceMs = 1000;

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>;

const isPlainCharacter = (key: string): boolean => /^[ -~]$/.test(key);

const named = (key: string): string => (key === ' ' ? 'Space' : key);

/**
 * The name of a key as shortcuts write it: `j`, `?`, `Escape`, `mod+k`, `shift+x`, `shift+ArrowDown`. `mod` is Ctrl, on
 * a Mac also the command key. The printed character counts, so that `/` is where the keyboard has it; with an input
 * method, which hides it or makes it full-width, the place on a US keyboard.
 */
export const shortcutName = (event: PressedKey): string => {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isNamed = key.length > 1 && key !== 'Process' && key !== 'Unidentified' && key !== 'Dead';
  const character = isPlainCharacter(key) ? key : (usCharacter(code, shiftKey) ?? key);
  const base = isNamed ? key : /^[A-Z]$/.test(character) ? character.toLowerCase() : named(character);
  const saysShift = shiftKey && (isNamed || /^[a-z]$/.test(base) || base === 'Space');
  return [ctrlKey || metaKey ? 'mod' : '', altKey ? 'alt' : '', saysShift ? 'shift' : '', base]
    .filter(Boolean)
    .join('+');
};

/** The first key of a sequence, while the second is awaited. */
export interface Prefix {
  name: string;
  at: number;
}

export type Match = { kind: 'run'; keys: string } | { kind: 'prefix'; prefix: Prefix } | { kind: 'none' };

/** Finds the shortcut of a key among those that are active. */
export const matchShortcut = (
  active: ReadonlySet<string>,
  prefix: Prefix | undefined,
  name: string,
  at: number,
): Match => {
  if (prefix && at - prefix.at <= sequenceMs) {
    const keys = `${prefix.name} ${name}`;
    if (active.has(keys)) return { kind: 'run', keys };
  }
  for (const keys of active) {
    if (keys.startsWith(`${name} `)) return { kind: 'prefix', prefix: { name, at } };
  }
  return active.has(name) ? { kind: 'run', keys: name } : { kind: 'none' };
};
