import { resolveLanguage, type ColorMode, type Language } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';

/** The data of a request that a page depends on. */
export interface RequestedPage {
  url: URL;
  language: Language;
  colorMode: ColorMode | undefined;
  token: string | undefined;
  /** Equal keys mean equal pages. */
  key: string;
}

/** Parameters that mails and advertisements add to links. No page reads them. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ttclid|yclid|_ga)$/;

const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

const readCookies = (header: string | undefined): Map<string, string> => {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...rest] = pair.split('=');
    const value = decode(rest.join('=').trim());
    // Browsers send the most specific cookie first, so the first of a name counts.
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
const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[\x21-\x7e]{1,512}$/.test(value);

const keyOf = ({ url, language, colorMode }: Omit<RequestedPage, 'key'>): string => {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  return [url.pathname, query.toString(), language, colorMode ?? 'system'].join('\n');
};

/** Reads a request. The URL always has the public origin, not that of the Host header. */
export const readRequestedPage = (
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  publicUrl: string,
): RequestedPage => {
  // Not resolved against the origin: a path that begins with two slashes would be another host.
  const url = withoutTracking(new URL(`${publicUrl}${request.url.startsWith('/') ? request.url : '/'}`));
  const cookies = readCookies(request.headers.cookie);
  const colorMode = cookies.get('color_mode');
  const token = cookies.get('token');
  const requested = {
    url,
    language: resolveLanguage({
      query: url.searchParams.get('lang'),
      cookie: cookies.get('lang'),
      acceptLanguage: request.headers['accept-language'],
    }),
    colorMode: isColorMode(colorMode) ? colorMode : undefined,
    token: isToken(token) ? token : undefined,
  };
  return { ...requested, key: keyOf(requested) };
};
