import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scanCode } from '@caravan/console-core/testing';
import { addRehearsalPhotos, correctRehearsal, fail, rehearseGoods } from '@caravan/goods-services/contract';
import {
  addRehearsalPhotosContract,
  correctRehearsalContract,
  listStaffServicesContract,
  rehearseGoodsContract,
} from '@caravan/goods-services/contract/staff';
import { aRehearsal, aStaffService } from '@caravan/goods-services/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { showStation, signal } from '../../testing/show-page.ts';

const rehearsalOf = (over: Parameters<typeof aStaffService>[0]) =>
  aStaffService({ kind: 'rehearsal', status: 'paid', units: 1, ...over });
const paid = rehearsalOf({
  number: 'SV2611ABCDEFG',
  note: 'Tins upright, please',
  rehearsal: aRehearsal({ packing_options: [{ kind: 'vacuum', price_fen: 300 }], results: [], valid_until: null }),
});
const other = rehearsalOf({
  number: 'SV2611ABCDEFH',
  items: [{ ...paid.items[0]!, id: 'item_2', name: 'Tea', number: 'IT2611048213M' }],
  rehearsal: aRehearsal({ results: [] }),
});
const done = rehearsalOf({ number: 'SV2611ABCDEFJ', status: 'done', rehearsal: aRehearsal() });
const ended = rehearsalOf({ number: 'SV2611ABCDEFK', status: 'cancelled', rehearsal: aRehearsal({ results: [] }) });
const item = 'IT2611048213K';

const show = async (language: 'en' | 'zh' = 'en', refusal?: 'rehearsal_implausible' | 'claimed') => {
  const all = [paid, other, done, ended];
  const shown = await showStation(
    '/rehearse',
    [
      mockEndpoint(listStaffServicesContract, ({ query: { q = '' } }) => {
        const items = all.filter((one) => one.number === q || (q === item ? one === paid || one === done : false));
        return { items, next: null, count: items.length };
      }),
      mockEndpoint(rehearseGoodsContract, ({ body }) => {
        if (refusal === 'claimed') throw fail('claimed', { by: 'Li Mei' });
        if (refusal && !body.sure) throw fail(refusal, { goods: '1240' });
        return { ...paid, status: 'done' as const };
      }),
      mockEndpoint(correctRehearsalContract, () => done),
      mockEndpoint(addRehearsalPhotosContract, () => ({ photos: 1 })),
    ],
    language,
  );
  await screen.findAllByRole('textbox');
  return shown;
};
type Shown = Awaited<ReturnType<typeof show>>;

const type = async ({ user }: Shown, values: readonly string[]) => {
  for (const [index, value] of values.entries()) {
    const name = ['weight', 'length', 'width', 'height'][index];
    const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!field) throw new Error(`no field ${name}`);
    await user.clear(field);
    await user.type(field, value);
  }
};
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const takePhoto = async ({ user }: Shown) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for photos');
  await user.upload(input, photo('box.jpg'));
  await screen.findByRole('img', { name: /1/ });
};
const box = { weight_g: 1_500, length_mm: 320, width_mm: 240, height_mm: 110 };

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(photo('taken.jpg')));
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(
  byTurns([
    ['en', 'Recorded', 'Vacuum packing'],
    ['zh', '已记录', '抽真空'],
  ] as const),
)('packs, weighs and photographs scanned goods (%s)', async (language, word, option) => {
  const shown = await show(language);
  scanCode(item);
  expect(await screen.findByRole('heading', { name: paid.number })).toBeVisible();
  expect(screen.getByText(new RegExp(option))).toBeVisible();
  expect(screen.getByText('Tins upright, please')).toBeVisible();
  expect(screen.getByText('A-01')).toBeVisible();
  await type(shown, ['1500', '320', '240', '110']);
  await takePhoto(shown);
  scanCode('CMD:SAVE');
  await waitFor(() => expect(signal()).toBe(`${word}${paid.number}`));
  expect(sentTo(addRehearsalPhotos)).toHaveLength(1);
  expect(sentTo(rehearseGoods)).toMatchObject([
    { params: { number: paid.number }, body: { ...box, sure: false, note: '' } },
  ]);
  expect(document.querySelector('input[name=weight]')).toBeNull();
});

it('marks what is missing, and asks for a photo', async () => {
  const shown = await show();
  scanCode(paid.number);
  await screen.findByRole('heading', { name: paid.number });
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(signal()).toContain('Something is missing'));
  await type(shown, ['1500', '320', '240', '110']);
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(signal()).toContain('Take a photo'));
  expect(sentTo(rehearseGoods)).toEqual([]);
});

it('records a weight that the server doubts once it is confirmed', async () => {
  const shown = await show('en', 'rehearsal_implausible');
  scanCode(paid.number);
  await screen.findByRole('heading', { name: paid.number });
  await type(shown, ['9000', '320', '240', '110']);
  await takePhoto(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await shown.user.click(await screen.findByRole('button', { name: 'It is right, record' }));
  await waitFor(() => expect(sentTo(rehearseGoods).map(({ body }) => body.sure)).toEqual([false, true]));
});

it('corrects a recorded box with a reason, without another photo', async () => {
  const shown = await show();
  scanCode(done.number);
  await waitFor(() => expect(signal()).toContain('Recorded before. Correct it?'));
  expect(await screen.findByText('1.64 kg · 32 × 28 × 12 cm')).toBeVisible();
  await type(shown, ['1500', '320', '240', '110']);
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Say what was wrong.')).toBeVisible();
  await shown.user.type(screen.getByRole('textbox', { name: 'What was wrong before' }), 'The lid was open');
  await shown.user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(sentTo(correctRehearsal)).toHaveLength(1));
  expect(sentTo(correctRehearsal)[0]).toMatchObject({
    params: { number: done.number },
    body: { ...box, note: 'The lid was open', sure: false },
  });
  expect(sentTo(addRehearsalPhotos)).toEqual([]);
});

it('refuses what is not to be rehearsed, and a second one while values are entered', async () => {
  const shown = await show();
  scanCode('PK2611ABCDEFG');
  await waitFor(() => expect(signal()).toContain('Not a service'));
  scanCode('SV2611ABCDEFZ');
  await waitFor(() => expect(signal()).toContain('No such packing rehearsal'));
  scanCode(ended.number);
  await waitFor(() => expect(signal()).toContain('Not to be rehearsed'));
  scanCode(paid.number);
  await waitFor(() => expect(signal()).toBe(`Pack, weigh, photograph${paid.number}`));
  scanCode(other.number);
  await waitFor(() => expect(signal()).toBe(`Pack, weigh, photograph${other.number}`));
  await type(shown, ['1500']);
  scanCode(paid.number);
  await waitFor(() => expect(signal()).toBe(`Finish this rehearsal first${other.number}`));
});

it('says in Chinese who holds the task', async () => {
  const shown = await show('zh', 'claimed');
  scanCode(paid.number);
  await screen.findByRole('heading', { name: paid.number });
  await type(shown, ['1500', '320', '240', '110']);
  await takePhoto(shown);
  await shown.user.click(screen.getByRole('button', { name: '记录' }));
  await waitFor(() => expect(signal()).toContain('Li Mei 正在处理此任务'));
});
