import { packageEvents, packageStatuses, type PackageStatus } from '@caravan/warehouse-packages/contract';
import { expect, test } from 'vitest';
import { checkTransitions } from './check-transitions.ts';
import { packageTransitions, type PackageTransition } from './package-transitions.ts';
import { replayEvents, type WrittenEvent } from './replay-events.ts';

test('the table knows every state and event, and reaches each', () => {
  expect(checkTransitions(packageTransitions, packageEvents)).toEqual([]);
});

const step = (over: Partial<PackageTransition>): PackageTransition => ({ event: 'paid', from: 'done', to: 'done', by: ['staff'], guards: [], effects: [], ...over });

test.each<[string, readonly PackageTransition[], string]>([
  ['a state that nothing leads to', packageTransitions.filter((one) => one.to !== 'done'), 'done cannot be reached'],
  ['an unknown state', [...packageTransitions, step({ to: 'lost' as PackageStatus })], 'paid from done: unknown state lost'],
  ['an unknown guard', [...packageTransitions, step({ guards: ['full_moon' as never] })], 'paid from done: unknown guard full_moon'],
  ['a step for nobody', [...packageTransitions, step({ by: [] })], 'paid from done: nobody may do it'],
  ['a step twice', [...packageTransitions, ...packageTransitions.slice(0, 1)], 'created: null → pending_payment stands there twice'],
  ['an event that never happens', packageTransitions.filter((one) => one.event !== 'expired'), 'expired never happens'],
])('refuses %s', (_, table, fault) => {
  expect(checkTransitions(table, packageEvents)).toContain(fault);
});

test('done and cancelled are ends', () => {
  expect(packageStatuses.filter((status) => !packageTransitions.some((one) => one.from === status))).toEqual(['done', 'cancelled']);
});

const written = (event: WrittenEvent['event'], fromStatus: PackageStatus | null, toStatus: PackageStatus): WrittenEvent => ({ event, fromStatus, toStatus });

test('events lead through the table, and what it does not know from there is a fault', () => {
  const way = [written('created', null, 'pending_payment'), written('paid', 'pending_payment', 'to_be_delivered'), written('shipped', 'to_be_delivered', 'pending_receipt')];
  expect(replayEvents(way)).toEqual({ status: 'pending_receipt', faults: [] });
  expect(replayEvents([...way, written('cancelled', 'pending_receipt', 'cancelled')]).faults).toHaveLength(1);
  expect(replayEvents([...way, written('received', 'to_be_delivered', 'done')]).faults).toHaveLength(1);
  expect(replayEvents([]).status).toBeNull();
});
