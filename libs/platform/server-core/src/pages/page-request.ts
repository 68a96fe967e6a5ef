import { randomBytes } from 'node:crypto';
import { resolveLanguage, type ColorMode, type Language } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';

/** What a page depends on, read from the request. */
export interface PageWish {
  url: URL;
  language: Language;
  colorMode: ColorMode | undefined;
  token: string | undefined;
  /** The same page for the same key. */
  key: string;
}

/** What links in mails and advertisements carry along; no page reads it. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ttclid|yclid|_ga)$/;

const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

export const readCookies = (header: string | undefined): Map<string, string> => {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...rest] = pair.split('=');
    const value = decode(rest.join('=').trim());
    // As browsers send the most specific cookie first, the first of a name counts.
    if (value !== undefined && name.trim() && !cookies.has(name.trim())) cookies.set(name.trim(), value);
  }
  return cookies;
};

const withoutTracking = (url: URL): URL => {
  for (const name of [...url.searchParams.keys()]) {
    if (tracking.test(name)) url.searchParams.delete(name);
  }
  return url;
};

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';
const isToken = (value: string | undefined): value is string => value !== undefined && /^[\x21-\x7e]{1,512}$/.test(value);

const keyOf = ({ url, language, colorMode }: Omit<PageWish, 'key'>): string => {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  return [url.pathname, query.toString(), language, colorMode ?? 'system'].join('\n');
};

/** The address is on the public origin, whatever the Host header says. */
export const readPageWish = (request: Pick<FastifyRequest, 'url' | 'headers'>, publicUrl: string): PageWish => {
  // Not resolved against the origin: a path that begins with two slashes would be another host.
  const url = withoutTracking(new URL(`${publicUrl}${request.url.startsWith('/') ? request.url : '/'}`));
  const cookies = readCookies(request.headers.cookie);
  const colorMode = cookies.get('color_mode');
  const token = cookies.get('token');
  const wish = {
    url,
    language: resolveLanguage({
      query: url.searchParams.get('lang'),
      cookie: cookies.get('lang'),
      acceptLanguage: request.headers['accept-language'],
    }),
    colorMode: isColorMode(colorMode) ? colorMode : undefined,
    token: isToken(token) ? token : undefined,
  };
  return { ...wish, key: keyOf(wish) };
};

const maxRemembered = 1_000;

/** Reads wishes, and remembers those of visitors: most ask for the same few pages in the same few words. */
export const pageWishReader = (publicUrl: string): ((request: Pick<FastifyRequest, 'url' | 'headers'>) => PageWish) => {
  const remembered = new Map<string, PageWish>();
  return (request) => {
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const words = JSON.stringify([request.url, cookie, acceptLanguage]);
    const known = remembered.get(words);
    if (known) return known;
    const wish = readPageWish(request, publicUrl);
    if (wish.token !== undefined || words.length > 2_000) return wish;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(words, wish);
    return wish;
  };
};

export const newNonce = (): string => randomBytes(16).toString('base64url');
