import { fail } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';

/** The version in `If-Match` of a call with `ifMatch`, with or without quotes; undefined without the header. */
export const expectedVersion = ({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined => {
  const given = headers['if-match'];
  if (given === undefined) return undefined;
  const version = /^("?)(\d{1,9})\1$/.exec(given)?.[2];
  if (version === undefined) throw fail('bad_request');
  return Number(version);
};
