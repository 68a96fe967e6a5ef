import { describe, expect, test } from 'vitest';
import { matchShortcut, sequenceMs, shortcutName, type PressedKey } from './match-shortcut.ts';

const key = (facts: Partial<PressedKey>): PressedKey => ({
  key: '',
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...facts,
});

describe('the name of a key', () => {
  test.each([
    ['j', key({ key: 'j', code: 'KeyJ' })],
    ['j', key({ key: 'J', code: 'KeyJ' })],
    ['shift+j', key({ key: 'J', code: 'KeyJ', shiftKey: true })],
    ['?', key({ key: '?', code: 'Slash', shiftKey: true })],
    ['/', key({ key: '/', code: 'Digit7', shiftKey: true })],
    ['/', key({ key: '／', code: 'Slash' })],
    ['?', key({ key: '？', code: 'Slash', shiftKey: true })],
    ['j', key({ key: 'Process', code: 'KeyJ' })],
    ['mod+k', key({ key: 'k', code: 'KeyK', ctrlKey: true })],
    ['mod+k', key({ key: 'k', code: 'KeyK', metaKey: true })],
    ['mod+shift+k', key({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true })],
    ['mod+alt+q', key({ key: 'q', code: 'KeyQ', ctrlKey: true, altKey: true })],
    ['Escape', key({ key: 'Escape', code: 'Escape' })],
    ['shift+ArrowDown', key({ key: 'ArrowDown', code: 'ArrowDown', shiftKey: true })],
    ['Space', key({ key: ' ', code: 'Space' })],
  ])('%s', (name, event) => {
    expect(shortcutName(event)).toBe(name);
  });
});

describe('a shortcut', () => {
  const active = new Set(['j', 'b', 'g b', 'g h', 'mod+k']);
  const afterG = { name: 'g', at: 100 };

  test.each([
    ['one key', undefined, 'j', { kind: 'run', keys: 'j' }],
    ['a key without a shortcut', undefined, 'z', { kind: 'none' }],
    ['the first key of a sequence', undefined, 'g', { kind: 'prefix', prefix: { name: 'g', at: 200 } }],
    ['the second key, which is also a shortcut alone', afterG, 'b', { kind: 'run', keys: 'g b' }],
    ['a key that ends no sequence', afterG, 'j', { kind: 'run', keys: 'j' }],
    ['the first key again', afterG, 'g', { kind: 'prefix', prefix: { name: 'g', at: 200 } }],
    ['the second key too late', { name: 'g', at: 199 - sequenceMs }, 'b', { kind: 'run', keys: 'b' }],
  ] as const)('%s', (_, prefix, name, expected) => {
    expect(matchShortcut(active, prefix, name, 200)).toEqual(expected);
  });
});
