import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { toBuffer, type RenderOptions } from 'bwip-js/node';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { zxingReader, type BarcodeReader } from './barcode-reader.ts';

/** jsdom has no pixels. */
class Pixels {
  readonly colorSpace = 'srgb';
  readonly pixelFormat = 'rgba-unorm8';
  constructor(
    readonly data: Uint8ClampedArray<ArrayBuffer>,
    readonly width: number,
    readonly height: number,
  ) {}
}

let reader: BarcodeReader;
beforeAll(async () => {
  vi.stubGlobal('ImageData', Pixels);
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  reader = await zxingReader({ wasmBinary: new Uint8Array(await readFile(wasm)).buffer });
});

/** A code as a camera sees it: grey, with the margin of a label. */
const pictureOf = async (options: RenderOptions): Promise<ImageData> => {
  const drawn = await toBuffer({
    scale: 3,
    paddingwidth: 12,
    paddingheight: 12,
    backgroundcolor: 'ffffff',
    ...options,
  });
  const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new ImageData(new Uint8ClampedArray(data), info.width, info.height);
};

test.each([
  // Also a pharmaceutical number, and `12!B` in full ASCII, if Code 39 were read as these.
  ['code39', 'LXDSKD'],
  ['code39', '12/AB'],
  ['code39', 'A634806828'],
  ['code39', '-1234567'],
  ['code39', 'SF1234567890123'],
  ['code93', 'SF1234567890123'],
  ['code128', 'IT2611048213K'],
  ['qrcode', 'BN-A-01-03'],
  ['interleaved2of5', '12345678901234'],
  ['ean13', '4006381333931'],
])('the %s %s is read as it is written', async (bcid, text) => {
  expect(await reader.read(await pictureOf({ bcid, text, includecheck: bcid === 'code93' }))).toEqual([text]);
});

test('the letters at both ends of a Codabar are left out', async () => {
  expect(await reader.read(await pictureOf({ bcid: 'rationalizedCodabar', text: 'D123456789012D' }))).toEqual([
    '123456789012',
  ]);
});
