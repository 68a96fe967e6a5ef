import type { Language } from './language.ts';

/** An instant on the wire: ISO 8601, UTC. */
export type IsoInstant = string;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The source of the current time; tests pass their own. */
export type Clock = () => Date;

const locale: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' };

/** Date and time for people in the given zone. The default is UTC, so that server and browser agree. */
export const formatInstant = (at: IsoInstant, language: Language, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  }).format(new Date(at));
