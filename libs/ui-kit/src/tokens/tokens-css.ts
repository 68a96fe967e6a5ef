import {
  chineseLeading,
  chineseTracking,
  chineseWeights,
  colors,
  ease,
  fonts,
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

type Mode = 'light' | 'dark';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (prefix: string, values: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${kebab(name)}: ${value};`);

const rem = (px: number): string => `${px / 16}rem`;

const textSizesInRem = (): Record<string, string> => Object.fromEntries(Object.entries(textSizes).map(([name, px]) => [name, rem(px)]));

const ofMode = (mode: Mode): string[] => [
  `color-scheme: ${mode};`,
  ...Object.entries(colors).map(([name, value]) => `--color-${kebab(name)}: ${value[mode]};`),
  ...Object.entries(shadows).map(([name, value]) => `--shadow-${kebab(name)}: ${value[mode]};`),
];

const shared = (): string[] => [
  ...declarations('space', spaces),
  ...declarations('text', textSizesInRem()),
  ...declarations('radius', radii),
  ...declarations('motion', motion),
  `--ease: ${ease};`,
  ...declarations('size', sizes),
  ...declarations('font', fonts),
];

const latin = (): string[] => [...declarations('weight', weights), ...declarations('leading', leading), ...declarations('tracking', tracking)];

const chinese = (): string[] => [
  ...declarations('weight', chineseWeights),
  ...declarations('leading', chineseLeading),
  ...declarations('tracking', chineseTracking),
];

const block = (selector: string, lines: readonly string[]): string => `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

const inside = (condition: string, css: string): string =>
  `${condition} {\n${css
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n}\n`;

/** The whole of `styles/tokens.css`. Without a chosen mode the system's decides; paper is always light. */
export const tokensCss = (): string =>
  [
    '/* Made from tokens.ts by `nx run ui-kit:tokens`; a spec keeps them equal. */\n',
    block(':root', shared()),
    block(':root, :lang(en)', latin()),
    block(':lang(zh)', chinese()),
    block(":root, [data-mode='light']", ofMode('light')),
    block("[data-mode='dark']", ofMode('dark')),
    inside('@media (prefers-color-scheme: dark)', block(':root:not([data-mode])', ofMode('dark'))),
    inside('@media (max-width: 639px)', block(':root', [`--text-hero: ${rem(heroSizeOnPhone)};`, '--size-gutter: var(--size-gutter-phone);'])),
    inside('@media (prefers-reduced-motion: reduce)', block(':root', Object.keys(motion).map((name) => `--motion-${name}: 0.01ms;`))),
    inside('@media print', block(":root, :root[data-mode='dark'], :root:not([data-mode])", ofMode('light'))),
  ].join('\n');
