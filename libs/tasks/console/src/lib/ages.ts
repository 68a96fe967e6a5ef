import { day, hour, languageTable, minute, type IsoInstant, type Language } from '@caravan/kernel';
import type { StatusTone } from '@caravan/ui-kit';

const units = [
  { unit: 'day', ms: day },
  { unit: 'hour', ms: hour },
  { unit: 'minute', ms: minute },
] as const;

/** How long ago or ahead an instant is, in words: `3 hours ago`. */
export const ageWords = (at: IsoInstant, now: number, language: Language): string => {
  const distance = Date.parse(at) - now;
  const { unit, ms } = units.find((one) => Math.abs(distance) >= one.ms) ?? { unit: 'minute', ms: minute };
  return new Intl.RelativeTimeFormat(languageTable[language].locale, { numeric: 'auto' }).format(
    Math.trunc(distance / ms),
    unit,
  );
};

/** The tone of a deadline: the last quarter of the time is a warning, a missed one a danger. */
export const dueTone = (
  { opened_at, due_at }: { opened_at: IsoInstant; due_at: IsoInstant },
  now: number,
): StatusTone => {
  const opened = Date.parse(opened_at);
  const due = Date.parse(due_at);
  if (now >= due) return 'danger';
  return now >= due - (due - opened) / 4 ? 'warning' : 'neutral';
};
