import { limits } from './limits.ts';
import { money } from './money.ts';
import type { Mutation } from './mutation.ts';
import { people } from './people.ts';
import { states } from './states.ts';
import { textsAndPages } from './texts-and-pages.ts';

/** One row for each of some rules over all features. Tests that are made faster must still fail with each of them. */
export const mutations: readonly Mutation[] = [...money, ...states, ...people, ...limits, ...textsAndPages];
