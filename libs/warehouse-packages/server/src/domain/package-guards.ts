/** What guards look at. */
export interface PackageTimes {
  expiresAt: Date;
  /** Null until it is shipped. */
  doneBy: Date | null;
}

type Guard = (times: PackageTimes, now: Date) => boolean;

/** At this instant a package can no longer be paid and is cancelled by itself. */
export const isExpired = ({ expiresAt }: Pick<PackageTimes, 'expiresAt'>, now: Date): boolean => now >= expiresAt;

/** Named conditions of a step; one that does not hold refuses it with `wrong_state`. */
export const packageGuards = {
  time_to_pay_is_over: isExpired,
  time_to_receive_is_over: ({ doneBy }, now) => doneBy !== null && now >= doneBy,
} as const satisfies Record<string, Guard>;

export type PackageGuard = keyof typeof packageGuards;
