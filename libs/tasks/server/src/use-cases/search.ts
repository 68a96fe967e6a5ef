import { setTimeout as passing } from 'node:timers/promises';
import { holdsRole } from '@caravan/kernel';
import { wordsOf } from '@caravan/server-core';
import type { FoundItem } from '@caravan/tasks/contract';
import type { Findable } from '@caravan/tasks/port';
import type { TasksContext } from './tasks-context.ts';
import type { Worker } from './worker.ts';

/** Things of one kind in an answer. */
const ofAKind = 5;
/** Milliseconds that one feature may search. */
const patience = 300;

/** Searches all kinds that the worker may open. A kind that is late or fails is left out. */
export const searchEverything = async (
  { db, log, findables }: Pick<TasksContext, 'db' | 'log' | 'findables'>,
  { staffRoles }: Worker,
  words: string,
): Promise<FoundItem[]> => {
  const findOf = async ({ kind, find }: Findable): Promise<FoundItem[]> => {
    const search = find(db, words, ofAKind).catch((error: unknown) => {
      log.warn({ kind, error: wordsOf(error) }, 'a search failed');
      return [];
    });
    const giveUp = new AbortController();
    const late = passing(patience, [], { signal: giveUp.signal, ref: false }).catch(() => []);
    const found = await Promise.race([search, late]);
    giveUp.abort();
    return found.slice(0, ofAKind).map(({ ref, title, state, partOf = null }) => ({
      ...{ kind, ref, title, state },
      part_of: partOf,
    }));
  };
  const open = findables().filter(({ roles }) => holdsRole(staffRoles, roles));
  return (await Promise.all(open.map(findOf))).flat();
};
