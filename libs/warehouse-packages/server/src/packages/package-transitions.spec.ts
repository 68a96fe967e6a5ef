import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageEvents } from '@caravan/warehouse-packages/contract';
import { checkTransitions, type PackageStatus, packageStatuses, printTransitions } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { packageGuards } from './package-guards.ts';
import { packageTransitions, replayEvents, type RecordedEvent } from './package-transitions.ts';

const documented = fileURLToPath(new URL('../../../../../docs/states/package.md', import.meta.url));

test('the table knows and reaches every state, and uses only known events and guards', () => {
  expect(
    checkTransitions(packageTransitions, {
      states: packageStatuses,
      events: packageEvents,
      guards: Object.keys(packageGuards),
    }),
  ).toEqual([]);
});

test('the documentation shows the current table', () => {
  expect(readFileSync(documented, 'utf8')).toContain(printTransitions(packageTransitions));
});

test('only done and cancelled are final', () => {
  expect(packageStatuses.filter((status) => !packageTransitions.some((one) => one.from === status))).toEqual([
    'done',
    'cancelled',
  ]);
});

const recorded = (
  event: RecordedEvent['event'],
  fromStatus: PackageStatus | null,
  toStatus: PackageStatus,
): RecordedEvent => ({ event, fromStatus, toStatus });

test('events replay by the table, and a step that it does not have is a fault', () => {
  const events = [
    recorded('created', null, 'pending_payment'),
    recorded('paid', 'pending_payment', 'to_be_delivered'),
    recorded('shipped', 'to_be_delivered', 'pending_receipt'),
  ];
  expect(replayEvents(events)).toEqual({ status: 'pending_receipt', faults: [] });
  expect(replayEvents([...events, recorded('cancelled', 'pending_receipt', 'cancelled')]).faults).toHaveLength(1);
  expect(replayEvents([...events, recorded('received', 'to_be_delivered', 'done')]).faults).toHaveLength(1);
  expect(replayEvents([]).status).toBeNull();
});
