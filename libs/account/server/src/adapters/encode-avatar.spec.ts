import { crc32, deflateSync } from 'node:zlib';
import { encode as encodeBmp } from 'bmp-ts';
import sharp from 'sharp';
import { startPictures } from '@caravan/server-core/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { encodeAvatar as encode } from './encode-avatar.ts';

const pictures = startPictures();
afterAll(() => pictures.close());
const encodeAvatar = (bytes: Buffer) => encode(pictures, bytes, 'me');

const plain = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#0b5f66' } });
const png = (width?: number, height?: number) => plain(width, height).png().toBuffer();
const jpeg = (width?: number, height?: number) => plain(width, height).jpeg().toBuffer();
const gif = () => plain().gif().toBuffer();
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A small file with a header that claims a picture of this size. */
const pngOf = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Blue above green, 24 bits per pixel, rows from the bottom. */
const bmp = (): Buffer => {
  const data = Buffer.alloc(20 * 20 * 4);
  for (let pixel = 0; pixel < 400; pixel += 1) data.set(pixel < 200 ? [0, 0xff, 0, 0] : [0, 0, 0xff, 0], pixel * 4);
  return Buffer.from(encodeBmp({ data, width: 20, height: 20, bitPP: 24 }).data);
};
const bmpWith = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = bmp();
  change(bytes);
  return bytes;
};

const colourAt = async (picture: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)].map((value) => (value > 200 ? 1 : 0));
};

describe('accepted pictures', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['png', () => png()],
    ['jpeg', () => jpeg(1_200, 900)],
    ['gif', gif],
    ['bmp', bmp],
  ])('%s becomes a square webp of 360 pixels', async (_, make) => {
    expect(await sharp(await encodeAvatar(await make())).metadata()).toMatchObject({
      format: 'webp',
      width: 360,
      height: 360,
    });
  });

  test('a bmp keeps its colours and its orientation', async () => {
    const picture = await encodeAvatar(bmp());
    expect([await colourAt(picture, 180, 20), await colourAt(picture, 180, 340)]).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  test('metadata is removed, and the picture is upright', async () => {
    const tagged = await plain(40, 20)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const metadata = await sharp(await encodeAvatar(tagged)).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('an animation becomes its first frame', async () => {
    const frames = await sharp(Buffer.alloc(10 * 30 * 3, 0x55), {
      raw: { width: 10, height: 30, channels: 3, pageHeight: 10 },
    })
      .gif()
      .toBuffer();
    expect(await sharp(await encodeAvatar(frames)).metadata()).toMatchObject({ width: 360, height: 360 });
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const zipTail = (comment = ''): Buffer => {
  const record = Buffer.alloc(22);
  record.write('PK\u0005\u0006', 'latin1');
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([record, bytesOf(comment)]);
};

describe('refused files', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['nothing', () => Buffer.alloc(0), 'avatar_type'],
    ['one byte', () => Buffer.from([0x42]), 'avatar_type'],
    ['noise', () => Buffer.alloc(5_000, 0xa7), 'avatar_type'],
    ['a page', () => bytesOf('<!doctype html><script>alert(1)</script>'), 'avatar_type'],
    ['a drawing with a script', () => bytesOf(svg), 'avatar_type'],
    [
      'a drawing that reads files',
      () => bytesOf('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
      'avatar_type',
    ],
    ['a drawing in UTF-16', () => Buffer.from(`\ufeff${svg}`, 'utf16le'), 'avatar_type'],
    ['a document', () => bytesOf('%PDF-1.7\n1 0 obj'), 'avatar_type'],
    ['PostScript', () => bytesOf('%!PS-Adobe-3.0\n(%pipe%id) (r) file'), 'avatar_type'],
    ['an archive', () => zipTail(), 'avatar_type'],
    ['a program', () => Buffer.concat([Buffer.from([0x7f]), bytesOf('ELF'), Buffer.alloc(200)]), 'avatar_type'],
    ['webp', () => plain().webp().toBuffer(), 'avatar_type'],
    ['tiff', () => plain().tiff().toBuffer(), 'avatar_type'],
    ['avif', () => plain().avif({ effort: 0 }).toBuffer(), 'avatar_type'],
    ['an icon', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)]), 'avatar_type'],
    [
      'a gif that is a page, too',
      async () => Buffer.concat([await gif(), bytesOf('<script>alert(1)</script>')]),
      'avatar_type',
    ],
    ['a gif that is JavaScript, too', () => bytesOf('GIF89a/*....*/=1;javascript:alert(1)'), 'avatar_type'],
    [
      'a jpeg with a page in its comment',
      async () => {
        const comment = bytesOf('<html><script>alert(1)</script>');
        const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
        const picture = await jpeg();
        return Buffer.concat([picture.subarray(0, 2), head, comment, picture.subarray(2)]);
      },
      'avatar_type',
    ],
    [
      'a png with a program for servers in its text',
      async () => {
        const picture = await png();
        return Buffer.concat([
          picture.subarray(0, 33),
          chunk('tEXt', bytesOf('Comment\u0000<?php system($_GET[0]);')),
          picture.subarray(33),
        ]);
      },
      'avatar_type',
    ],
    ['a jpeg that is an archive, too', async () => Buffer.concat([await jpeg(), zipTail()]), 'avatar_type'],
    [
      'a png that is an archive with a comment, too',
      async () => Buffer.concat([await png(), zipTail('hello')]),
      'avatar_type',
    ],
    [
      'a gif that is a document, too',
      async () => Buffer.concat([bytesOf('GIF89a%PDF-1.4'), await gif()]),
      'avatar_type',
    ],
    ['the first bytes of a png alone', async () => (await png()).subarray(0, 40), 'avatar_type'],
    ['half a jpeg', async () => (await jpeg(800, 800)).subarray(0, 2_000), 'avatar_type'],
    ['the head of a gif alone', async () => (await gif()).subarray(0, 20), 'avatar_type'],
    ['a png without pixels', () => pngOf(0, 0), 'avatar_type'],
    ['a png that breaks off inside a row', () => pngOf(3_000, 3_000), 'avatar_type'],
    ['a few bytes that unfold to 900 megapixels', () => pngOf(30_000, 30_000), 'too_many_pixels'],
    ['a line a million pixels long', () => pngOf(1_000_000, 100), 'too_many_pixels'],
    [
      'a bmp of four thousand million pixels',
      () => bmpWith((bytes) => bytes.writeUInt32LE(0xffff_ffff, 18)),
      'avatar_type',
    ],
    ['a bmp of no height', () => bmpWith((bytes) => bytes.writeUInt32LE(0, 22)), 'avatar_type'],
    [
      'a bmp of the lowest height there is',
      () => bmpWith((bytes) => bytes.writeInt32LE(-0x8000_0000, 22)),
      'avatar_type',
    ],
    ['a bmp with more pixels than bytes', () => bmpWith((bytes) => bytes.writeUInt32LE(2_000, 18)), 'avatar_type'],
    ['a compressed bmp', () => bmpWith((bytes) => bytes.writeUInt32LE(1, 30)), 'avatar_type'],
    ['a bmp with pictures of another kind inside', () => bmpWith((bytes) => bytes.writeUInt32LE(5, 30)), 'avatar_type'],
    ['a bmp with an unknown head', () => bmpWith((bytes) => bytes.writeUInt32LE(77, 14)), 'avatar_type'],
    [
      'a bmp with a palette beyond its end',
      () => bmpWith((bytes) => bytes.writeUInt32LE(0x00ff_ffff, 46)),
      'avatar_type',
    ],
    ['half a bmp', () => bmp().subarray(0, 700), 'avatar_type'],
    ['the head of a bmp alone', () => bmp().subarray(0, 54), 'avatar_type'],
  ])('%s', async (_, make, reason) => {
    await expect(encodeAvatar(await make())).rejects.toMatchObject({ reason });
  });
});
