import { inTurn, turn } from '../turn.ts';
import type { Mode } from './looks.ts';
import type { Language } from './shopper.ts';
import { stops, type Stop } from './stops.ts';

/** How a window shows a page. `zoomed` is 1280 px at 200 %, `large` has text of twice the size. */
export const sights = ['1280', '360', '320', 'zoomed', 'large'] as const;
export type Sight = (typeof sights)[number];

/** The width of a sight's window, in pixels. */
export const widthOf: Readonly<Record<Sight, number>> = { 1280: 1280, 360: 360, 320: 320, zoomed: 640, large: 1280 };

/** Opens a page in a language. */
export interface Visit {
  stop: Stop;
  language: Language;
  mode: Mode;
  /** The sights in which it is looked at; axe checks the first. */
  sights: readonly [Sight, ...Sight[]];
}

const first = (sight: Sight): Visit['sights'] => [sight, ...sights.filter((other) => other !== sight)];

/** The layout does not depend on the mode, so the languages share the modes where each of them opens every page. */
const looksOfLanguages = {
  en: { mode: 'light', sights: first('1280') },
  zh: { mode: 'dark', sights: first('360') },
  de: { mode: 'light', sights: first('360') },
} as const;

/** Every page in every language and in every sight. */
const allVisits = (['en', 'zh', 'de'] as const).flatMap((language) =>
  stops.map((stop): Visit => ({ stop, language, ...looksOfLanguages[language] })),
);

/** Chinese has every second turn, because its shopper writes Chinese: one worker makes the shopper of each script. */
const languagesInTurn = ['en', 'zh', 'de', 'zh'] as const;

const modesInTurn = ['light', 'dark'] as const;

/** Every page once; in forty days each page has had each sight in each language and mode. */
const visitsInTurn = stops.map((stop, index): Visit => {
  const round = Math.floor((index + turn) / languagesInTurn.length);
  return {
    stop,
    language: inTurn(languagesInTurn, index + turn),
    mode: inTurn(modesInTurn, Math.floor(round / sights.length)),
    sights: [inTurn(sights, round)],
  };
});

export const visits: readonly Visit[] = process.env['WALK'] === 'all' ? allVisits : visitsInTurn;
