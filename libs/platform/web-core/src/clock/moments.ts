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

/** An instant where the reader is; in Beijing time with its name until the reader's zone is known. */
export const useMoment = (): ((at: IsoInstant) => string) => {
  const { t } = useTranslation(commonNamespace);
  const { instant } = useFormats();
  const zone = useTimeZone();
  return useMemo(
    () => (at) => (zone === undefined ? t('moment.beijing', { beijing: instant(at, shopZone) }) : instant(at, zone)),
    [instant, t, zone],
  );
};

/** The Beijing time of an instant, for a place beside the local time. */
export interface BeijingTime {
  /** With its name, and with its date if that differs. */
  words: string;
  /** Whether it contains a date, and so may need a line for itself. */
  dated: boolean;
}

/** Undefined if the reader's clock shows the same, or if the local time is not known yet. */
export const useBeijingTime = (): ((at: IsoInstant) => BeijingTime | undefined) => {
  const { t } = useTranslation(commonNamespace);
  const { clock, date, instant } = useFormats();
  const zone = useTimeZone();
  return useMemo(
    () => (at) => {
      const there = instant(at, shopZone);
      if (zone === undefined || instant(at, zone) === there) return undefined;
      const dated = date(at, zone) !== date(at, shopZone);
      const words = dated
        ? t('moment.besideDay', { beijing: there })
        : t('moment.beside', { beijing: clock(at, shopZone) });
      return { words, dated };
    },
    [clock, date, instant, t, zone],
  );
};
