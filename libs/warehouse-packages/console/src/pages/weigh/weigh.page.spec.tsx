import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scanCode } from '@caravan/console-core/testing';
import {
  addPackedPhotos,
  correctWeighing,
  fail,
  weighPackage,
  type WeighingOutcome,
} from '@caravan/warehouse-packages/contract';
import {
  addPackedPhotosContract,
  correctWeighingContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aQuote } from '@caravan/shipping/contract/testing';
import { aWeighing } from '@caravan/warehouse-packages/contract/testing';
import { aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showStation, signal } from '../../testing/show-page.ts';

const fee = aQuote({ real_g: 1_440, fee_fen: 14_800 });
const parcel = aStaffPackage({ number: 'PK2611ABCDEFG', status: 'to_be_delivered', stage: 'packed', fee });
const other = aStaffPackage({ number: 'PK2611ABCDEFH', status: 'to_be_delivered', stage: 'packed', fee });
const picked = aStaffPackage({ number: 'PK2611ABCDEFJ', status: 'to_be_delivered', stage: 'picking', fee });
const held = aStaffPackage({
  number: 'PK2611ABCDEFK',
  status: 'to_be_delivered',
  stage: 'held',
  fee,
  weighing: aWeighing(),
});

interface World {
  outcome?: WeighingOutcome;
  refusal?: 'implausible' | 'parcel_not_carried' | 'claimed';
}

const show = async (language: 'en' | 'zh' = 'en', { outcome = 'unchanged', refusal }: World = {}) => {
  const answer = { ...parcel, weighing: aWeighing({ outcome, difference_fen: outcome === 'returned' ? -500 : 500 }) };
  const weigh = mockEndpoint(weighPackageContract, ({ body }) => {
    if (refusal === 'claimed') throw fail('claimed', { by: 'Li Mei' });
    if (refusal === 'implausible' && !body.sure) throw fail('implausible', { quoted: '1440' });
    if (refusal === 'parcel_not_carried' && !body.sure) throw fail('parcel_not_carried', { why: 'Too heavy' });
    return answer;
  });
  const photos = mockEndpoint(addPackedPhotosContract, () => ({ photos: 1 }));
  const correct = mockEndpoint(correctWeighingContract, () => answer);
  const packages = [parcel, other, picked, held];
  const shown = await showStation('/weigh', [weigh, photos, correct, ...warehouseHandlers({ packages })], language);
  await screen.findAllByRole('textbox');
  return shown;
};

const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const type = async ({ user }: Awaited<ReturnType<typeof show>>, values: readonly string[]) => {
  for (const [index, value] of values.entries()) {
    const name = ['weight', 'length', 'width', 'height'][index];
    const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!field) throw new Error(`no field ${name}`);
    await user.clear(field);
    await user.type(field, value);
  }
};
const takePhoto = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for photos');
  await user.upload(input, photo('parcel.jpg'));
  await screen.findByRole('img', { name: /1/ });
};
const weighings = () => sentTo(weighPackage).map(({ params, body }) => ({ number: params.number, ...body }));

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  // In ASCII: after another upload in its worker, jsdom sends a file as text, and other bytes would change its length.
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['en', 'unchanged', 'Fee unchanged'],
  ['zh', 'returned', '已退回 ¥5.00'],
  ['en', 'borne', 'The shop bears ¥5.00'],
  ['zh', 'asked', '暂扣：待用户补款 ¥5.00'],
  ['en', 'refused', 'Hold: not carried, service decides'],
] as const)('records a parcel with its photo and says in %s what became of it: %s', async (language, outcome, word) => {
  const shown = await show(language, { outcome });
  scanCode(parcel.number);
  expect(await screen.findByText('1.44 kg')).toBeVisible();
  await type(shown, ['1500', '320', '240', '110']);
  await takePhoto(shown);
  scanCode('CMD:SAVE');
  await waitFor(() => expect(signal()).toBe(`${word}${parcel.number}`));
  expect(sentTo(addPackedPhotos)).toHaveLength(1);
  expect(weighings()).toEqual([
    { number: parcel.number, weight_g: 1_500, length_mm: 320, width_mm: 240, height_mm: 110, sure: false },
  ]);
  expect(document.querySelector('input[name=weight]')).toBeNull();
});

it('marks what is missing, and asks for a photo before the box is sealed', async () => {
  const shown = await show();
  scanCode(parcel.number);
  await screen.findByText('1.44 kg');
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(signal()).toContain('Something is missing'));
  expect(screen.getAllByText('Whole millimetres, at most 3000')).toHaveLength(3);
  await type(shown, ['1500', '320', '240', '3001']);
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(screen.getAllByText('Whole millimetres, at most 3000')).toHaveLength(1));
  await type(shown, ['1500', '320', '240', '110']);
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(signal()).toContain('Take a photo'));
  expect(weighings()).toEqual([]);
});

it.each(['implausible', 'parcel_not_carried'] as const)(
  'records what the server doubts (%s) once it is confirmed',
  async (refusal) => {
    const shown = await show('en', { refusal });
    scanCode(parcel.number);
    await screen.findByText('1.44 kg');
    await type(shown, ['9000', '320', '240', '110']);
    await takePhoto(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(signal()).toContain('Is this right?'));
    // Other measures are another question.
    await type(shown, ['9001']);
    expect(screen.queryByRole('button', { name: 'It is right, record' })).not.toBeInTheDocument();
    await shown.user.click(screen.getByRole('button', { name: 'Record' }));
    await shown.user.click(await screen.findByRole('button', { name: 'It is right, record' }));
    await waitFor(() =>
      expect(weighings().map(({ weight_g, sure }) => [weight_g, sure])).toEqual([
        [9_000, false],
        [9_001, false],
        [9_001, true],
      ]),
    );
    const keys = sentTo(weighPackage).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(3);
  },
);

it('corrects a recorded weight with a reason, without another photo', async () => {
  const shown = await show();
  scanCode(held.number);
  await waitFor(() => expect(signal()).toContain('Weighed before. Correct it?'));
  expect(await screen.findByText('2.30 kg · 32 × 24 × 11 cm')).toBeVisible();
  await type(shown, ['1500', '320', '240', '110']);
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Say what was wrong.')).toBeVisible();
  await shown.user.type(screen.getByRole('textbox', { name: 'What was wrong before' }), 'Two parcels on the scales');
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(sentTo(correctWeighing)).toHaveLength(1));
  expect(sentTo(correctWeighing)[0]).toMatchObject({
    params: { number: held.number },
    body: { weight_g: 1_500, note: 'Two parcels on the scales', sure: false },
  });
  expect(sentTo(addPackedPhotos)).toEqual([]);
});

it('refuses what is not to be weighed, and a second parcel while measures are entered', async () => {
  const shown = await show();
  scanCode('IT2611048213K');
  await waitFor(() => expect(signal()).toContain('Not a package'));
  scanCode('PK2611ABCDEFZ');
  await waitFor(() => expect(signal()).toContain('No such package'));
  scanCode(picked.number);
  await waitFor(() => expect(signal()).toBe(`Not to be weighed${picked.number}`));
  scanCode(parcel.number);
  await waitFor(() => expect(signal()).toContain('Weigh, measure, photograph'));
  scanCode(other.number);
  await waitFor(() => expect(signal()).toBe(`Weigh, measure, photograph${other.number}`));
  await type(shown, ['1500']);
  scanCode(parcel.number);
  await waitFor(() => expect(signal()).toBe(`Finish this package first${other.number}`));
});

it('says in Chinese who holds the task', async () => {
  const shown = await show('zh', { refusal: 'claimed' });
  scanCode(parcel.number);
  await screen.findByText('1.44 kg');
  await type(shown, ['1500', '320', '240', '110']);
  await takePhoto(shown);
  await shown.user.click(screen.getByRole('button', { name: '记录' }));
  await waitFor(() => expect(signal()).toContain('Li Mei 正在处理此任务'));
  expect(document.querySelector('input[name=weight]')).toHaveValue('1500');
});
