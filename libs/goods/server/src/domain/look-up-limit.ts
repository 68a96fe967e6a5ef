import { fail } from '@caravan/goods/contract';
import { minute, type Clock } from '@caravan/kernel';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

export interface LookUpLimitOptions {
  clock: Clock;
  /** Look-ups of one address in a minute that may reach a shop. */
  max: number;
}

/** The library still keeps what is exactly so old, but who comes again after `Retry-After` is welcome. */
const window = minute - 1;
/** What has not asked for longest is forgotten first. */
const maxAddresses = 20_000;

/** IPv6 subscribers have a whole network of addresses: they count as one. */
export const subscriberOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
};

/**
 * Limits how often one address may make us ask shops, whether it calls the API or opens product pages, which call it from within and are
 * exempt from the limits of calls. What is answered from memory does not count.
 */
export const makeLookUpLimit = ({ clock, max }: LookUpLimitOptions) => {
  const asked = new LRUCache<string, number>({ max: maxAddresses, ttl: window, ttlResolution: 0, perf: { now: () => clock().getTime() } });

  return (address: string): void => {
    const subscriber = subscriberOf(address);
    const count = asked.get(subscriber) ?? 0;
    if (count >= max) throw fail('too_many_requests', {}, { 'Retry-After': String(Math.ceil(asked.getRemainingTTL(subscriber) / 1_000)) });
    // A minute begins with the first look-up in it.
    asked.set(subscriber, count + 1, { noUpdateTTL: true });
  };
};
