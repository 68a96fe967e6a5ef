import type { PageCookie } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** More than any form of a page needs. */
export const formBytes = 64 * 1024;

/** Makes a scope read what browsers post, and refuse all other bodies. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
};

/**
 * Whether the browser says that one of our pages posted the form. Another site could otherwise log its visitors into an
 * account of its own.
 */
export const isFromOwnPage = ({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin';
};

/** Writes a cookie as the browser's script does; scripts read it (specification 22.2). */
export const writeCookie = ({ name, value, maxAge }: PageCookie, publicUrl: string): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
