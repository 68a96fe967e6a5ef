import type { OrderTransition } from './order-transitions.ts';

const names = (words: readonly string[]): string => words.map((word) => word.replaceAll('_', ' ')).join(', ');

const row = ({ event, from, to, by, guards, effects }: OrderTransition): string =>
  `| ${from ?? 'nothing'} | ${event} | ${to} | ${names(by)} | ${names(guards) || 'none'} | ${names(effects) || 'none'} |`;

/** The table as it stands in `docs/states/order.md`. */
export const printTransitions = (transitions: readonly OrderTransition[]): string =>
  ['| from | event | to | who | guard | effect |', '| --- | --- | --- | --- | --- | --- |', ...transitions.map(row)].join('\n');
