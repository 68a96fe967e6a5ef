import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawBars, drawSquare } from './label-codes.ts';

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer },
    fireImmediately: true,
  });
});

/**
 * A printer of 8 dots a millimetre prints a code that begins between two dots: it blackens each dot that black touches.
 */
const printed = async (svg: string) => {
  const inDots = svg
    .replaceAll(/="([\d.]+)mm"/g, (_, mm: string) => `="${Number(mm) * 8}"`)
    // A hint for screens.
    .replace(' shape-rendering="crispEdges"', '');
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(inDots) ?? [];
  const sheet = `<svg width="${Number(width) + 2}" height="${Number(height) + 2}" xmlns="http://www.w3.org/2000/svg">
    <g transform="translate(0.4 0.3)">${inDots}</g></svg>`;
  const dots = sharp(Buffer.from(sheet)).flatten({ background: 'white' }).greyscale().threshold(250);
  return sharp(await dots.png().toBuffer());
};

/** A camera's picture of it: slightly turned, with a finer raster of its own, and out of focus. */
const seen = async (dots: Sharp): Promise<Uint8Array> => {
  const { width = 0 } = await dots.metadata();
  const near = await dots
    .resize({ width: Math.round(width * 2.3) })
    .png()
    .toBuffer();
  return sharp(near).rotate(3, { background: 'white' }).blur(2).png().toBuffer();
};

const read = async (svg: string): Promise<string[]> =>
  (await readBarcodes(await seen(await printed(svg)), { formats: ['Code128', 'QRCode'] })).map(({ text }) => text);

/** The lengths of the runs of equal dots in the middle row, without the margins. */
const runsOf = async (svg: string): Promise<number[]> => {
  const { data, info } = await (await printed(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const row = Array.from({ length: width }, (_, x) => data[(Math.floor(height / 2) * width + x) * channels] ?? 0);
  const runs = row.join(' ').match(/\b(\d+)(?: \1\b)*/g) ?? [];
  return runs.slice(1, -1).map((run) => run.split(' ').length);
};

/** The printable width of each sheet, and the height of its bars. */
const sheets = { '60x40': { widthMm: 57, heightMm: 5 }, '100x150': { widthMm: 92, heightMm: 18 } } as const;
// The widest of our numbers have no two digits side by side that Code 128 would pair.
const ours = ['IT2611XQ8WZ7K', 'IT2611048213K', 'PK2611M4N8P2Q', 'PL2611A1B2C3D', 'A-01-03', 'B12', 'HALL-2-R14-L05'];

describe.each(Object.entries(sheets))('on a sheet of %s mm', (size, space) => {
  test.each(size === '60x40' ? ours : ours.slice(0, 2))(
    'the bars of %s have whole dots, two and more, and a camera reads them',
    async (text) => {
      const bars = (await drawBars(text, space)) ?? '';
      const runs = await runsOf(bars);
      const dots = Math.min(...runs);
      expect(dots).toBeGreaterThanOrEqual(2);
      expect(runs.filter((run) => run % dots !== 0)).toEqual([]);
      expect(await read(bars)).toEqual([text]);
    },
  );
});

test('a text that is too long for bars of two dots has none', async () => {
  expect(await drawBars('WAREHOUSE-2-RACK-14', sheets['60x40'])).toBeUndefined();
  expect(await drawBars('WAREHOUSE-2-RACK-14', sheets['100x150'])).toBeDefined();
  expect(await drawBars('WAREHOUSE-2-RACK-014-LEVEL-055', sheets['100x150'])).toBeUndefined();
});

test.each([
  ['IT2611XQ8WZ7K', 11],
  ['A-01-03', 11],
  ['WAREHOUSE-2-RACK-014-LEVEL-055', 20],
  ['PK2611M4N8P2Q', 26],
])('a camera reads the QR code of %s in %d mm', async (text, spaceMm) => {
  const square = drawSquare(text, spaceMm);
  expect(Math.min(...(await runsOf(square)))).toBeGreaterThanOrEqual(2);
  expect(await read(square)).toEqual([text]);
});
