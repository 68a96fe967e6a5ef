import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { keyframes, overlayRecipes } from './overlay-recipes.ts';
import { pageRecipes } from './page-recipes.ts';
import {
  breakpoints,
  chineseLeading,
  chineseTracking,
  chineseWeights,
  colors,
  ease,
  fonts,
  gutterOnPhone,
  heroSizeOnPhone,
  leading,
  motion,
  radii,
  shadows,
  sizes,
  spaces,
  textSizes,
  tracking,
  weights,
} from './tokens.ts';

type Values = Readonly<Record<string, string | number>>;

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

const plain = (values: Values) => mapValues(values, (value) => ({ value: String(value) }));

const rem = (px: number): string => `${px / 16}rem`;

/** Without a chosen mode the browser's mode applies; print is always light. */
const byMode = (values: Readonly<Record<string, { light: string; dark: string }>>) =>
  mapValues(values, ({ light, dark }) => ({
    value: { base: light, _osDark: dark, _light: light, _dark: dark, _print: light },
  }));

/** Chinese text has other weights, line heights and tracking than Latin text. */
const byScript = (latin: Values, chinese: Values) =>
  mapValues(latin, (value, name) => ({
    value: { base: String(value), _english: String(value), _chinese: String(chinese[name] ?? value) },
  }));

/**
 * The only Chakra system. It is the source of all tokens: `styles/tokens.css` is generated from it (`nx run
 * ui-kit:tokens`). It has no preflight and no global styles, and only the recipes of the components in use.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: '',
    cssVarsRoot: ':root',
    conditions: {
      light: "[data-mode='light'] &",
      dark: "[data-mode='dark'] &",
      english: ':lang(en) &',
      chinese: ':lang(zh) &',
      phone: `@media (max-width: ${Number.parseInt(breakpoints.sm, 10) - 1}px)`,
    },
    theme: {
      breakpoints,
      tokens: {
        spacing: plain(spaces),
        radii: plain(radii),
        easings: { standard: { value: ease } },
        fonts: plain(fonts),
        fontSizes: mapValues(textSizes, (px) => ({ value: rem(px) })),
        sizes: plain(sizes),
      },
      semanticTokens: {
        colors: byMode(colors),
        shadows: byMode(shadows),
        fontSizes: { hero: { value: { base: rem(textSizes.hero), _phone: rem(heroSizeOnPhone) } } },
        sizes: { gutter: { value: { base: sizes.gutter, _phone: gutterOnPhone } } },
        durations: mapValues(motion, (time) => ({ value: { base: time, _motionReduce: '0.01ms' } })),
        fontWeights: byScript(weights, chineseWeights),
        lineHeights: byScript(leading, chineseLeading),
        letterSpacings: byScript(tracking, chineseTracking),
      },
      keyframes,
      slotRecipes: { ...overlayRecipes, ...pageRecipes },
    },
  }),
);
