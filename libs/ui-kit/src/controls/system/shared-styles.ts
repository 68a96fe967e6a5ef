import { color, controlHeight, moving, radius, shadow, space, text } from './token-vars.ts';

/** The frame of everything that takes a value; `fields/field.module.css` says the same for the first door. */
export const box = {
  width: '100%',
  minHeight: controlHeight('md'),
  background: color('surface'),
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  color: color('ink'),
  fontSize: text('md'),
  lineHeight: 1.5,
  transition: moving('border-color', 'box-shadow'),
  '&:hover': { borderColor: color('ink2') },
} as const;

const focused = {
  borderColor: color('brand'),
  boxShadow: `0 0 0 1px ${color('brand')}`,
  outline: '2px solid transparent',
  outlineOffset: '-1px',
} as const;

const wrong = { borderColor: color('danger') } as const;

const wrongAndFocused = { boxShadow: `0 0 0 1px ${color('danger')}` } as const;

const off = {
  background: color('subtle'),
  borderColor: color('border'),
  color: color('muted'),
  cursor: 'not-allowed',
} as const;

/** States of a box that is the control itself. */
export const boxStates = {
  '&:focus-visible': focused,
  '&[aria-invalid=true], &[data-invalid]': { ...wrong, '&:focus-visible': wrongAndFocused },
  '&:disabled, &[data-disabled]': off,
} as const;

/** States of a box with the control inside. */
export const boxAroundStates = {
  '&:has(:focus-visible)': focused,
  '&:has([aria-invalid=true])': { ...wrong, '&:has(:focus-visible)': wrongAndFocused },
  '&:has(input:disabled)': off,
} as const;

/** The control inside a box. */
export const insideBox = {
  flex: '1 1 auto',
  minWidth: 0,
  width: '100%',
  paddingInline: space('3'),
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  fontSize: text('md'),
  lineHeight: 1.5,
  '&:focus-visible': { outline: 'none' },
} as const;

/** A list that hangs from its control. */
export const hanging = {
  minWidth: '200px',
  maxWidth: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'min(320px, var(--available-height, 320px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
  background: color('surface'),
  border: `1px solid ${color('border')}`,
  borderRadius: radius('card'),
  boxShadow: shadow('overlay'),
  color: color('ink'),
  fontSize: text('sm'),
  zIndex: 1100,
  outline: 'none',
} as const;

export const hangingItem = {
  display: 'flex',
  alignItems: 'center',
  gap: space('3'),
  minHeight: '40px',
  padding: `${space('2')} ${space('3')}`,
  borderRadius: radius('control'),
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '&[data-highlighted]': { background: color('subtle') },
  '&[data-state=checked]': { color: color('brandInk'), fontWeight: 'var(--weight-medium)' },
  '&[data-disabled]': { color: color('muted'), cursor: 'not-allowed' },
  '@media (forced-colors: active)': { '&[data-highlighted]': { outline: '2px solid Highlight' } },
} as const;

/** A small quiet button inside a box or a list. */
export const smallButton = {
  display: 'grid',
  placeItems: 'center',
  minWidth: '32px',
  minHeight: '24px',
  borderRadius: radius('control'),
  color: color('muted'),
  cursor: 'pointer',
  '&:hover': { color: color('brand') },
  '&:disabled, &[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
} as const;
