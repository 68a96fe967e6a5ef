import { fail } from '@caravan/goods/contract';
import { minute, type Clock } from '@caravan/kernel';
import ipaddr from 'ipaddr.js';

export interface LookUpLimitOptions {
  clock: Clock;
  /** Look-ups of one address in a minute that may reach a shop. */
  max: number;
}

const window = minute;
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
  const windows = new Map<string, { until: number; count: number }>();

  return (address: string): void => {
    const now = clock().getTime();
    const subscriber = subscriberOf(address);
    const known = windows.get(subscriber);
    const current = known && known.until > now ? known : { until: now + window, count: 0 };
    if (current.count >= max) throw fail('too_many_requests', {}, { 'Retry-After': String(Math.ceil((current.until - now) / 1_000)) });
    current.count += 1;
    // Set anew, it stands last: what has not asked for longest is forgotten first.
    windows.delete(subscriber);
    windows.set(subscriber, current);
    const [oldest] = windows.keys();
    if (windows.size > maxAddresses && oldest !== undefined) windows.delete(oldest);
  };
};
