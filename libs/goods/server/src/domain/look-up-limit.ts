import { fail } from '@caravan/goods/contract';
import { minute, type Clock } from '@caravan/kernel';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

export interface LookUpLimitOptions {
  clock: Clock;
  /** Look-ups per minute of one address that may reach a shop. */
  max: number;
}

/**
 * One millisecond less, because the library still keeps entries of exactly this age, but a retry after `Retry-After`
 * must pass.
 */
const window = minute - 1;
/** Beyond this number the entry that was unused longest is deleted. */
const maxAddresses = 20_000;

/** An IPv6 subscriber has a whole network of addresses, which counts as one. */
export const subscriberOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
};

/**
 * Limits how often one address may make us read from shops, through the API or through product pages, whose internal
 * calls are exempt from the limits of calls. Answers from memory do not count.
 */
export const makeLookUpLimit = ({ clock, max }: LookUpLimitOptions) => {
  const asked = new LRUCache<string, number>({
    max: maxAddresses,
    ttl: window,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });

  return (address: string): void => {
    const subscriber = subscriberOf(address);
    const count = asked.get(subscriber) ?? 0;
    if (count >= max)
      throw fail(
        'too_many_requests',
        {},
        { 'Retry-After': String(Math.ceil(asked.getRemainingTTL(subscriber) / 1_000)) },
      );
    // A minute begins with its first look-up.
    asked.set(subscriber, count + 1, { noUpdateTTL: true });
  };
};
