import type { PaymentMethod } from '@caravan/fund-payment/contract';
import type { RetainedRows } from '@caravan/content/port';
import { countRows, deleteInBatches, type Database, type Tx } from '@caravan/server-core';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ProviderEvent } from '../payment-provider.ts';
import { paymentEventTable as events } from './payment-event.table.ts';

export interface EventName {
  provider: PaymentMethod;
  eventId: string;
}

const named = ({ provider, eventId }: EventName) => and(eq(events.provider, provider), eq(events.eventId, eventId));

/** Stores an event unless it is stored already. */
export const keepEvent = async (
  db: Database,
  provider: PaymentMethod,
  event: ProviderEvent,
  receivedAt: Date,
): Promise<void> => {
  await db.insert(events).values({ provider, eventId: event.id, event, receivedAt }).onConflictDoNothing();
};

/** An event that has not been applied, locked until the transaction ends; undefined if it has been applied. */
export const lockWaitingEvent = async (tx: Tx, name: EventName): Promise<ProviderEvent | undefined> => {
  const [found] = await tx
    .select({ event: events.event })
    .from(events)
    .where(and(named(name), isNull(events.appliedAt)))
    .for('update');
  return found?.event;
};

export const markApplied = async (tx: Tx, name: EventName, outcome: string, appliedAt: Date): Promise<void> => {
  await tx.update(events).set({ outcome, appliedAt }).where(named(name));
};

/** Events that were stored but not applied, because the process or the database stopped in between. */
export const listWaitingEvents = (db: Database, before: Date, limit: number): Promise<EventName[]> =>
  db
    .select({ provider: events.provider, eventId: events.eventId })
    .from(events)
    .where(and(isNull(events.appliedAt), lt(events.receivedAt, before)))
    .orderBy(events.receivedAt)
    .limit(limit);

/**
 * Events that were applied. Without its row an event would count again if its provider sent it again, which providers do
 * for days, and never after the shortest period.
 */
export const retainedEvents = (db: Database): RetainedRows => {
  const receivedBefore = (before: Date) => and(isNotNull(events.appliedAt), lt(events.receivedAt, before));
  return {
    count: (before) => countRows(db, events, receivedBefore(before)),
    delete: (before) => deleteInBatches(db, events, receivedBefore(before)),
  };
};
