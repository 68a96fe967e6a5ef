import { fail, type Failure } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';
import { refusal, type RequestPart } from './validation.ts';

/**
 * PostgreSQL's codes for an invalid value: too long, out of range, not a date, wrong bytes, invalid text for its type.
 */
const codes = new Set(['22001', '22003', '22007', '22008', '22009', '22021', '22P02', '22P03', '22P05']);

/** Returns PostgreSQL's error about a value that the contract should have refused. drizzle wraps it. */
export const valueError = (error: unknown): Error | undefined => {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && codes.has(String(error.code)) ? error : valueError(error.cause);
};

const parts: readonly RequestPart[] = ['params', 'query', 'body'];

interface Place {
  part: RequestPart;
  path: readonly string[];
}

/** Finds the parts of a request that have this value. The schemas limit the depth. */
const placesOf = (value: unknown, wanted: string, part: RequestPart, path: readonly string[] = []): Place[] => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, wanted, part, [...path, key]));
  return typeof value !== 'boolean' && String(value) === wanted ? [{ part, path }] : [];
};

/** 422 for a value that PostgreSQL refused, with its field if exactly one part of the request has the quoted value. */
export const refusedValue = (error: Error, request?: Pick<FastifyRequest, RequestPart | 'log'>): Failure => {
  request?.log.warn({ err: error }, 'PostgreSQL refused a value that the contract accepted');
  const value = /"([\s\S]*)"/.exec(error.message)?.[1];
  const places = value === undefined || !request ? [] : parts.flatMap((part) => placesOf(request[part], value, part));
  const [place] = places;
  if (!place || places.length > 1) return fail('invalid', { fields: {} });
  return refusal(place.part, { [place.path.join('.')]: 'bad_format' });
};
