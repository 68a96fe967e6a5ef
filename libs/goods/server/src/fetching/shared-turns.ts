import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@caravan/kernel';
import { wordsOf, type Core } from '@caravan/server-core';
import { endTurn, takeTurn, type TurnLimits } from './host-turn.repo.ts';

/** Waits for a turn at a host, among all server processes. Returns the function that ends it. */
export type SharedTurns = (host: string, signal: AbortSignal) => Promise<() => Promise<void>>;

/** Milliseconds until a refused request asks again. */
const askAgainAfter = 100;

/** Turns at hosts by rows of the database. No connection is held meanwhile; a turn that is not ended ends by time. */
export const sharedTurns =
  ({ db, log }: Pick<Core, 'db' | 'log'>, limits: TurnLimits): SharedTurns =>
  async (host, signal) => {
    const turn = { host, id: newId() };
    while (!(await takeTurn(db, turn, limits))) {
      await sleep(askAgainAfter, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
    return () =>
      endTurn(db, turn).catch((error: unknown) => log.info({ error: wordsOf(error) }, 'a turn ends by its time'));
  };
