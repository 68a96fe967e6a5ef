import { setTimeout as passing } from 'node:timers/promises';
import { holdsRole } from '@caravan/kernel';
import { wordsOf } from '@caravan/server-core';
import { searchedKinds, type FoundItem } from '@caravan/tasks/contract';
import type { Findable } from '@caravan/tasks/port';
import type { TasksContext } from './tasks-context.ts';
import type { Worker } from './worker.ts';

/** Things of one kind in an answer. */
const ofAKind = 5;
/** Milliseconds that one feature may search once another has found something. */
const patience = 300;
/** Milliseconds that all may search while nothing is found: "nothing" has to be true. */
const longPatience = 3_000;

/** The result, or nothing if it is late. */
const within = async <Item>(search: Promise<Item[]>, ms: number): Promise<Item[]> => {
  const giveUp = new AbortController();
  const late = passing(ms, [], { signal: giveUp.signal, ref: false }).catch(() => []);
  const found = await Promise.race([search, late]);
  giveUp.abort();
  return found;
};

const placeOf = ({ kind }: Findable): number => {
  const place = searchedKinds.findIndex((known) => known === kind);
  return place < 0 ? searchedKinds.length : place;
};

/** Searches all kinds that the worker may open. A kind that is late or fails is left out. */
export const searchEverything = async (
  { db, log, findables }: Pick<TasksContext, 'db' | 'log' | 'findables'>,
  { staffRoles }: Worker,
  words: string,
): Promise<FoundItem[]> => {
  const findOf = async ({ kind, find }: Findable): Promise<FoundItem[]> => {
    try {
      const found = await find(db, words, ofAKind);
      return found.slice(0, ofAKind).map(({ ref, title, state, partOf = null }) => ({
        ...{ kind, ref, title, state },
        part_of: partOf,
      }));
    } catch (error) {
      log.warn({ kind, error: wordsOf(error) }, 'a search failed');
      return [];
    }
  };
  const searches = findables()
    .filter(({ roles }) => holdsRole(staffRoles, roles))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(findOf);
  const foundIn = async (ms: number): Promise<FoundItem[]> =>
    (await Promise.all(searches.map((search) => within(search, ms)))).flat();
  const found = await foundIn(patience);
  return found.length ? found : foundIn(longPatience - patience);
};
