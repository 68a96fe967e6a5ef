import { type SystemStyleObject } from '@chakra-ui/react/styled-system';
import {
  focusRing,
  moving,
  notPrinted,
  popupItem,
  popupList,
  row,
  singleRecipe,
  smallButton,
} from './shared-styles.ts';

const combobox = singleRecipe({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  indicatorGroup: { display: 'flex', alignItems: 'stretch', padding: '3px' },
  clearTrigger: smallButton,
  trigger: smallButton,
  content: { ...popupList, width: 'var(--reference-width)', maxWidth: 'none' },
  item: popupItem,
  itemText: { flex: 1 },
  empty: { padding: '3', color: 'muted' },
});

const fileUpload = singleRecipe({
  root: { display: 'flex', flexDirection: 'column', gap: '3', width: '100%' },
  dropzone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '{spacing.2} {spacing.3}',
    padding: '{spacing.4}',
    background: 'surface',
    border: '1px dashed {colors.control}',
    borderRadius: 'card',
    color: 'muted',
    fontSize: 'sm',
    textAlign: 'center',
    cursor: 'pointer',
    transition: moving('border-color', 'background-color'),
    _hover: { borderColor: 'brand' },
    _dragging: { background: 'brandSoft', borderColor: 'brand' },
    _focusVisible: focusRing,
    _invalid: { borderColor: 'danger' },
    _disabled: { background: 'subtle', cursor: 'not-allowed' },
  },
  itemGroup: { display: 'flex', flexDirection: 'column', gap: '2' },
  item: { ...row, padding: '2', border: '1px solid {colors.border}', borderRadius: 'control', fontSize: 'sm' },
  itemName: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  itemDeleteTrigger: smallButton,
});

const tabs = singleRecipe({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  list: { display: 'flex', gap: '6', overflowX: 'auto', borderBottom: '1px solid {colors.border}' },
  trigger: {
    flex: 'none',
    minHeight: '44px',
    padding: '{spacing.2} 2px',
    marginBottom: '-1px',
    borderBottom: '2px solid transparent',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    transition: moving('color', 'border-color'),
    _hover: { color: 'ink' },
    _selected: { borderBottomColor: 'brand', color: 'brandInk' },
    _focusVisible: { ...focusRing, outlineOffset: '-2px', borderRadius: 'control' },
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
  },
  content: { paddingTop: '6', borderRadius: 'control', _focusVisible: focusRing },
});

const pageLink = {
  display: 'grid',
  placeItems: 'center',
  minWidth: '40px',
  height: '40px',
  paddingInline: '2',
  border: '1px solid transparent',
  borderRadius: 'control',
  color: 'ink2',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  _hover: { background: 'subtle', color: 'ink' },
  _selected: {
    background: 'brandSoft',
    color: 'brandInk',
    fontWeight: 'medium',
    _highContrast: { borderColor: 'Highlight' },
  },
  _disabled: { color: 'muted', opacity: 0.5 },
  smDown: { minWidth: '30px', paddingInline: 0 },
} satisfies SystemStyleObject;

const pagination = singleRecipe({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '1',
    smDown: { gap: 0 },
    ...notPrinted,
  },
  item: pageLink,
  prevTrigger: pageLink,
  nextTrigger: pageLink,
  ellipsis: { minWidth: '24px', color: 'muted', textAlign: 'center' },
});

/** Components that are visible when a page opens. */
export const pageRecipes = { combobox, fileUpload, pagination, tabs };
