import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';

type Parts = Readonly<Record<string, SystemStyleObject>>;

/** A recipe with a single variant: the styled parts are its slots. */
export const singleRecipe = (parts: Parts) => defineSlotRecipe({ slots: Object.keys(parts), base: parts });

export const moving = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} {durations.fast} {easings.standard}`).join(', ');

export const notPrinted = { _print: { display: 'none' } } satisfies SystemStyleObject;

export const focusRing = { outline: '2px solid {colors.brand}', outlineOffset: '2px' } satisfies SystemStyleObject;

export const row = { display: 'flex', alignItems: 'center', gap: '3' } satisfies SystemStyleObject;

/** A list below its control or button. */
export const popupList = {
  minWidth: '200px',
  maxWidth: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'min(360px, var(--available-height, 360px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
  background: 'surface',
  border: '1px solid {colors.border}',
  borderRadius: 'card',
  boxShadow: 'overlay',
  color: 'ink',
  fontSize: 'sm',
  textAlign: 'start',
  zIndex: 1100,
  outline: 'none',
  _open: { animation: 'drop {durations.fast} {easings.standard}' },
  ...notPrinted,
} satisfies SystemStyleObject;

export const popupItem = {
  ...row,
  width: '100%',
  minHeight: '40px',
  padding: '{spacing.2} {spacing.3}',
  borderRadius: 'control',
  color: 'ink',
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  '& > svg': { color: 'muted', flex: 'none' },
  _highlighted: { background: 'subtle', _highContrast: { outline: '2px solid Highlight' } },
  _checked: { color: 'brandInk', fontWeight: 'medium' },
  _disabled: { color: 'muted', cursor: 'not-allowed' },
} satisfies SystemStyleObject;

export const smallButton = {
  display: 'grid',
  placeItems: 'center',
  minWidth: '32px',
  minHeight: '24px',
  borderRadius: 'control',
  color: 'muted',
  cursor: 'pointer',
  _hover: { color: 'brand' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
} satisfies SystemStyleObject;
