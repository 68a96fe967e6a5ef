import type { Transition } from './transition.ts';

const names = (words: readonly string[]): string => words.map((word) => word.replaceAll('_', ' ')).join(', ') || 'none';
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A transition table as a table of Markdown, as it stands in `docs/states`. */
export const printTransitions = (transitions: readonly Transition<string, string>[]): string =>
  [
    row(['from', 'event', 'to', 'who', 'guard', 'effect']),
    row(Array.from({ length: 6 }, () => '---')),
    ...transitions.map(({ event, from, to, by, guards, effects }) => row([from ?? 'nothing', event, to, names(by), names(guards), names(effects)])),
  ].join('\n');
