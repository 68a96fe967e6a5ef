/** The input of the guards. */
export interface PackageTimes {
  expiresAt: Date;
  /** Null until it is shipped. */
  doneBy: Date | null;
}

type Guard = (times: PackageTimes, now: Date) => boolean;

/** From this instant a package can no longer be paid; a job then cancels it. */
export const isExpired = ({ expiresAt }: Pick<PackageTimes, 'expiresAt'>, now: Date): boolean => now >= expiresAt;

/** The named conditions of steps. A step whose condition does not hold is refused with `wrong_state`. */
export const packageGuards = {
  time_to_pay_is_over: isExpired,
  time_to_receive_is_over: ({ doneBy }, now) => doneBy !== null && now >= doneBy,
} as const satisfies Record<string, Guard>;

export type PackageGuard = keyof typeof packageGuards;
