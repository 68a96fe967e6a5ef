import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soaking } from '../testing/soak.ts';
import type { PictureRecipe } from './picture-task.ts';
import { PictureRefused, startPictures } from './pictures.ts';
import { isWholeWebp } from './send-picture.ts';

const soak = soaking ? 10 : 1;
const pictures = startPictures();
afterAll(() => pictures.close());

const recipe: PictureRecipe = {
  accept: ['avif', 'bmp', 'gif', 'jpg', 'png', 'webp'],
  width: 160,
  fit: 'inside',
  quality: 80,
};
const me = { caller: 'me' };

/** Returns format and size of the picture, or the fault. */
const outcome = async (bytes: Uint8Array): Promise<{ format?: string; width: number } | string> => {
  try {
    const picture = await pictures.encode(bytes, recipe, me);
    expect(isWholeWebp(picture)).toBe(true);
    const { format, width } = await sharp(picture).metadata();
    return { format, width };
  } catch (error) {
    if (error instanceof PictureRefused) return error.fault;
    throw error;
  }
};

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const genuine = new Map<string, Buffer>();
beforeAll(async () => {
  const noise = { width: 200, height: 100, channels: 3 as const, background: '#0b5f66' };
  for (const format of formats)
    genuine.set(
      format,
      await sharp({ create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
        .toFormat(format, format === 'avif' ? { effort: 0 } : {})
        .toBuffer(),
    );
});

const anyFormat = fc.constantFrom(...formats).map((format) => ({ bytes: () => genuine.get(format)! }));

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
/** The first bytes by which programs recognise a kind. */
const heads: Record<string, Uint8Array> = {
  none: latin(''),
  jpg: latin('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000'),
  png: latin('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'),
  gif: latin('GIF89a'),
  webp: latin('RIFF\u00ff\u00ff\u0000\u0000WEBPVP8 '),
  avif: latin('\u0000\u0000\u0000\u001cftypavif\u0000\u0000\u0000\u0000avifmif1miaf'),
  bmp: latin('BM'),
  tiff: latin('II*\u0000'),
  pdf: latin('%PDF-1.7\n'),
  ps: latin('%!PS-Adobe-3.0\n'),
  heic: latin('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000'),
  jxl: latin('\u00ff\u000a'),
};
const head = fc.constantFrom(...Object.keys(heads)).map((name) => heads[name]!);

const drawing = fc
  .record({
    prologue: fc.constantFrom('', '\ufeff', '<?xml version="1.0"?>', '<!-- a -->', '\n \t', '<!DOCTYPE svg>'),
    body: fc.constantFrom(
      '<rect width="9" height="9"/>',
      '<filter id="f"><feGaussianBlur stdDeviation="900"/></filter><rect filter="url(#f)" width="9000" height="9000"/>',
      '<image href="file:///etc/passwd"/>',
      '<script>alert(1)</script>',
    ),
    size: fc.constantFrom('', 'width="9" height="9"', 'width="30000" height="30000"', 'viewBox="0 0 9 9"'),
    name: fc.constantFrom('svg', 'svg:svg'),
  })
  .map(
    ({ prologue, body, size, name }) =>
      `${prologue}<${name} xmlns="http://www.w3.org/2000/svg" ${size}>${body}</${name}>`,
  );
const written = fc.constantFrom(
  (text: string): Uint8Array => Buffer.from(text, 'utf8'),
  (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text: string): Uint8Array => gzipSync(text),
);

describe('a picture', () => {
  it.each(formats)('of kind %s becomes a WebP of the requested width', async (format) => {
    expect(await outcome(genuine.get(format)!)).toEqual({ format: 'webp', width: 160 });
  });

  it('must be of a kind that the caller accepts', async () => {
    for (const format of formats)
      await expect(
        pictures.encode(genuine.get(format)!, { ...recipe, accept: format === 'png' ? ['gif'] : ['png'] }, me),
      ).rejects.toMatchObject({ fault: 'not_a_picture' });
  });
});

describe('an invalid picture', () => {
  it('is refused if it is a drawing, with any beginning and encoding', async () => {
    await fc.assert(
      fc.asyncProperty(head, drawing, written, async (start, text, write) => {
        expect(await outcome(Buffer.concat([start, write(text)]))).toBe('not_a_picture');
      }),
      { numRuns: 60 * soak },
    );
  });

  it('is refused if random bytes follow a header', async () => {
    await fc.assert(
      fc.asyncProperty(head, fc.uint8Array({ maxLength: 3_000 }), async (start, bytes) => {
        expect(await outcome(Buffer.concat([start, bytes]))).toMatch(/^(not_a_picture|too_many_pixels)$/);
      }),
      { numRuns: 100 * soak },
    );
  });

  it('is refused if it is truncated', async () => {
    await fc.assert(
      fc.asyncProperty(anyFormat, fc.double({ min: 0, max: 0.9, noNaN: true }), async ({ bytes }, part) => {
        const whole = bytes();
        expect(await outcome(whole.subarray(0, Math.floor(whole.length * part)))).toBe('not_a_picture');
      }),
      { numRuns: 60 * soak },
    );
  });

  it('is refused, or still decoded, if some bytes are changed', async () => {
    const change = fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(anyFormat, fc.array(change, { minLength: 1, maxLength: 8 }), async ({ bytes }, changes) => {
        const damaged = Buffer.from(bytes());
        for (const [at, value] of changes) damaged[Math.floor(at * damaged.length)] = value;
        const found = await outcome(damaged);
        if (typeof found === 'string') expect(found).toMatch(/^(not_a_picture|too_many_pixels)$/);
        else expect(found.width).toBeLessThanOrEqual(160);
      }),
      { numRuns: 100 * soak },
    );
  });

  it('is refused if a few bytes expand to too many pixels', async () => {
    const side = fc.integer({ min: 7_000, max: 16_000 });
    await fc.assert(
      fc.asyncProperty(side, side, fc.constantFrom('png', 'gif', 'webp', 'jpg'), async (width, height, kind) => {
        const bytes = genuineBomb[kind]!(width, height);
        expect(await outcome(bytes)).toMatch(/^(not_a_picture|too_many_pixels)$/);
      }),
      { numRuns: 40 * soak },
    );
  });
});

/** Where the first image of a GIF begins: behind the palette, which may contain any byte, and the extensions. */
const imageOfGif = (bytes: Buffer): number => {
  const flags = bytes[10] ?? 0;
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  while (bytes[at] === 0x21) {
    at += 2;
    while (bytes[at]) at += (bytes[at] ?? 0) + 1;
    at += 1;
  }
  return at;
};

/** Makes small files whose headers claim a size. */
const genuineBomb: Record<string, (width: number, height: number) => Uint8Array> = {
  png: (width, height) => {
    const bytes = Buffer.concat([
      heads['png']!,
      Buffer.alloc(17),
      latin('\u0000\u0000\u0000\u0000IDAT'),
      deflateSync(Buffer.alloc(100_000)),
    ]);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.set([1, 0, 0, 0, 0], 24);
    return bytes;
  },
  gif: (width, height) => {
    const bytes = Buffer.from(genuine.get('gif')!);
    bytes.writeUInt16LE(width, 6);
    bytes.writeUInt16LE(height, 8);
    const image = imageOfGif(bytes);
    expect(bytes[image]).toBe(0x2c);
    bytes.writeUInt16LE(width, image + 5);
    bytes.writeUInt16LE(height, image + 7);
    return bytes;
  },
  webp: (width, height) => {
    const bytes = Buffer.from(genuine.get('webp')!);
    const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    bytes.writeUInt16LE(width & 0x3fff, start + 3);
    bytes.writeUInt16LE(height & 0x3fff, start + 5);
    return bytes;
  },
  jpg: (width, height) => {
    const bytes = Buffer.from(genuine.get('jpeg')!);
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  },
};

describe('the processes', () => {
  it('do not use the thread pool: a password hash does not wait for a queue of large pictures', async () => {
    const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const order: string[] = [];
    const many = Array.from({ length: 8 }, async () => {
      await pictures.encode(large, recipe, me);
      order.push('picture');
    });
    await promisify(scrypt)('password', 'salt', 32);
    order.push('hash');
    await Promise.all(many);
    // Eight pictures on the pool's four threads would let the hash start after the fifth.
    expect(order.indexOf('hash')).toBeLessThan(4);
  });

  it('are killed after a time limit, and the next picture gets a new one', async () => {
    const impatient = startPictures({ time: 1, places: 1 });
    const first = impatient.encode(genuine.get('png')!, recipe, me);
    await expect(first).rejects.toMatchObject({ fault: 'not_a_picture' });
    await impatient.close();
    expect(await outcome(genuine.get('png')!)).toMatchObject({ width: 160 });
  });

  it('are not all used for one caller', async () => {
    const order: string[] = [];
    const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    // Both processes run: the start of one can take longer than ten pictures.
    const small = (caller: string) => pictures.encode(genuine.get('png')!, recipe, { caller });
    await Promise.all([small('flood'), small('visitor')]);
    const flood = Array.from({ length: 10 }, async () => {
      await pictures.encode(large, recipe, { caller: 'flood' });
      order.push('flood');
    });
    await small('visitor');
    order.push('visitor');
    await Promise.all(flood);
    expect(order.indexOf('visitor')).toBeLessThan(flood.length);
  });
});
