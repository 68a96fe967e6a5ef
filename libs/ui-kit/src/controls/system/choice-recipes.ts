import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { box, boxAroundStates, boxStates, hanging, hangingItem, insideBox, smallButton } from './shared-styles.ts';
import { color, space, text } from './token-vars.ts';

const mark = { marginInlineStart: 'auto', color: color('brand') } as const;

const empty = { padding: space('3'), color: color('muted') } as const;

export const selectRecipe = defineSlotRecipe({
  slots: [
    'root', 'label', 'positioner', 'trigger', 'indicator', 'clearTrigger', 'item', 'itemText', 'itemIndicator', 'itemGroup',
    'itemGroupLabel', 'list', 'content', 'control', 'valueText', 'indicatorGroup',
  ],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 },
    trigger: {
      ...box,
      ...boxStates,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space('2'),
      paddingInline: space('3'),
      textAlign: 'start',
      cursor: 'pointer',
      '&[data-placeholder-shown]': { color: color('muted') },
    },
    valueText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    indicator: { color: color('muted'), flex: 'none' },
    content: { ...hanging, width: 'var(--reference-width)' },
    item: hangingItem,
    itemIndicator: mark,
  },
});

export const comboboxRecipe = defineSlotRecipe({
  slots: [
    'root', 'clearTrigger', 'content', 'control', 'input', 'item', 'itemGroup', 'itemGroupLabel', 'itemIndicator', 'itemText', 'label',
    'list', 'positioner', 'trigger', 'empty', 'indicatorGroup',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    control: { ...box, ...boxAroundStates, display: 'flex', alignItems: 'stretch' },
    input: { ...insideBox, textOverflow: 'ellipsis' },
    indicatorGroup: { display: 'flex', alignItems: 'stretch', padding: '3px' },
    clearTrigger: smallButton,
    trigger: smallButton,
    content: { ...hanging, width: 'var(--reference-width)' },
    item: hangingItem,
    itemIndicator: mark,
    empty,
  },
});

export const menuRecipe = defineSlotRecipe({
  slots: [
    'arrow', 'arrowTip', 'content', 'contextTrigger', 'indicator', 'item', 'itemGroup', 'itemGroupLabel', 'itemIndicator', 'itemText',
    'positioner', 'separator', 'trigger', 'triggerItem', 'itemCommand',
  ],
  base: {
    content: hanging,
    item: { ...hangingItem, '& > svg': { color: color('muted') }, '&[data-tone=danger]': { color: color('danger') } },
    separator: { height: '1px', margin: '6px 0', background: color('border') },
  },
});

export const tooltipRecipe = defineSlotRecipe({
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      maxWidth: '280px',
      padding: `${space('1')} ${space('3')}`,
      background: color('ink'),
      borderRadius: 'var(--radius-control)',
      color: color('canvas'),
      fontSize: text('sm'),
      zIndex: 1200,
    },
  },
});
