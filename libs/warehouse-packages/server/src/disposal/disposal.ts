import { disposalDays } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import { storageFrom, type StoredSince } from './storage-pause.ts';
import { disposalWarnings, type DisposalWarning } from '@caravan/warehouse-packages/contract';

/** The disposal of goods depends on these. */
export interface DisposalState extends StoredSince {
  /** The last warning and its time; null before the first one. */
  disposalWarnedDays: DisposalWarning | null;
  disposalWarnedAt: Date | null;
  /** When they were last found after a search; null if they were never searched for. */
  foundAt: Date | null;
}

const later = (at: Date, days: number): Date => new Date(at.getTime() + days * day);
const latest = (...times: readonly Date[]): Date => new Date(Math.max(...times.map(Number)));

/** The number of warnings that were sent. */
export const warningsSent = ({ disposalWarnedDays: last }: Pick<DisposalState, 'disposalWarnedDays'>): number =>
  last === null ? 0 : disposalWarnings.indexOf(last) + 1;

/** The next warning: 30, 7 and 1 days before the disposal, one after the other; null if all were sent. */
export const nextWarning = (state: Pick<DisposalState, 'disposalWarnedDays'>): DisposalWarning | null =>
  disposalWarnings[warningsSent(state)] ?? null;

/**
 * The date that goods have by their receipt or by their last warning, which is never sent before its time. The days of a
 * warning begin anew when goods are found after a search.
 */
const announced = (state: DisposalState, now: Date): Date => {
  const { disposalWarnedDays: days, disposalWarnedAt: warnedAt, foundAt, missingAt } = state;
  if (days === null || warnedAt === null) return later(storageFrom(state, now), disposalDays);
  return later(latest(warnedAt, foundAt ?? warnedAt, missingAt === null ? warnedAt : now), days);
};

/**
 * The earliest time of the disposal: 180 days after receipt, and as many days after each warning as it announces. A
 * warning that is late moves it (specification 11.23).
 */
export const disposalDate = (state: DisposalState, now: Date): Date => {
  const next = nextWarning(state);
  const date = announced(state, now);
  return next === null ? date : latest(date, later(now, next));
};

/** The time of the next warning of goods that are not searched for; null if all were sent. */
export const nextWarningAt = (state: DisposalState, now: Date): Date | null => {
  const next = nextWarning(state);
  return next === null ? null : later(announced(state, now), -next);
};

/** All warnings were sent, and the time that they announced has come. */
export const mayBeDisposed = (state: DisposalState, now: Date): boolean =>
  nextWarning(state) === null && now >= announced(state, now);
