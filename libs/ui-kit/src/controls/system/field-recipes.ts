import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { box, boxAroundStates, boxStates, insideBox, smallButton } from './shared-styles.ts';
import { color, controlHeight, moving, radius, space, text, weight } from './token-vars.ts';

export const inputRecipe = defineRecipe({ base: { ...box, ...boxStates, paddingInline: space('3') } });

export const textareaRecipe = defineRecipe({
  base: {
    ...box,
    ...boxStates,
    display: 'block',
    padding: `${space('2')} ${space('3')}`,
    minHeight: '98px',
    maxHeight: '60vh',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});

const words = { fontSize: text('sm'), lineHeight: 1.45 } as const;

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
    label: { fontSize: text('sm'), fontWeight: weight('medium'), color: color('ink') },
    helperText: { ...words, color: color('muted') },
    errorText: { ...words, display: 'flex', gap: '6px', color: color('danger'), '& svg': { marginTop: '2px' } },
  },
});

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: space('3'),
      minHeight: '24px',
      cursor: 'pointer',
      '&[data-disabled]': { color: color('muted'), cursor: 'not-allowed' },
    },
    control: {
      flex: 'none',
      display: 'grid',
      placeContent: 'center',
      width: '20px',
      height: '20px',
      margin: '2px',
      background: color('surface'),
      border: `1px solid ${color('control')}`,
      borderRadius: '4px',
      color: color('onBrand'),
      transition: moving('background-color', 'border-color'),
      '&[data-hover]': { borderColor: color('brand') },
      '&[data-state=checked], &[data-state=indeterminate]': { background: color('brand'), borderColor: color('brand') },
      '&[data-invalid]': { borderColor: color('danger') },
      '&[data-focus-visible]': { outline: `2px solid ${color('brand')}`, outlineOffset: '2px' },
      '&[data-disabled]': { background: color('subtle'), borderColor: color('border'), color: color('muted') },
    },
    label: { flex: 1, minWidth: 0 },
  },
});

const numberTrigger = {
  display: 'grid',
  placeItems: 'center',
  width: '38px',
  flex: 'none',
  borderRadius: radius('control'),
  color: color('ink2'),
  transition: moving('background-color'),
  '&:hover': { background: color('subtle'), color: color('brand') },
  '&:disabled, &[data-disabled]': { color: color('muted'), opacity: 0.5, cursor: 'not-allowed' },
} as const;

export const numberInputRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'input', 'control', 'valueText', 'incrementTrigger', 'decrementTrigger', 'scrubber'],
  base: {
    control: { ...box, ...boxAroundStates, display: 'flex', alignItems: 'stretch', width: '130px' },
    input: {
      ...insideBox,
      paddingInline: 0,
      borderInline: `1px solid ${color('border')}`,
      borderRadius: 0,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
    },
    incrementTrigger: numberTrigger,
    decrementTrigger: numberTrigger,
  },
});

export const pinInputRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'input', 'control'],
  base: {
    root: { position: 'relative' },
    control: { display: 'flex', flexWrap: 'wrap', gap: space('2') },
    input: {
      ...box,
      ...boxStates,
      width: controlHeight('md'),
      height: controlHeight('lg'),
      fontSize: text('lg'),
      fontVariantNumeric: 'tabular-nums',
      fontWeight: weight('medium'),
      textAlign: 'center',
    },
  },
});

export const fileUploadRecipe = defineSlotRecipe({
  slots: [
    'root', 'dropzone', 'dropzoneContent', 'item', 'itemContent', 'itemDeleteTrigger', 'itemGroup', 'itemName',
    'itemPreview', 'itemPreviewImage', 'itemSizeText', 'label', 'trigger', 'clearTrigger', 'fileText',
  ],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', gap: space('3'), width: '100%' },
    dropzone: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space('2'),
      padding: `${space('6')} ${space('4')}`,
      background: color('surface'),
      border: `1px dashed ${color('control')}`,
      borderRadius: radius('card'),
      color: color('muted'),
      fontSize: text('sm'),
      textAlign: 'center',
      cursor: 'pointer',
      transition: moving('border-color', 'background-color'),
      '&:hover': { borderColor: color('brand') },
      '&[data-dragging]': { background: color('brandSoft'), borderColor: color('brand') },
      '&:focus-visible': { outline: `2px solid ${color('brand')}`, outlineOffset: '2px' },
      '&[data-invalid]': { borderColor: color('danger') },
      '&[data-disabled]': { background: color('subtle'), cursor: 'not-allowed' },
    },
    itemGroup: { display: 'flex', flexDirection: 'column', gap: space('2') },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: space('3'),
      padding: space('2'),
      border: `1px solid ${color('border')}`,
      borderRadius: radius('control'),
      fontSize: text('sm'),
    },
    itemContent: { flex: 1, minWidth: 0 },
    itemName: { overflowWrap: 'anywhere' },
    itemSizeText: { color: color('muted'), fontSize: text('xs'), fontVariantNumeric: 'tabular-nums' },
    itemPreview: {
      flex: 'none',
      width: '48px',
      height: '48px',
      display: 'grid',
      placeItems: 'center',
      background: color('subtle'),
      borderRadius: radius('control'),
      overflow: 'hidden',
    },
    itemPreviewImage: { width: '100%', height: '100%', objectFit: 'cover' },
    itemDeleteTrigger: smallButton,
  },
});
