import { fail } from '@caravan/kernel';

/** Concurrent uploads of one account. */
const ofOneAccount = 4;
/** Concurrent uploads of all accounts. */
const inAll = 60;

export interface UploadSlots {
  /** Takes a slot and returns the function that releases it. Throws 429 or 503 if none is free. */
  take: (account: string) => () => void;
}

/**
 * Limits concurrent uploads, because each uses disk space and, while its pictures are encoded, memory.
 * `RATE_LIMITS=off` disables the limits.
 */
export const makeUploadSlots = (enabled: boolean): UploadSlots => {
  if (!enabled) return { take: () => () => undefined };
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(account) {
      const own = taken.get(account) ?? 0;
      if (own >= ofOneAccount) throw fail('too_many_requests', {}, { 'Retry-After': '5' });
      if (all >= inAll) throw fail('unavailable', {}, { 'Retry-After': '5' });
      taken.set(account, own + 1);
      all += 1;
      return () => {
        const left = (taken.get(account) ?? 1) - 1;
        if (left) taken.set(account, left);
        else taken.delete(account);
        all -= 1;
      };
    },
  };
};
