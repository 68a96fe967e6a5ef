import { getConfigurations, getFooterArticles, getWebsite } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import { endpointName, type RootState } from '@caravan/web-core';

type Api = RootState['api'];
type Query = NonNullable<Api['queries'][string]>;
/** The part of a store's state that answers stand in. */
export type Answers = Pick<Api, 'queries' | 'provided'>;

const commonCount = 3;
const footerArgs = JSON.stringify({ query: { type: '2' } });

/** What the frame of every page asks for, and nobody is answered differently. */
const isCommon = ({ status, endpointName: name, originalArgs }: Query): boolean => {
  if (status !== 'fulfilled') return false;
  if (name === endpointName(getFooterArticles)) return JSON.stringify(originalArgs) === footerArgs;
  return name === endpointName(getWebsite) || name === endpointName(getConfigurations);
};

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const commonIn = ({ queries, provided }: Api): Answers => {
  const common = Object.entries(queries).filter(([, query]) => query && isCommon(query));
  const keys = new Set<string>(common.map(([key]) => key));
  const tags = mapValues(provided.tags as Record<string, Record<string, string[]>>, (byId) =>
    mapValues(byId, (cacheKeys) => cacheKeys.filter((key) => keys.has(key))),
  );
  const tagsOfKeys = Object.fromEntries(Object.entries(provided.keys).filter(([key]) => keys.has(key)));
  return { queries: Object.fromEntries(common), provided: { tags, keys: tagsOfKeys } as Api['provided'] };
};

export interface CommonAnswers {
  /** What a store of this language may begin with. */
  of: (language: Language) => Answers | undefined;
  /** Remembers what a visitor's page was answered. */
  keep: (language: Language, state: RootState) => void;
}

const count = ({ queries }: Answers): number => Object.keys(queries).length;

/**
 * Answers that are the same on every page in one language, kept for two seconds: a server that renders many pages asks for them once
 * and not for each page. A visitor's page from memory is a minute old, so none is the staler for it.
 */
export const commonAnswers = (keptForMs = 2_000, now: () => number = Date.now): CommonAnswers => {
  const kept = new Map<Language, { answers: Answers; until: number }>();
  const of = (language: Language): Answers | undefined => {
    const entry = kept.get(language);
    return entry && entry.until > now() ? entry.answers : undefined;
  };
  return {
    of,
    keep: (language, state) => {
      const known = of(language);
      if (known && count(known) === commonCount) return;
      const answers = commonIn(state.api);
      // Some layouts show less than others.
      if (!known || count(answers) > count(known)) kept.set(language, { answers, until: now() + keptForMs });
    },
  };
};
