import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hour, type IsoInstant, minute, shopZone } from '@caravan/kernel';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import { useFormats, useTimeZone } from '../i18n/format.ts';

/** Whole hours and minutes until an instant, rounded up to the minute; undefined after the instant. */
export const timeLeft = (until: IsoInstant, now: number): { hours: number; minutes: number } | undefined => {
  const left = Date.parse(until) - now;
  if (left <= 0) return undefined;
  const minutes = Math.ceil(left / minute);
  const perHour = hour / minute;
  return { hours: Math.floor(minutes / perHour), minutes: minutes % perHour };
};

/**
 * The time in ms, updated every 15 s by default. Undefined on the server and until hydration, so that both render the
 * same.
 */
export const useNow = (everyMs = 15_000): number | undefined => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};

/** The day of an instant where the reader is; in Beijing until the reader's zone is known. */
export const useDay = (): ((at: IsoInstant) => string) => {
  const { date } = useFormats();
  const zone = useTimeZone() ?? shopZone;
  return (at) => date(at, zone);
};

/** An instant in the reader's local time and in Beijing time. */
export interface Moment {
  /** Local time; Beijing time with its name while the reader's zone is unknown. */
  local: string;
  /** Beijing time with its name, and with its date if that differs; absent if it equals local time. */
  beijing?: string;
  /** Both times in a row, for running text. */
  words: string;
  /** The end of the words, from the bracket, if it contains a date and so may need a line for itself. */
  aside?: string;
}

export const useMoment = (): ((at: IsoInstant) => Moment) => {
  const { t } = useTranslation(commonNamespace);
  const { clock, date, instant } = useFormats();
  const zone = useTimeZone();
  return useMemo(
    () => (at) => {
      const there = instant(at, shopZone);
      if (zone === undefined) {
        const named = t('moment.beijing', { beijing: there });
        return { local: named, words: named };
      }
      const local = instant(at, zone);
      if (local === there) return { local, words: local };
      if (date(at, zone) === date(at, shopZone)) {
        const beijing = t('moment.beside', { beijing: clock(at, shopZone) });
        return { local, beijing, words: t('moment.both', { local, beijing }) };
      }
      const beijing = t('moment.besideDay', { beijing: there });
      const words = t('moment.both', { local, beijing });
      return { local, beijing, words, aside: words.slice(local.length).trimStart() };
    },
    [clock, date, instant, t, zone],
  );
};
