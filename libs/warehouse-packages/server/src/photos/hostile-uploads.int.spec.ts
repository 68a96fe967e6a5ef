import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileUploads, marker, type HostileUpload } from '../testing/hostile-uploads.ts';
import { addPhotos, packageIn, pictureFile } from '../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';

const uploads = await hostileUploads();

let server: WarehouseServer;
let itemId: string;
/** A package that can be reviewed once. A refused review leaves it as it was. */
let unreviewed: Awaited<ReturnType<typeof packageIn>> | undefined;
beforeAll(async () => {
  server = await warehouseServer();
  [itemId = ''] = await server.stock(server.shopper().userId, [{}]);
});
afterAll(() => server.close());

const fileOf = ({ bytes, fileName, type }: HostileUpload): File => pictureFile(bytes, fileName, type);

/** The picture has new pixels and nothing of the payload. */
const expectClean = async (url: string) => {
  const answer = await server.app.inject({ url });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(answer.rawPayload.includes(marker)).toBe(false);
  const { format, exif, xmp, iptc, icc, width = 0, height = 0 } = await sharp(answer.rawPayload).metadata();
  expect({ format, exif, xmp, iptc, icc }).toEqual({
    format: 'webp',
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    icc: undefined,
  });
  expect(Math.max(width, height)).toBeLessThanOrEqual(1_600);
};

const expectOutcome = (
  outcome: HostileUpload['outcome'],
  answer: { status: number; reason: string | undefined },
): boolean => {
  if (answer.status !== 200)
    expect(answer).toMatchObject({ status: 422, reason: expect.stringMatching(/^(not_a_picture|too_many_pixels)$/) });
  if (outcome !== 'either') expect(answer.status).toBe(outcome === 'accepted' ? 200 : 422);
  return answer.status === 200;
};

test('there are sixty uploads', () => {
  expect(uploads).toHaveLength(60);
});

describe.each(uploads)('$name', (upload) => {
  test('as a photo of goods', async () => {
    const answer = await addPhotos(server.staff(), itemId, [fileOf(upload)]);
    if (!expectOutcome(upload.outcome, answer)) return;
    for (const { url, thumb_url } of answer.data.photos)
      for (const address of [url, thumb_url]) await expectClean(address);
  });

  test('as the picture of a review', async () => {
    unreviewed ??= await packageIn(server, 'done');
    const answer = await unreviewed.own.review({ image: fileOf(upload) });
    if (!expectOutcome(upload.outcome, answer)) return;
    unreviewed = undefined;
    await expectClean(answer.data.image ?? '');
  });
});

test('all files are where the server puts them, with generated names', async () => {
  const folder = join(server.core.config.dataDir, 'files');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(
    names.filter((name) => !/^(store-photos\/[\w-]{22}(-thumb)?|review-pictures\/[\w-]{22})\.webp$/.test(name)),
  ).toEqual([]);
  expect(names.length).toBeGreaterThan(40);
  const { dataDir } = server.core.config;
  expect((await readdir(dataDir)).filter((name) => name !== 'files' && name !== 'uploads')).toEqual([]);
  // Uploads stay there only until the response is sent.
  await expect.poll(() => readdir(join(dataDir, 'uploads'))).toEqual([]);
});
