import rateLimit from '@fastify/rate-limit';
import { fail, type Endpoint } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CoreCounters } from '../metrics/core-counters.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';

type Limit = NonNullable<Endpoint['limit']>;
type Check = (request: FastifyRequest) => Promise<void>;

/**
 * Requests a minute from one address to the whole API and all pages. An office of shoppers behind one address stays
 * below it.
 */
const perAddress = 1_200;
/** Staff calls a minute from one address: an office of many clerks. Their accounts have the limit of every account. */
const staffPerAddress = 10 * perAddress;
/** Calls a minute by one account. */
const perAccount = 600;

const namedAccount = (part: unknown): string | undefined => {
  if (typeof part !== 'object' || part === null || !('email' in part) || typeof part.email !== 'string')
    return undefined;
  return part.email.trim().toLowerCase();
};

/** Returns the account of a call: the session's, otherwise the e-mail address of a login or registration. */
const accountOf = (request: FastifyRequest): string =>
  request.session?.userId ?? namedAccount(request.body) ?? namedAccount(request.query) ?? `address ${request.ip}`;

export interface Limits {
  general: Check;
  account: Check;
  /** The limit of a single endpoint: one check before the body is read, one after. */
  own: (limit: Limit) => { address?: Check; account?: Check };
}

/** Limits requests in this process's memory. `RATE_LIMITS=off` disables all limits. */
export const registerLimits = async (
  app: FastifyInstance,
  enabled: boolean,
  { requestsRefused }: Pick<CoreCounters, 'requestsRefused'>,
): Promise<Limits> => {
  const free: Check = async () => undefined;
  if (!enabled) return { general: free, account: free, own: () => ({}) };
  await app.register(rateLimit, { global: false, cache: 20_000, ipv6Subnet: 64 });

  const limitBy = (by: 'address' | 'account', max: number, minutes: number): Check => {
    // The plugin's default key is the address. It counts an IPv6 subscriber's whole network as one.
    const count = app.createRateLimit({
      max,
      timeWindow: minutes * 60_000,
      ...(by === 'account' ? { keyGenerator: accountOf } : {}),
    });
    return async (request) => {
      // The reads of a page are part of its request. A posted form counts as the call that it makes.
      if ((isInProcess(request) && request.method === 'GET') || request.routeOptions.config.free) return;
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      requestsRefused.add({ reason: 'rate_limit' });
      throw fail('too_many_requests', {}, { 'Retry-After': String(Math.max(1, result.ttlInSeconds)) });
    };
  };

  const everything = limitBy('address', perAddress, 1);
  const staffCalls = limitBy('address', staffPerAddress, 1);
  return {
    // A page needs about twenty built files, which cost almost nothing.
    general: async (request) => {
      if (request.url.startsWith('/assets/')) return;
      await (request.routeOptions.config.endpoint?.login === 'staff' ? staffCalls(request) : everything(request));
    },
    account: limitBy('account', perAccount, 1),
    own: ({ max, minutes, by }) => ({
      ...(by === 'account' ? {} : { address: limitBy('address', max, minutes) }),
      ...(by === 'address' ? {} : { account: limitBy('account', max, minutes) }),
    }),
  };
};
