import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hour, type IsoInstant, minute } from '@caravan/kernel';
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

/** The zone of shops, staff and warehouse. */
const beijingZone = 'Asia/Shanghai';

/** The day of an instant where the reader is; in Beijing until the reader's zone is known. */
export const useDay = (): ((at: IsoInstant) => string) => {
  const { date } = useFormats();
  const zone = useTimeZone() ?? beijingZone;
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
}

export const useMoment = (): ((at: IsoInstant) => Moment) => {
  const { t } = useTranslation(commonNamespace);
  const { clock, date, instant } = useFormats();
  const zone = useTimeZone();
  return useMemo(
    () => (at) => {
      const there = instant(at, beijingZone);
      if (zone === undefined) {
        const named = t('moment.beijing', { beijing: there });
        return { local: named, words: named };
      }
      const local = instant(at, zone);
      if (local === there) return { local, words: local };
      const beijing = date(at, zone) === date(at, beijingZone) ? clock(at, beijingZone) : there;
      return { local, beijing: t('moment.beside', { beijing }), words: t('moment.both', { local, beijing }) };
    },
    [clock, date, instant, t, zone],
  );
};
