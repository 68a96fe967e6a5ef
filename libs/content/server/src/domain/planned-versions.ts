import type {
  ExchangeMarginVersion,
  ServiceFeeRule,
  ServiceFeeVersion,
  StaffServiceFee,
} from '@caravan/content/contract';
import { shopDay } from '@caravan/kernel';

/** A version applies from the beginning of a day in China, until that of the next version. */
export interface DatedVersion {
  from: string;
}

type State = StaffServiceFee['versions'][number]['state'];

const byDay = <Version extends DatedVersion>(versions: readonly Version[]): Version[] =>
  versions.toSorted((a, b) => (a.from < b.from ? -1 : 1));

const hasBegun = ({ from }: DatedVersion, now: Date): boolean => from <= shopDay(now);

const currentOf = <Version extends DatedVersion>(versions: readonly Version[], now: Date): Version | undefined =>
  byDay(versions).findLast((version) => hasBegun(version, now));

/** The fee that is in force; undefined if there is none, or one of nothing. */
export const serviceFeeAt = (versions: readonly ServiceFeeVersion[], now: Date): ServiceFeeRule | undefined => {
  const current = currentOf(versions, now);
  if (!current) return undefined;
  const { rate_bp, minimum_fen, free_orders, exceptions } = current;
  const isNothing = [{ rate_bp, minimum_fen }, ...exceptions].every(
    (one) => one.rate_bp === 0 && one.minimum_fen === 0,
  );
  return isNothing ? undefined : { rate_bp, minimum_fen, free_orders, exceptions };
};

/** The margin that is in force, in basis points; 0 if there is none. */
export const exchangeMarginAt = (versions: readonly ExchangeMarginVersion[], now: Date): number =>
  currentOf(versions, now)?.margin_bp ?? 0;

/** All versions by their days, with what they are now. */
export const statesOf = <Version extends DatedVersion>(
  versions: readonly Version[],
  now: Date,
): (Version & { state: State })[] => {
  const current = currentOf(versions, now);
  return byDay(versions).map((version) => ({
    ...version,
    state: version === current ? 'in_force' : hasBegun(version, now) ? 'past' : 'planned',
  }));
};

/** The versions after a change of the plan: those that have begun stay. */
export const withPlan = <Version extends DatedVersion>(
  versions: readonly Version[],
  planned: readonly Version[],
  now: Date,
): Version[] => byDay([...versions.filter((version) => hasBegun(version, now)), ...planned]);

/** The fields of planned versions that would begin today or earlier. */
export const lateFields = (planned: readonly DatedVersion[], now: Date): string[] =>
  planned.flatMap((version, index) => (hasBegun(version, now) ? [`planned.${index}.from`] : []));
