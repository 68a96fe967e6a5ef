import type { ColorToken, shadows, Space, TextSize, Weight } from '../../tokens/tokens.ts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties that `tokens-css.ts` writes, by the names of `tokens.ts`: the browser follows the mode, no recipe has to. */
export const color = (name: ColorToken): string => `var(--color-${kebab(name)})`;

export const space = (step: Space): string => `var(--space-${step})`;

export const text = (size: TextSize): string => `var(--text-${size})`;

export const weight = (name: Weight): string => `var(--weight-${name})`;

export const shadow = (name: keyof typeof shadows): string => `var(--shadow-${name})`;

export const radius = (name: 'control' | 'card' | 'dialog' | 'pill'): string => `var(--radius-${name})`;

export const controlHeight = (size: 'sm' | 'md' | 'lg'): string => `var(--size-control-${size})`;

/** A transition of some properties in the kit's time and ease. */
export const moving = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} var(--motion-fast) var(--ease)`).join(', ');
