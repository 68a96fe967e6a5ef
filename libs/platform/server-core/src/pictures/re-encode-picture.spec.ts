import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { startPictures } from './pictures.ts';
import { reEncodePicture as encode, shrinkPicture } from './re-encode-picture.ts';

const pictures = startPictures();
afterAll(() => pictures.close());
const reEncodePicture = (bytes: Uint8Array) =>
  encode(pictures, bytes, { refuse: (fault) => new Error(fault), caller: 'me' });

const plain = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#0b5f66' } });
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A few kilobytes that claim to be a picture of 30,000 × 30,000 pixels. */
const bomb = (): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('an accepted picture', () => {
  test.each(['png', 'jpeg', 'gif'] as const)('%s becomes a WebP of the same size', async (format) => {
    const out = await reEncodePicture(await plain().toFormat(format).toBuffer());
    expect(await sharp(out).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
  });

  test('is reduced if it is large', async () => {
    const out = await reEncodePicture(await plain(3_200, 1_600).jpeg().toBuffer());
    expect(await sharp(out).metadata()).toMatchObject({ width: 1_600, height: 800 });
  });

  test('has a small copy of the same proportions', async () => {
    const copy = await shrinkPicture(pictures, await reEncodePicture(await plain(800, 400).png().toBuffer()), {
      caller: 'me',
      maxSide: 320,
    });
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
  });

  test('loses its metadata and is upright', async () => {
    const tagged = await plain()
      .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const metadata = await sharp(await reEncodePicture(tagged)).metadata();
    expect(metadata.exif).toBeUndefined();
    expect([metadata.width, metadata.height]).toEqual([20, 40]);
  });

  test('loses a page that is hidden behind it', async () => {
    const page = '<script>alert(1)</script>';
    const out = await reEncodePicture(Buffer.concat([await plain().gif().toBuffer(), bytesOf(page)]));
    expect(Buffer.from(out).includes(page)).toBe(false);
  });
});

describe('a refused picture', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), 'not_a_picture'],
    ['a page', () => bytesOf('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
    [
      'a drawing that can run scripts',
      () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'not_a_picture',
    ],
    ['a picture of another kind', () => plain().webp().toBuffer(), 'not_a_picture'],
    [
      'only the first bytes of a picture',
      async () => (await plain().png().toBuffer()).subarray(0, 40),
      'not_a_picture',
    ],
    ['half a picture', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 2_000), 'not_a_picture'],
    ['a few bytes that expand to 900 megapixels', bomb, 'too_many_pixels'],
  ])('%s', async (_, make, reason) => {
    await expect(reEncodePicture(await make())).rejects.toThrow(reason);
  });
});
