import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { FetchRefused } from '../ports/guarded-fetch.ts';

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
} as const;

const isKnown = (coding: string): coding is keyof typeof decoders => coding in decoders;

const decoded = (body: Readable, contentEncoding: string | undefined): Readable => {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding && coding !== 'identity');
  if (codings.length > 1 || codings.some((coding) => !isKnown(coding))) throw new FetchRefused('type');
  const [coding] = codings;
  // Errors of either side surface on the stream that is read.
  return coding && isKnown(coding) ? pipeline(body, decoders[coding]({ chunkSize: 64 * 1024 }), () => undefined) : body;
};

/** Reads a body to its end; what grows past `maxBytes` after decompression is dropped at once, however small it came. */
export const readBody = async (body: Readable, contentEncoding: string | undefined, maxBytes: number): Promise<Uint8Array> => {
  const stream = decoded(body, contentEncoding);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FetchRefused('size');
      chunks.push(chunk);
    }
  } finally {
    stream.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks);
};
