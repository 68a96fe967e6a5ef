import { inTurn, turn } from '../turn.ts';
import type { Look } from './looks.ts';
import type { Language } from './shopper.ts';
import { stops, type Stop } from './stops.ts';

/** Opens a page in a language. */
export interface Visit {
  stop: Stop;
  language: Language;
  /** The mode in which the page is opened, and the width at which axe checks it. */
  own: Look;
}

/** The layout does not depend on the mode, so the languages share the modes where each of them opens every page. */
const looksOfLanguages: Record<Language, Look> = {
  en: { mode: 'light', width: 1280 },
  zh: { mode: 'dark', width: 360 },
  de: { mode: 'light', width: 360 },
};

/** Every page in every language. */
const allVisits = (['en', 'zh', 'de'] as const).flatMap((language) =>
  stops.map((stop) => ({ stop, language, own: looksOfLanguages[language] })),
);

/** Chinese has every second turn, because its shopper writes Chinese: one worker makes the shopper of each script. */
const languagesInTurn = ['en', 'zh', 'de', 'zh'] as const;
const looksInTurn = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 360 },
  { mode: 'dark', width: 1280 },
  { mode: 'light', width: 360 },
] as const;

/** Every page once; in sixteen days each page has had each look in each language. */
const visitsInTurn = stops.map((stop, index) => ({
  stop,
  language: inTurn(languagesInTurn, index + turn),
  own: inTurn(looksInTurn, Math.floor((index + turn) / languagesInTurn.length)),
}));

export const visits: readonly Visit[] = process.env['WALK'] === 'all' ? allVisits : visitsInTurn;
