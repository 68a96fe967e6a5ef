import type { IsoInstant } from '@caravan/kernel';

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant for a `datetime-local` field, in the reader's time zone; empty for none. */
export const localMinute = (at: IsoInstant | null): string => {
  if (at === null) return '';
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** The instant of a `datetime-local` field. What is no time stays as it is, so that the form's rules refuse it. */
export const readLocalMinute = (value: string): IsoInstant => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
};
