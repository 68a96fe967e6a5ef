import type { PackageTransition } from './package-transitions.ts';

const names = (words: readonly string[]): string => words.map((word) => word.replaceAll('_', ' ')).join(', ');

const row = ({ event, from, to, by, guards, effects }: PackageTransition): string =>
  `| ${from ?? 'nothing'} | ${event} | ${to} | ${names(by)} | ${names(guards) || 'none'} | ${names(effects) || 'none'} |`;

/** The table as it stands in `docs/states/package.md`. */
export const printTransitions = (transitions: readonly PackageTransition[]): string =>
  ['| from | event | to | who | guard | effect |', '| --- | --- | --- | --- | --- | --- |', ...transitions.map(row)].join('\n');
