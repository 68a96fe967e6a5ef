import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTransitions, printTransitions, returnStates } from '@caravan/kernel';
import { returnEvents, returnKindsFor, returnPayer, returnReasons } from '@caravan/returns/contract';
import { expect, test } from 'vitest';
import { nextSteps } from './return-steps.ts';
import { returnTransitions } from './return-transitions.ts';

const root = new URL('../../../../../', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

test('the table knows and reaches every state, and uses only known events', () => {
  expect(checkTransitions(returnTransitions, { states: returnStates, events: returnEvents, guards: [] })).toEqual([]);
});

test('the documentation shows the current table', () => {
  expect(read('docs/states/return.md')).toContain(printTransitions(returnTransitions));
});

test('the database allows the same pairs of states', () => {
  const [, after = ''] = read('apps/server/migrations/0000_init.sql').split('FUNCTION refuse_return_step()');
  const [sql = ''] = after.split('--> statement-breakpoint');
  const pairs = [...sql.matchAll(/\('(\w+)', '(\w+)'\)/g)].flatMap(([, from, to]) =>
    returnStates.some((state) => state === from) && returnStates.some((state) => state === to) ? [`${from} ${to}`] : [],
  );
  const steps = returnTransitions.flatMap(({ from, to }) => (from === null ? [] : [`${from} ${to}`]));
  // The lists of ended and of sent states look like pairs, too.
  const lists = ['refused withdrawn', 'sent settled', 'requested agreed'];
  expect([...new Set(pairs)].filter((pair) => steps.includes(pair) || !lists.includes(pair)).sort()).toEqual(
    [...steps].sort(),
  );
});

test('settled, refused and withdrawn are final', () => {
  expect(returnStates.filter((state) => !returnTransitions.some(({ from }) => from === state))).toEqual([
    'settled',
    'refused',
    'withdrawn',
  ]);
});

test('the shopper pays the way back only for goods that are as ordered, and does not exchange those', () => {
  expect(returnReasons.filter((reason) => returnPayer(reason) === 'shopper')).toEqual(['changed_mind']);
  expect(returnReasons.filter((reason) => !returnKindsFor(reason).includes('exchange'))).toEqual(['changed_mind']);
});

test.each([
  ['requested', 'return', ['buyer'], ['agreed', 'refused']],
  ['requested', 'return', ['finance'], []],
  ['agreed', 'exchange', ['receiver'], ['sent']],
  ['sent', 'return', ['buyer'], ['refused']],
  ['sent', 'return', ['finance'], ['settled']],
  ['sent', 'exchange', ['receiver'], ['refused', 'settled']],
  ['sent', 'exchange', ['finance'], []],
  ['sent', 'return', ['owner'], ['refused', 'settled']],
  ['sent', 'return', ['service'], []],
  ['settled', 'return', ['owner'], []],
] as const)('a %s %s offers %j the steps %j', (state, kind, roles, steps) => {
  expect(nextSteps({ state, kind }, roles)).toEqual(steps);
});
