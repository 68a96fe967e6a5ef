import { apiTokenPrefix } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';

const hidden = '[hidden]';
/** No id, number or slug that a log needs is longer. Signed tokens and tokens in mailed links are. */
const longestPart = 40;

/**
 * Returns the path of a request for the log, without secrets: the query, a part that the route names `token` or that is a
 * personal API token, and every long part of unknown paths, which may contain a token (specification 22.15).
 */
export const loggedPath = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string => {
  const pattern = routeOptions.url?.includes('*') ? [] : (routeOptions.url ?? '').split('/');
  const isSecret = (part: string, index: number): boolean =>
    part.startsWith(apiTokenPrefix) || (pattern.length > 1 ? pattern[index] === ':token' : part.length > longestPart);
  return (url.split(/[?#;]/, 1)[0] ?? '')
    .split('/')
    .map((part, index) => (isSecret(part, index) ? hidden : part))
    .join('/');
};
