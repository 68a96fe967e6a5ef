import { Agent, request, type buildConnector, type Dispatcher } from 'undici';
import {
  asFetchRefused,
  checkTarget,
  FetchRefused,
  guardedConnector,
  hostAndPort,
  systemResolve,
  type Resolve,
  type TargetRules,
} from '@caravan/server-core';
import type { Fetched, FetchKind, GuardedFetch } from './fetch-port.ts';
import { forImages, forPages, forSharedPages, makeHostGate, type Politeness } from './host-gate.ts';
import type { SharedTurns } from './shared-turns.ts';
import { readBody } from './read-body.ts';

export interface GuardedFetchOptions {
  rules: TargetRules;
  /** Identifies the product and a contact address. */
  userAgent: string;
  resolve?: Resolve;
  /** Opens connections behind the guard. Tests replace it. */
  build?: typeof buildConnector;
  politeness?: Politeness;
  /** Limits requests for pages together with other server processes. */
  turns?: SharedTurns;
  limits?: Partial<Limits>;
}

interface Limits {
  /** Milliseconds for all hops, waiting and the retry together. */
  time: number;
  redirects: number;
  bytes: number;
}

const ordinaryLimits: Limits = { time: 8_000, redirects: 5, bytes: 3 * 1024 * 1024 };

/** Pictures are larger than pages, and are re-encoded at once. */
const bytesFor = (kind: FetchKind, limits: Limits): number => (kind === 'image' ? limits.bytes * 4 : limits.bytes);

const accepts: Record<FetchKind, { accept: string; type: RegExp }> = {
  page: {
    accept: 'text/html,application/xhtml+xml;q=0.9',
    type: /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i,
  },
  json: {
    accept: 'application/json',
    type: /^(?:application\/(?:[\w.+-]+\+)?json|text\/javascript|application\/javascript|text\/plain)\b/i,
  },
  service: { accept: 'application/json', type: /^(?:application|text)\//i },
  image: {
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
    type: /^(?:image\/(?!svg)|application\/octet-stream|binary\/octet-stream)/i,
  },
};

const redirectStatus = new Set([301, 302, 303, 307, 308]);
const worthAnotherTry = new Set([502, 503, 504]);

const headerOf = (headers: Dispatcher.ResponseData['headers'], name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

interface Hop {
  redirect?: string;
  fetched?: Fetched;
  again?: boolean;
}

/** Fetches pages and pictures of shops under all rules of specification 7.5. `close` closes its connections. */
export const makeGuardedFetch = (options: GuardedFetchOptions): GuardedFetch & { close: () => Promise<void> } => {
  const limits = { ...ordinaryLimits, ...options.limits };
  const { rules, userAgent, resolve = systemResolve } = options;
  const pageGate = makeHostGate(options.politeness ?? (options.turns ? forSharedPages : forPages));
  const imageGate = makeHostGate(options.politeness ?? forImages);

  /** Pictures and services expect many requests, so each process limits its own. */
  const enter = async (host: string, kind: FetchKind, signal: AbortSignal): Promise<() => void> => {
    if (kind === 'image') return imageGate.enter(host, signal);
    const leave = await pageGate.enter(host, signal);
    try {
      const end = await options.turns?.(host, signal);
      return () => void (end ? end().finally(leave) : leave());
    } catch (error) {
      leave();
      throw error;
    }
  };
  const isExempt = (target: string) => rules.allowHosts.has(target) || (rules.own?.hosts.has(target) ?? false);
  const agent = new Agent({
    connect: guardedConnector(resolve, isExempt, options.build),
    connections: 4,
    pipelining: 1,
    maxHeaderSize: 16 * 1024,
    headersTimeout: limits.time,
    bodyTimeout: limits.time,
    keepAliveTimeout: 4_000,
  });

  const hop = async (url: URL, kind: FetchKind, signal: AbortSignal): Promise<Hop> => {
    const leave = await enter(hostAndPort(url), kind, signal);
    try {
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: {
          'user-agent': userAgent,
          accept: accepts[kind].accept,
          'accept-language': 'en,zh;q=0.8',
          'accept-encoding': 'gzip, deflate, br',
        },
      });
      // A body that is dropped unread emits an error, which needs a listener.
      answer.body.on('error', () => undefined);
      const location = headerOf(answer.headers, 'location');
      const contentType = headerOf(answer.headers, 'content-type');
      const wrongType = answer.statusCode < 400 && contentType !== undefined && !accepts[kind].type.test(contentType);
      if (redirectStatus.has(answer.statusCode) && location !== undefined) {
        answer.body.destroy();
        return { redirect: location };
      }
      if (worthAnotherTry.has(answer.statusCode)) {
        answer.body.destroy();
        return { again: true };
      }
      if (wrongType || Number(headerOf(answer.headers, 'content-length') ?? 0) > bytesFor(kind, limits)) {
        answer.body.destroy();
        throw new FetchRefused(wrongType ? 'type' : 'size');
      }
      const bytes = await readBody(answer.body, headerOf(answer.headers, 'content-encoding'), bytesFor(kind, limits));
      return { fetched: { url: url.href, status: answer.statusCode, contentType, bytes } };
    } finally {
      leave();
    }
  };

  /** Runs one hop. The whole journey has at most one retry, for failures that may be temporary. */
  const hopOrRetry = async (
    url: URL,
    kind: FetchKind,
    signal: AbortSignal,
    retries: { left: number },
  ): Promise<Hop> => {
    const attempt = () =>
      hop(url, kind, signal).catch((error: unknown) => {
        const refusal = asFetchRefused(error, signal);
        if (refusal.reason !== 'network' || retries.left === 0) throw refusal;
        return { again: true } satisfies Hop;
      });
    const first = await attempt();
    if (!first.again || retries.left === 0) return first;
    retries.left -= 1;
    return attempt();
  };

  const guardedFetch: GuardedFetch = async (start, kind, ended) => {
    const time = AbortSignal.timeout(limits.time);
    const signal = ended ? AbortSignal.any([ended, time]) : time;
    const retries = { left: 1 };
    let url = start;
    for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
      if (!URL.canParse(url)) throw new FetchRefused('address');
      const target = new URL(url);
      target.hash = '';
      if (checkTarget(target, rules) === 'refused') throw new FetchRefused('address');
      const { redirect, fetched } = await hopOrRetry(target, kind, signal, retries);
      if (fetched) return fetched;
      if (redirect === undefined) throw new FetchRefused('busy');
      if (!URL.canParse(redirect, target)) throw new FetchRefused('address');
      url = new URL(redirect, target).href;
    }
    throw new FetchRefused('redirects');
  };

  return Object.assign(guardedFetch, { close: () => agent.destroy() });
};
