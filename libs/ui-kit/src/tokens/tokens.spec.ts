import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { tokensCss } from './tokens-css.ts';
import { colors, outlinePairs, sizes, textPairs } from './tokens.ts';

const modes = ['light', 'dark'] as const;

describe('tokens', () => {
  it('are what the checked-in stylesheet says', () => {
    const css = readFileSync(`${import.meta.dirname}/../styles/tokens.css`, 'utf8');
    expect(css, 'run `npx nx run ui-kit:tokens`').toBe(tokensCss());
  });

  it.each(modes)('keep every text pair at 4.5:1 or better in %s mode', (mode) => {
    const weak = textPairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(colors[text][mode], colors[ground][mode]) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(weak).toEqual([]);
  });

  it.each(modes)('keep outlines and the focus ring at 3:1 or better in %s mode', (mode) => {
    const weak = outlinePairs
      .map(([line, ground]) => ({ line, ground, ratio: contrast(colors[line][mode], colors[ground][mode]) }))
      .filter(({ ratio }) => ratio < 3);
    expect(weak).toEqual([]);
  });

  it('have the widths that the storefront was asked for', () => {
    expect(sizes.page).toBe('1190px');
    expect(sizes.dialog).toBe('min(400px, 100vw - 32px)');
  });

  it('knows black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
