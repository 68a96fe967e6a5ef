import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageEvents, packageStatuses, type PackageStatus } from '@caravan/warehouse-packages/contract';
import { checkTransitions, printTransitions } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { packageGuards } from './package-guards.ts';
import { packageTransitions } from './package-transitions.ts';
import { replayEvents, type WrittenEvent } from './replay-events.ts';

const documented = fileURLToPath(new URL('../../../../../docs/states/package.md', import.meta.url));

test('the table knows every state and event, and reaches each', () => {
  expect(checkTransitions(packageTransitions, { states: packageStatuses, events: packageEvents, guards: Object.keys(packageGuards) })).toEqual([]);
});

test('the docs show the table as it is', () => {
  expect(readFileSync(documented, 'utf8')).toContain(printTransitions(packageTransitions));
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
