import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { fail, Failure, minute, plainEmail, type Endpoint } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callLimit, type CallLimit } from '../../attempts/call-limit.ts';
import { subscriberOf } from '../../attempts/subscriber.ts';
import type { Core } from '../../feature.ts';

type Check = (request: FastifyRequest) => Promise<void>;

/**
 * Requests a minute from one address to the whole API and all pages, each page with the up to ten calls that it is
 * rendered from. An office of shoppers behind one address stays below it.
 */
const perAddress = 1_200;
/** Staff calls a minute from one address: an office of many clerks. Their accounts have the limit of every account. */
const staffPerAddress = 10 * perAddress;
/** Calls a minute by one account. */
const perAccount = 600;
/** Calls a minute with one personal API token. They do not count for the account, so that no program locks its shopper out. */
const perApiToken = { limit: 60, window: minute };

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A name for the account of a request's e-mail address. Only a digest, because limits are stored. */
const namedAccount = (part: unknown): string | undefined =>
  typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string'
    ? digest(plainEmail(part.email))
    : undefined;

const addressOf = (request: FastifyRequest): string => subscriberOf(request.ip);

/** Returns the account of a call: the session's, otherwise the one named by a login or registration. */
const accountOf = (request: FastifyRequest): string =>
  request.session?.userId ?? namedAccount(request.body) ?? namedAccount(request.query) ?? addressOf(request);

/** Health checks. The calls that this process makes to render a page count as those of its visitor. */
const isFree = (request: FastifyRequest): boolean => request.routeOptions.config.free === true;

export interface Limits {
  general: Check;
  account: Check;
  /** Calls with a personal API token, instead of `account`. */
  apiToken: Check;
  /** The limit of a single endpoint: one check before the body is read, one after. */
  own: (endpoint: Pick<Endpoint, 'method' | 'path' | 'limit'>) => { address?: Check; account?: Check };
}

/**
 * Limits requests. The wide limits of all calls together count in this process's memory, because a count in the
 * database would cost more than most calls. An endpoint's own limit counts in the database, for all server processes
 * together. `RATE_LIMITS=off` disables all limits.
 */
export const registerLimits = async (
  app: FastifyInstance,
  { config, counters, attempts, clock }: Pick<Core, 'config' | 'counters' | 'attempts' | 'clock'>,
): Promise<Limits> => {
  const free: Check = async () => undefined;
  if (!config.rateLimits) return { general: free, account: free, apiToken: free, own: () => ({}) };
  await app.register(rateLimit, { global: false, cache: 20_000, ipv6Subnet: 64 });
  const countRefusal = (): void => counters.requestsRefused.add({ reason: 'rate_limit' });

  const wideLimit = (by: 'address' | 'account', max: number): Check => {
    // The plugin's default key is the address. It counts an IPv6 subscriber's whole network as one.
    const count = app.createRateLimit({
      max,
      timeWindow: minute,
      ...(by === 'account' ? { keyGenerator: accountOf } : {}),
    });
    return async (request) => {
      if (isFree(request)) return;
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      countRefusal();
      throw fail('too_many_requests', {}, { 'Retry-After': String(Math.max(1, result.ttlInSeconds)) });
    };
  };

  const scarce =
    (take: CallLimit, callerOf: (request: FastifyRequest) => string): Check =>
    async (request) => {
      if (isFree(request)) return;
      try {
        await take(callerOf(request));
      } catch (error) {
        if (error instanceof Failure) countRefusal();
        throw error;
      }
    };

  const ownLimit = (
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    { max, minutes }: { max: number; minutes: number },
    by: 'address' | 'account',
  ): Check => {
    const rule = { limit: max, window: minutes * minute };
    const take = callLimit({ attempts, clock, name: `${method} ${path} ${by}`, rule });
    return scarce(take, by === 'address' ? addressOf : accountOf);
  };

  const tokenCalls = callLimit({ attempts, clock, name: 'api token', rule: perApiToken });

  const everything = wideLimit('address', perAddress);
  const staffCalls = wideLimit('address', staffPerAddress);
  return {
    // A page needs about twenty built files, which cost almost nothing.
    general: async (request) => {
      if (request.url.startsWith('/assets/')) return;
      await (request.routeOptions.config.endpoint?.login === 'staff' ? staffCalls(request) : everything(request));
    },
    account: wideLimit('account', perAccount),
    apiToken: scarce(tokenCalls, ({ session, ip }) => session?.id ?? subscriberOf(ip)),
    own: (endpoint) => {
      const { limit } = endpoint;
      if (!limit) return {};
      return {
        ...(limit.by === 'account' ? {} : { address: ownLimit(endpoint, limit, 'address') }),
        ...(limit.by === 'address' ? {} : { account: ownLimit(endpoint, limit, 'account') }),
      };
    },
  };
};
