import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { color, controlHeight, moving, radius, shadow, space, text, weight } from './token-vars.ts';

export const dialogRecipe = defineSlotRecipe({
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 1000, background: color('scrim') },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 1001,
      display: 'grid',
      placeItems: 'center',
      padding: space('4'),
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      width: 'min(560px, 100%)',
      padding: space('6'),
      background: color('surface'),
      border: `1px solid ${color('border')}`,
      borderRadius: radius('dialog'),
      boxShadow: shadow('overlay'),
      color: color('ink'),
      outline: 'none',
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: space('4'),
      marginBottom: space('4'),
      '& > button': { margin: '-6px -8px 0 0' },
    },
    title: {
      fontSize: text('lg'),
      fontWeight: weight('bold'),
      letterSpacing: 'calc(var(--tracking-display) / 2)',
      lineHeight: 'var(--leading-heading)',
    },
    description: { marginBottom: space('4'), color: color('muted'), fontSize: text('sm') },
    body: { display: 'flex', flexDirection: 'column', gap: space('4') },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space('3'), marginTop: space('6') },
  },
});

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    list: { display: 'flex', gap: space('6'), overflowX: 'auto', borderBottom: `1px solid ${color('border')}` },
    trigger: {
      flex: 'none',
      minHeight: '44px',
      padding: `${space('2')} 2px`,
      marginBottom: '-1px',
      borderBottom: '2px solid transparent',
      color: color('muted'),
      fontSize: text('sm'),
      fontWeight: weight('medium'),
      transition: moving('color', 'border-color'),
      '&:hover': { color: color('ink') },
      '&[data-selected]': { borderBottomColor: color('brand'), color: color('brandInk') },
      '&:focus-visible': { outline: `2px solid ${color('brand')}`, outlineOffset: '-2px', borderRadius: radius('control') },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
    content: {
      paddingTop: space('6'),
      borderRadius: radius('control'),
      '&:focus-visible': { outline: `2px solid ${color('brand')}`, outlineOffset: '2px' },
    },
  },
});

export const stepsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'trigger', 'indicator', 'separator', 'content', 'nextTrigger', 'prevTrigger', 'progress', 'title', 'description'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: space('6') },
    list: { display: 'flex', flexWrap: 'wrap', gap: space('4') },
    item: { display: 'flex', alignItems: 'center', gap: space('3'), flex: '1 1 0', '&:last-of-type': { flex: 'none' } },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: space('2'),
      minHeight: '32px',
      borderRadius: radius('control'),
      color: color('muted'),
      fontSize: text('sm'),
      '&[data-current]': { color: color('ink'), fontWeight: weight('medium') },
      '&:focus-visible': { outline: `2px solid ${color('brand')}`, outlineOffset: '2px' },
    },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '28px',
      height: '28px',
      border: `1px solid ${color('control')}`,
      borderRadius: '50%',
      background: color('surface'),
      fontVariantNumeric: 'tabular-nums',
      '&[data-current]': { background: color('brand'), borderColor: color('brand'), color: color('onBrand') },
      '&[data-complete]': { background: color('accent'), borderColor: color('accent'), color: color('onAccent') },
    },
    separator: {
      flex: 1,
      minWidth: '16px',
      borderTop: `2px dotted ${color('control')}`,
      '&[data-complete]': { borderTop: `2px solid ${color('accent')}` },
      '@media (max-width: 639px)': { display: 'none' },
    },
    content: { minWidth: 0 },
  },
});

export const paginationRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'ellipsis', 'prevTrigger', 'nextTrigger'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignItems: 'center',
      gap: space('1'),
      '@media (max-width: 479px)': { gap: 0 },
    },
    ...Object.fromEntries(
      ['item', 'prevTrigger', 'nextTrigger'].map((slot) => [
        slot,
        {
          display: 'grid',
          placeItems: 'center',
          minWidth: '30px',
          height: controlHeight('md'),
          borderRadius: radius('control'),
          color: color('ink2'),
          fontSize: text('sm'),
          fontVariantNumeric: 'tabular-nums',
          '&:hover': { background: color('subtle'), color: color('ink') },
          '&[data-selected]': { background: color('brandSoft'), color: color('brandInk'), fontWeight: weight('medium') },
          '&:disabled, &[data-disabled]': { background: 'none', color: color('muted'), opacity: 0.5, cursor: 'not-allowed' },
        },
      ]),
    ),
    ellipsis: { minWidth: '24px', color: color('muted'), textAlign: 'center' },
  },
});
