import type { ServiceFeeRule, ServiceFeeVersion, StaffServiceFee } from '@caravan/content/contract';
import { shopDay } from '@caravan/kernel';

const byDay = (versions: readonly ServiceFeeVersion[]): ServiceFeeVersion[] =>
  versions.toSorted((a, b) => (a.from < b.from ? -1 : 1));

const hasBegun = ({ from }: ServiceFeeVersion, now: Date): boolean => from <= shopDay(now);

/** The fee that is in force; undefined if there is none, or one of nothing. */
export const serviceFeeAt = (versions: readonly ServiceFeeVersion[], now: Date): ServiceFeeRule | undefined => {
  const current = byDay(versions).findLast((version) => hasBegun(version, now));
  if (!current) return undefined;
  const { rate_bp, minimum_fen, free_orders, exceptions } = current;
  const isNothing = [{ rate_bp, minimum_fen }, ...exceptions].every(
    (one) => one.rate_bp === 0 && one.minimum_fen === 0,
  );
  return isNothing ? undefined : { rate_bp, minimum_fen, free_orders, exceptions };
};

/** All versions by their days, with what they are now. */
export const statesOf = (versions: readonly ServiceFeeVersion[], now: Date): StaffServiceFee['versions'] => {
  const all = byDay(versions);
  const current = all.findLast((version) => hasBegun(version, now));
  return all.map((version) => ({
    ...version,
    state: version === current ? 'in_force' : hasBegun(version, now) ? 'past' : 'planned',
  }));
};

/** The versions after a change of the plan: those that have begun stay. */
export const withPlan = (
  versions: readonly ServiceFeeVersion[],
  planned: readonly ServiceFeeVersion[],
  now: Date,
): ServiceFeeVersion[] => byDay([...versions.filter((version) => hasBegun(version, now)), ...planned]);

/** The fields of planned versions that would begin today or earlier. */
export const lateFields = (planned: readonly ServiceFeeVersion[], now: Date): string[] =>
  planned.flatMap((version, index) => (hasBegun(version, now) ? [`planned.${index}.from`] : []));
