import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { FetchRefused } from '@caravan/server-core';

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
  // Errors of both streams surface on the stream that is read.
  return coding && isKnown(coding) ? pipeline(body, decoders[coding]({ chunkSize: 64 * 1024 }), () => undefined) : body;
};

/**
 * Collects bytes in one piece of memory. Chunks are not kept, because even a chunk of one byte would hold the whole
 * network buffer. Memory that is replaced or not needed is released at once, because an idle process collects it late.
 */
const collector = (maxBytes: number) => {
  let memory = new ArrayBuffer(Math.min(64 * 1024, maxBytes));
  let size = 0;
  const end = (length: number): ArrayBuffer => {
    const last = memory;
    memory = new ArrayBuffer(0);
    return last.transfer(length);
  };
  return {
    add: (chunk: Uint8Array): void => {
      const needed = size + chunk.byteLength;
      if (needed > maxBytes) throw new FetchRefused('size');
      if (needed > memory.byteLength) {
        memory = memory.transfer(Math.min(maxBytes, Math.max(memory.byteLength * 2, needed)));
      }
      new Uint8Array(memory).set(chunk, size);
      size = needed;
    },
    bytes: (): Uint8Array => new Uint8Array(end(size)),
    drop: (): void => void end(0),
  };
};

/** A legitimate body of a few megabytes comes in fewer chunks. Each chunk costs more than its bytes. */
const maxPieces = 50_000;

/** Reads a body to its end. If it exceeds `maxBytes` after decompression, it is dropped at once. */
export const readBody = (body: Readable, contentEncoding: string | undefined, maxBytes: number): Promise<Uint8Array> =>
  new Promise<Uint8Array>((resolve, reject) => {
    const stream = decoded(body, contentEncoding);
    const { add, bytes, drop } = collector(maxBytes);
    let pieces = 0;
    const stop = (error: unknown): void => {
      stream.destroy();
      body.destroy();
      drop();
      reject(error instanceof Error ? error : new FetchRefused('network'));
    };
    // Events instead of iteration, which would queue thousands of tiny chunks.
    stream.on('data', (piece: Uint8Array) => {
      try {
        pieces += 1;
        if (pieces > maxPieces) throw new FetchRefused('size');
        add(piece);
      } catch (error) {
        stop(error);
      }
    });
    stream.on('end', () => resolve(bytes()));
    stream.on('error', stop);
    stream.on('close', () => stop(undefined));
  });
