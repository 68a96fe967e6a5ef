/** The design tokens. `system.ts` makes Chakra's system from them; components use these names only. */

interface ModeValue {
  readonly light: string;
  readonly dark: string;
}

const colorTable = {
  canvas: { light: '#F6F8F7', dark: '#0D1514' },
  surface: { light: '#FFFFFF', dark: '#141E1D' },
  subtle: { light: '#ECF1EF', dark: '#1C2827' },
  border: { light: '#D9E1DE', dark: '#2C3B39' },
  control: { light: '#75837F', dark: '#788985' },
  ink: { light: '#10201F', dark: '#EFF5F3' },
  ink2: { light: '#394947', dark: '#CBD7D4' },
  muted: { light: '#586765', dark: '#98A8A5' },
  brand: { light: '#0B5F66', dark: '#4EC2C4' },
  brandHover: { light: '#084A50', dark: '#74D3D4' },
  onBrand: { light: '#FFFFFF', dark: '#06211F' },
  brandSoft: { light: '#DFF1F1', dark: '#123533' },
  brandInk: { light: '#084A50', dark: '#8FE0DF' },
  accent: { light: '#F5B23D', dark: '#F7C163' },
  accentSoft: { light: '#FDF0D6', dark: '#33290F' },
  onAccent: { light: '#10201F', dark: '#10201F' },
  success: { light: '#1B7A3D', dark: '#6BCB86' },
  successSoft: { light: '#E4F4E8', dark: '#12301C' },
  warning: { light: '#8A5300', dark: '#F0B64F' },
  warningSoft: { light: '#FDF1D8', dark: '#35260C' },
  danger: { light: '#B3261E', dark: '#FF8A80' },
  dangerHover: { light: '#8F1C16', dark: '#FFA9A1' },
  onDanger: { light: '#FFFFFF', dark: '#2B0A07' },
  dangerSoft: { light: '#FCE8E6', dark: '#3B1917' },
  info: { light: '#1F5FA8', dark: '#84B8F0' },
  infoSoft: { light: '#E6F0FA', dark: '#16283B' },
  /** Graphics only, never text. */
  seal: { light: '#C7402A', dark: '#F07A62' },
  /** A filled panel in the brand's colour: the wallet card, the closing band of a page. */
  panel: { light: '#0B5F66', dark: '#123533' },
  panelHover: { light: '#084A50', dark: '#184441' },
  onPanel: { light: '#FFFFFF', dark: '#EFF5F3' },
  onPanelMuted: { light: '#CFE6E6', dark: '#A9CFCC' },
  /** Behind dialogs. */
  scrim: { light: '#10201F80', dark: '#000000A6' },
} as const satisfies Record<string, ModeValue>;

export type ColorToken = keyof typeof colorTable;

export const colors: Readonly<Record<ColorToken, ModeValue>> = colorTable;

export const shadows = {
  card: { light: '0 1px 2px #10201F0F', dark: 'none' },
  raised: { light: '0 4px 16px #10201F14', dark: 'none' },
  overlay: { light: '0 16px 40px #10201F29', dark: '0 16px 40px #00000066' },
} as const satisfies Record<string, ModeValue>;

/** Spacing in steps of 4 px: `4` is 16 px. */
export const spaces = {
  0: '0px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  12: '48px',
  16: '64px',
  24: '96px',
} as const;

/** A distance; a string, because it is a prop's value. */
export type Space = `${keyof typeof spaces}`;

/** In px at the browser's default; written as rem, so that the reader's font size applies. */
export const textSizes = {
  xs: 12,
  sm: 14,
  md: 16,
  lg: 18,
  xl: 22,
  '2xl': 28,
  '3xl': 36,
  hero: 52,
} as const;

export type TextSize = keyof typeof textSizes;

/** The hero's text shrinks on a phone; other texts keep their size. */
export const heroSizeOnPhone = 34;

export const weights = { regular: 400, medium: 500, bold: 650 } as const;

/** System CJK fonts have no weight 650. */
export const chineseWeights = { regular: 400, medium: 500, bold: 600 } as const;

export type Weight = keyof typeof weights;

export const leading = { body: 1.5, display: 1.1, heading: 1.25 } as const;

export const chineseLeading = { body: 1.7, display: 1.3, heading: 1.4 } as const;

export const tracking = { display: '-0.02em' } as const;

export const chineseTracking = { display: '0' } as const;

export const fonts = {
  body: "'Inter Variable', 'Inter Fallback', 'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const;

export const radii = { control: '6px', card: '12px', dialog: '16px', pill: '999px' } as const;

export const motion = { fast: '120ms', moderate: '200ms', slow: '320ms' } as const;

export const ease = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export const sizes = {
  page: '1190px',
  gutter: '24px',
  dialog: 'min(400px, 100vw - 32px)',
  controlSm: '32px',
  controlMd: '40px',
  controlLg: '48px',
} as const;

export const gutterOnPhone = '16px';

/**
 * Breakpoints; below `sm` is a phone. Media queries cannot read custom properties, so style sheets repeat these
 * numbers.
 */
export const breakpoints = { sm: '640px', md: '900px', lg: '1200px' } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The tones of status components. */
export type StatusTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

/** The tones of running text. */
export type TextTone = 'ink' | 'ink2' | 'muted' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'inherit';

type Pair = readonly [foreground: ColorToken, background: ColorToken];

const onGrounds = (foreground: ColorToken, grounds: readonly ColorToken[]): Pair[] =>
  grounds.map((ground) => [foreground, ground]);

const paper = ['canvas', 'surface', 'subtle'] as const;

/** Every text colour on every background that it may have; the contrast spec requires 4.5:1 in both modes. */
export const textPairs: readonly Pair[] = [
  ...onGrounds('ink', [...paper, 'brandSoft', 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft', 'infoSoft']),
  ...onGrounds('ink2', [...paper, 'brandSoft']),
  ...onGrounds('muted', [...paper, 'brandSoft']),
  ...onGrounds('brand', paper),
  ...onGrounds('brandHover', paper),
  ...onGrounds('brandInk', [...paper, 'brandSoft']),
  ...onGrounds('onBrand', ['brand', 'brandHover']),
  ...onGrounds('onAccent', ['accent']),
  ...onGrounds('success', [...paper, 'successSoft']),
  ...onGrounds('warning', [...paper, 'warningSoft']),
  ...onGrounds('danger', [...paper, 'dangerSoft']),
  ...onGrounds('onDanger', ['danger', 'dangerHover']),
  ...onGrounds('info', [...paper, 'infoSoft']),
  ...onGrounds('onPanel', ['panel', 'panelHover']),
  ...onGrounds('onPanelMuted', ['panel', 'panelHover']),
];

/** Outlines of controls and the focus ring against their background: 3:1. */
export const outlinePairs: readonly Pair[] = [
  ...onGrounds('control', ['canvas', 'surface']),
  ...onGrounds('brand', paper),
];
