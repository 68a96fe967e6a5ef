import { expect, test } from 'vitest';
import { routeStops } from './route-stops.ts';

const at = '2026-11-20T08:00:00.000Z';
const timeline = [
  { event: 'placed', at, automatic: false, note: null },
  { event: 'paid', at, automatic: true, note: 'by card' },
] as const;

const told = (stops: ReturnType<typeof routeStops<string>>) =>
  stops.map(({ name, state, past }) => `${name} ${state}${past?.note ? `, ${past.note}` : ''}`);

test('a route has past stops, a current stop and stops ahead', () => {
  expect(told(routeStops<string>({ timeline, stopped: false, ahead: ['bought', 'packed'] }))).toEqual([
    'placed done',
    'paid current, by card',
    'bought next',
    'packed next',
  ]);
});

test('a route that ended early stops at its last event', () => {
  expect(told(routeStops<string>({ timeline, stopped: true, ahead: [] }))).toEqual([
    'placed done',
    'paid stopped, by card',
  ]);
});
