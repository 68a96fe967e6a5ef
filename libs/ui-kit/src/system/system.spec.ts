import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensCss } from '../../scripts/tokens-css.ts';
import { colors, outlinePairs, sizes, textPairs } from './tokens.ts';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`not an opaque colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The WCAG 2 contrast of two opaque `#rrggbb` colours, from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const modes = ['light', 'dark'] as const;

describe('tokens', () => {
  it('match the checked-in style sheet', async () => {
    const css = readFileSync(`${import.meta.dirname}/../styles/tokens.css`, 'utf8');
    expect(css, 'run `npx nx run ui-kit:tokens`').toBe(await tokensCss());
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

  it('have the specified widths', () => {
    expect(sizes.page).toBe('1190px');
    expect(sizes.dialog).toBe('min(400px, 100vw - 32px)');
  });

  it('gives 21 for black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
