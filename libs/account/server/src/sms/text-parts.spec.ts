import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

test.each([
  ['', 'gsm7', 1],
  ['a'.repeat(160), 'gsm7', 1],
  ['a'.repeat(161), 'gsm7', 2],
  ['ä'.repeat(306), 'gsm7', 2],
  ['a'.repeat(307), 'gsm7', 3],
  // Two places each, and none is split between two parts.
  ['€'.repeat(80), 'gsm7', 1],
  ['€'.repeat(81), 'gsm7', 2],
  [`${'€'.repeat(152)}`, 'gsm7', 2],
  [`${'€'.repeat(153)}`, 'gsm7', 3],
  ['字'.repeat(70), 'ucs2', 1],
  ['字'.repeat(71), 'ucs2', 2],
  ['字'.repeat(134), 'ucs2', 2],
  ['字'.repeat(135), 'ucs2', 3],
  [`${'a'.repeat(69)}–`, 'ucs2', 1],
  ['😀'.repeat(35), 'ucs2', 1],
  ['😀'.repeat(36), 'ucs2', 2],
  ['😀'.repeat(67), 'ucs2', 3],
] as const)('%#', (text, alphabet, parts) => {
  expect(textParts(text)).toEqual({ alphabet, parts });
});
