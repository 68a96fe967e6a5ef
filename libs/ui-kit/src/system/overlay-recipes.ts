import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { notPrinted, popupItem, popupList, singleRecipe, smallButton } from './shared-styles.ts';

const backdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  background: 'scrim',
  ...notPrinted,
} satisfies SystemStyleObject;

const head = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
  marginBottom: '4',
  '& > button': { margin: '-6px -8px 0 0' },
} satisfies SystemStyleObject;

const title = {
  fontSize: 'lg',
  fontWeight: 'bold',
  letterSpacing: 'calc({letterSpacings.display} / 2)',
  lineHeight: 'heading',
} satisfies SystemStyleObject;

const sheet = {
  background: 'surface',
  border: '1px solid {colors.border}',
  boxShadow: 'overlay',
  color: 'ink',
  fontSize: 'md',
  textAlign: 'start',
  whiteSpace: 'normal',
  outline: 'none',
} satisfies SystemStyleObject;

const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 1001,
      display: 'grid',
      placeItems: 'center',
      padding: '4',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      ...notPrinted,
    },
    // The content scrolls between the title and the buttons, which stay in view.
    content: {
      ...sheet,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'calc(100dvh - 32px)',
      paddingBlock: '6',
      borderRadius: 'dialog',
      '& > *': { paddingInline: '6' },
      _open: { animation: 'rise {durations.moderate} {easings.standard}' },
    },
    header: { ...head, flex: 'none' },
    title,
    // The padding leaves room for the focus rings that scrolling would cut off.
    body: { flex: '0 1 auto', minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain', paddingBlock: '1' },
    footer: {
      display: 'flex',
      flex: 'none',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      marginTop: '6',
      '@media (max-width: 399px)': { '& > *': { flex: '1 1 auto' } },
    },
  },
  variants: {
    size: {
      sm: { content: { width: '{sizes.dialog}' } },
      md: { content: { width: 'min(560px, 100vw - 32px)' } },
      lg: { content: { width: 'min(880px, 100vw - 32px)' } },
      full: {
        positioner: { padding: 0 },
        content: {
          width: '100vw',
          height: '100dvh',
          maxHeight: 'none',
          padding: 0,
          border: 0,
          borderRadius: 0,
          '& > *': { paddingInline: '4' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

const drawer = singleRecipe({
  backdrop,
  positioner: { position: 'fixed', inset: 0, zIndex: 1001, display: 'flex', justifyContent: 'flex-end', ...notPrinted },
  content: {
    ...sheet,
    width: 'min(360px, 100vw - 48px)',
    height: '100dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    borderWidth: '0 0 0 1px',
    _open: { animation: 'slide {durations.moderate} {easings.standard}' },
  },
  header: head,
  title,
});

const toast = singleRecipe({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: 'max-content',
    maxWidth: 'min(480px, calc(100vw - 32px))',
    padding: '{spacing.3} {spacing.2} {spacing.3} {spacing.4}',
    background: 'surface',
    border: '1px solid {colors.border}',
    borderRadius: 'card',
    boxShadow: 'overlay',
    color: 'ink',
    fontSize: 'sm',
    pointerEvents: 'auto',
    // Ark positions toasts by these custom properties.
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    opacity: 'var(--opacity)',
    zIndex: 'var(--z-index)',
    transition: 'translate {durations.moderate}, opacity {durations.moderate}',
    '& > svg': { flex: 'none', marginTop: '1px', color: 'info' },
    '&[data-type=success] > svg': { color: 'success' },
    '&[data-type=warning] > svg': { color: 'warning' },
    '&[data-type=error] > svg': { color: 'danger' },
    ...notPrinted,
  },
  title: { minWidth: 0, overflowWrap: 'anywhere' },
  closeTrigger: { ...smallButton, minWidth: '24px', flex: 'none', marginTop: '-1px' },
});

const menu = singleRecipe({
  content: popupList,
  item: { ...popupItem, '&[data-tone=danger]': { color: 'danger' } },
  itemText: { flex: 1 },
  separator: { height: '1px', marginBlock: '6px', background: 'border' },
});

const tooltip = singleRecipe({
  content: {
    maxWidth: '280px',
    padding: '{spacing.1} {spacing.3}',
    background: 'ink',
    borderRadius: 'control',
    color: 'canvas',
    fontSize: 'sm',
    zIndex: 1200,
    ...notPrinted,
  },
});

/** Components that are closed when a page opens. */
export const overlayRecipes = { dialog, drawer, menu, toast, tooltip };

export const keyframes = {
  rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
  drop: { from: { opacity: 0, transform: 'translateY(-4px)' } },
  slide: { from: { opacity: 0, transform: 'translateX(24px)' } },
};
