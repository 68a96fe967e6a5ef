import { fail, type EndpointSchema } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { zodOf } from '../bodies/validation.ts';

/** The most bytes of one page of a list. */
export const largestPage = 1024 * 1024;

/** Whether the caller chooses how many entries an answer has: by `page_size`, or by `limit`. */
export const hasPages = ({ query }: EndpointSchema): boolean => {
  const shape = query && zodOf(query);
  return shape instanceof z.ZodObject && ('page_size' in shape.shape || 'limit' in shape.shape);
};

/**
 * Writes a page of a list, and refuses with `page_too_large` one of more than `largestPage` bytes: its caller asks for
 * fewer entries. The entries of our own lists are short, so that pages of the usual size always fit.
 */
export const pageSerializer: FastifySerializerCompiler<unknown> = (route) => {
  const serialize = serializerCompiler(route as Parameters<typeof serializerCompiler>[0]);
  return (data) => {
    const text = serialize(data);
    if (Buffer.byteLength(text) > largestPage) throw fail('page_too_large');
    return text;
  };
};
