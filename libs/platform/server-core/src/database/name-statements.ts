import { createHash } from 'node:crypto';
import type { PoolClient, QueryConfig } from 'pg';

/** So many texts are remembered; those of lists as long as a caller wishes are without number, and are parsed each time. */
const maxTexts = 1_000;
/** From this time on a text is taken to come again. */
const worthAName = 3;

const seen = new Map<string, { times: number; name: string }>();

const nameOf = (text: string): string | undefined => {
  const known = seen.get(text);
  if (known) {
    known.times += 1;
    return known.times < worthAName ? undefined : known.name;
  }
  if (seen.size < maxTexts) seen.set(text, { times: 1, name: `q_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}` });
  return undefined;
};

const isUnnamed = (query: unknown): query is QueryConfig & { text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && !('submit' in query) && !('name' in query && query.name);

/**
 * Gives every statement with parameters that comes again a name, so that a connection sends it and PostgreSQL parses and plans it once:
 * most of what a small query costs is that.
 */
export const nameStatements = (client: PoolClient): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (first: unknown, ...rest: unknown[]): unknown => {
    const values = isUnnamed(first) ? (first.values ?? rest[0]) : undefined;
    if (!isUnnamed(first) || !Array.isArray(values) || values.length === 0) return query(first, ...rest);
    const name = nameOf(first.text);
    return name === undefined ? query(first, ...rest) : query({ ...first, name }, ...rest);
  };
  client.query = named as typeof client.query;
};
