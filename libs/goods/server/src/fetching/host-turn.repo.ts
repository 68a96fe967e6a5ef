import { lt, sql } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { hostTurnTable as turns } from './host-turn.table.ts';

export interface HostTurn {
  host: string;
  /** Unique for each request. */
  id: string;
}

export interface TurnLimits {
  /** Concurrent requests. */
  atOnce: number;
  /** Milliseconds between two starts. */
  pause: number;
  /** Milliseconds after which a request counts as ended, because its process may have died. */
  longest: number;
}

const seconds = sql`extract(epoch FROM clock_timestamp())`;
const stillRunning = sql`(SELECT coalesce(jsonb_object_agg(id, ends), '{}') FROM jsonb_each(${turns.running}) AS one (id, ends) WHERE ends::float8 > ${seconds})`;

/** Takes a turn at a host. False while too many requests run there, or if the last one has just started. */
export const takeTurn = async (
  db: Database,
  { host, id }: HostTurn,
  { atOnce, pause, longest }: TurnLimits,
): Promise<boolean> => {
  const taken = await db
    .insert(turns)
    .values({
      host,
      nextStart: sql`clock_timestamp() + ${pause} * interval '1 millisecond'`,
      running: sql`jsonb_build_object(${id}::text, ${seconds} + ${longest / 1_000}::float8)`,
    })
    .onConflictDoUpdate({
      target: turns.host,
      set: { nextStart: sql`excluded.next_start`, running: sql`${stillRunning} || excluded.running` },
      setWhere: sql`${turns.nextStart} <= clock_timestamp() AND (SELECT count(*) FROM jsonb_object_keys(${stillRunning})) < ${atOnce}`,
    })
    .returning({ host: turns.host });
  return taken.length === 1;
};

export const endTurn = async (db: Database, { host, id }: HostTurn): Promise<void> => {
  await db
    .update(turns)
    .set({ running: sql`${turns.running} - ${id}::text` })
    .where(sql`${turns.host} = ${host}`);
};

/** Deletes hosts to which no request started since. */
export const deleteTurnsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(turns).where(lt(turns.nextStart, before));
};
