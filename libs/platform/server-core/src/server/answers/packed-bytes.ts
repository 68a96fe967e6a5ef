import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes that are compressed once and sent many times. */
export interface PackedBytes {
  plain: Buffer;
  brotli: Buffer;
  /** Of the compressed form. */
  etag: string;
}

const compress = promisify(brotliCompress);

/** Compresses text as quickly as answers that are made for each request. */
export const packBytes = async (plain: Buffer): Promise<PackedBytes> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const brotli = await compress(plain, { params });
  return { plain, brotli, etag: `W/"${hash('sha1', brotli, 'base64')}"` };
};

const takesBrotli = (request: FastifyRequest): boolean =>
  /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[^,]*)?(,|$)/.test(String(request.headers['accept-encoding'] ?? ''));

/** Sends the compressed form. For clients without Brotli, @fastify/compress works on the plain one. */
export const sendPacked = (
  { plain, brotli, etag }: PackedBytes,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  takesBrotli(request) ? reply.headers({ 'content-encoding': 'br', etag }).send(brotli) : reply.send(plain);
