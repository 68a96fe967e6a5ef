import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scanCode, showsPages } from '@caravan/console-core/testing';
import { inLanguages } from '@caravan/kernel';
import type { GoodsMeasurementsProps } from '@caravan/warehouse-packages/api/staff';
import { addStorePhotos, checkGoods, fail } from '@caravan/warehouse-packages/contract';
import { addStorePhotosContract, checkGoodsContract } from '@caravan/warehouse-packages/contract/staff';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { signal, testDevice } from '../../testing/show-page.ts';
import { warehousePackagesConsole } from '../../warehouse-packages.console.ts';

const item = aStaffItem({ condition: 'damaged', condition_note: 'torn box', check: 'due' });
const paid = aStaffItem({
  id: 'item_2',
  number: 'IT2611048214K',
  name: 'Tea',
  photos_due: 2,
  photo_note: 'the seam',
});

const pieces = aStaffItem({
  id: 'item_3',
  number: 'IT2611048215K',
  quantity: 3,
  photos: [{ url: '/photo', thumb_url: '/thumb', piece: 1 }],
  photos_due: 2,
});

const measured = aStaffItem({
  id: 'item_4',
  number: 'IT2611048216K',
  name: 'Coat',
  measurements: [
    {
      number: 'SV2611MEASURE1',
      note: 'flat on the table',
      measures: [
        { what: 'length', name: '', stated: 500 },
        { what: 'other', name: 'chest width', stated: null },
        { what: 'weight', name: '', stated: 900 },
      ],
    },
  ],
});

/** Replaces the forms of measurements by a field and a button each. */
const Measurements = ({ goods, typed, onTyped, onRecorded }: GoodsMeasurementsProps) =>
  goods?.measurements.map(({ number }) => (
    <p key={number}>
      <input
        aria-label={number}
        value={typed[number]?.[0] ?? ''}
        onChange={({ target }) => onTyped(number, [target.value])}
      />
      <button type="button" onClick={() => onRecorded(number)}>
        Record
      </button>
    </p>
  ));
const { showStation } = showsPages(warehousePackagesConsole, {
  id: 'measurements-stand-in-console',
  texts: inLanguages(() => () => Promise.resolve({ texts: {} })),
  routes: [],
  lazySlots: { goodsMeasurements: () => Promise.resolve({ Slot: Measurements }) },
});

interface World {
  on?: ReturnType<typeof testDevice>;
  refused?: boolean;
  lost?: number;
  asked?: string;
}

const show = async (
  language: 'en' | 'zh' = 'en',
  { on = testDevice(), refused = false, lost = 0, asked }: World = {},
) => {
  let losses = lost;
  const check = mockEndpoint(checkGoodsContract, ({ body }) => {
    if (losses > 0) {
      losses -= 1;
      throw on.endSession();
    }
    if (refused) throw fail('photos_owed', { count: 1 });
    return { ...item, check: body.result, check_note: body.note };
  });
  const photos = mockEndpoint(addStorePhotosContract, () => aStoreItem());
  const handlers = [on.gate, check, photos, ...warehouseHandlers({ items: [item, paid, pieces, measured] })];
  const path = asked ? `/check?item=${asked}` : '/check';
  const shown = await showStation(path, handlers, language, on.device);
  await screen.findAllByRole('textbox');
  return { ...shown, on };
};
const checks = () => sentTo(checkGoods).map(({ params, body }) => ({ id: params.id, ...body }));
const photosOf = () => sentTo(addStorePhotos).map(({ params }) => params.item_id);
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(photo('taken.jpg')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows what a queue asks for, and records a pass by the printed command', async () => {
  await show('en', { asked: item.number });
  expect(await screen.findByText('Damaged')).toBeVisible();
  expect(screen.getAllByText('torn box')).not.toHaveLength(0);
  expect(screen.getByRole('group', { name: 'Photos' })).toBeVisible();
  scanCode('CMD:SAVE');
  await waitFor(() => expect(signal()).toBe(`Check passed${item.number}`));
  await waitFor(() => expect(checks()).toEqual([{ id: item.id, result: 'passed', note: '' }]));
  expect(sentTo(checkGoods)[0]?.idempotencyKey).toMatch(/^[\w-]{22}$/);
});

it('needs a note for a failed check, and takes a scan out of the note', async () => {
  const { user } = await show('zh');
  scanCode(item.number);
  await user.click(await screen.findByRole('button', { name: '不通过' }));
  expect(await screen.findAllByText('质检不通过时必须填写说明。')).not.toHaveLength(0);
  expect(checks()).toEqual([]);
  const note = screen.getByRole('textbox', { name: /质检说明/ });
  await user.type(note, '开线');
  scanCode(paid.number);
  await waitFor(() => expect(signal()).toBe(`请先判定当前商品${item.number}`));
  expect(note).toHaveValue('开线');
  await user.click(screen.getByRole('button', { name: '不通过' }));
  await waitFor(() => expect(checks()).toEqual([{ id: item.id, result: 'failed', note: '开线' }]));
});

it('asks for the paid photos before a pass, and sends them first', async () => {
  const { user } = await show();
  scanCode(paid.number);
  expect(await screen.findByText('2 photos to take · the seam')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Passed' }));
  await waitFor(() => expect(signal()).toBe('2 photos to takeTake the paid photos before the check is passed.'));
  expect(checks()).toEqual([]);
  await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [photo('1.jpg'), photo('2.jpg')]);
  expect(await screen.findByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
  scanCode('CMD:SAVE');
  await waitFor(() => expect(checks()).toEqual([{ id: paid.id, result: 'passed', note: '' }]));
  expect(photosOf()).toEqual([paid.id, paid.id]);
});

it('takes the photos of each piece for themselves, and shows those that are there by piece', async () => {
  const append = vi.spyOn(FormData.prototype, 'append');
  const { user } = await show('zh', { asked: pieces.number });
  expect(await screen.findByText('第 1 件', { selector: 'p, span' })).toBeVisible();
  const choice = screen.getByRole('combobox', { name: '照片内容' });
  await user.selectOptions(choice, '第 2 件');
  await user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), [photo('1.jpg')]);
  expect(await screen.findByRole('img', { name: '第 1 张照片，共 1 张' })).toBeVisible();
  await user.selectOptions(choice, '第 3 件');
  await waitFor(() => expect(sentTo(addStorePhotos)).toHaveLength(1));
  await user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), [photo('2.jpg')]);
  expect(await screen.findByRole('img', { name: '第 1 张照片，共 1 张' })).toBeVisible();
  scanCode('CMD:SAVE');
  await waitFor(() => expect(checks()).toEqual([{ id: pieces.id, result: 'passed', note: '' }]));
  const sent = append.mock.calls.filter(([name]) => name === 'piece').map(([, piece]) => piece);
  expect(sent).toEqual(['2', '3']);
});

describe.each(
  byTurns([
    ['en', '1 to measure', 'Record the measures first.', 'Passed', 'Check passed'],
    ['zh', '1 项待测量', '请先登记测量结果。', '通过', '质检通过'],
  ] as const),
)('a measurement in %s', (language, due, missing, pass, passed) => {
  it('is asked for before a pass, and before other goods once something is typed', async () => {
    const { user } = await show(language, { asked: measured.number });
    const value = await screen.findByRole('textbox', { name: 'SV2611MEASURE1' });
    expect(screen.getAllByText(due)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: pass }));
    await waitFor(() => expect(signal()).toBe(due + missing));
    await user.type(value, '50');
    scanCode(paid.number);
    await waitFor(() => expect(signal()).toContain(measured.number));
    expect(value).toHaveValue('50');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(value).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: pass }));
    await waitFor(() => expect(signal()).toBe(passed + measured.number));
    await waitFor(() => expect(checks()).toEqual([{ id: measured.id, result: 'passed', note: '' }]));
  });
});

it('keeps typed measures over a reload', async () => {
  const { on, unmount, user } = await show('en', { asked: measured.number });
  await user.type(await screen.findByRole('textbox', { name: 'SV2611MEASURE1' }), '505');
  unmount();
  await show('en', { on });
  expect(await screen.findByRole('textbox', { name: 'SV2611MEASURE1' })).toHaveValue('505');
});

it.each(
  byTurns([
    ['en', 'Unknown goods', 'Already on the table'],
    ['zh', '未找到商品', '该商品已在台上'],
  ] as const),
)('says in %s that goods are unknown, or on the table already', async (language, unknown, again) => {
  await show(language);
  for (const code of ['IT2611999999X', 'A-01']) {
    scanCode(code);
    await waitFor(() => expect(signal()).toBe(unknown + code));
  }
  scanCode(item.number);
  await screen.findByText('Canvas tote');
  scanCode(item.number);
  await waitFor(() => expect(signal()).toBe(again + item.number));
});

it('opens the camera by the printed command', async () => {
  await show();
  scanCode(item.number);
  await screen.findByText('Canvas tote');
  scanCode('CMD:PHOTO');
  expect(await screen.findByRole('button', { name: 'Take the photo' })).toBeInTheDocument();
});

it('works for 60 s without a network, through a reload, and sends nothing twice', async () => {
  const { on, unmount, user } = await show();
  on.setOnline(false);
  scanCode(item.number);
  await waitFor(() => expect(signal()).toContain('Looked up and sent as soon as there is a network.'));
  await user.type(screen.getByRole('textbox', { name: 'What you found' }), 'seam');
  unmount();
  const again = await show('en', { on });
  expect(await screen.findByRole('textbox', { name: 'What you found' })).toHaveValue('seam');
  await again.user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), photo('1.jpg'));
  expect(await screen.findByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Failed' }));
  expect(await screen.findByText('2 to send')).toBeVisible();
  on.loseAnswerOf('/check');
  on.setOnline(true);
  await waitFor(() => expect(checks()).toEqual([{ id: item.id, result: 'failed', note: 'seam' }]));
  expect(on.lost).toEqual([sentTo(checkGoods)[0]?.idempotencyKey]);
  expect(photosOf()).toEqual([item.id]);
});

it('keeps photos over a reload, until they are handed over', async () => {
  const { on, unmount, user } = await show('zh', { asked: paid.number });
  await screen.findByText('Tea');
  await user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), [photo('1.jpg'), photo('2.jpg')]);
  expect(await screen.findByRole('img', { name: '第 2 张照片，共 2 张' })).toBeVisible();
  unmount();
  const again = await show('zh', { on });
  expect(await screen.findByRole('img', { name: '第 2 张照片，共 2 张' })).toBeVisible();
  scanCode('CMD:SAVE');
  await waitFor(() => expect(checks()).toHaveLength(1));
  expect(photosOf()).toEqual([paid.id, paid.id]);
  again.unmount();
  await show('zh', { on, asked: paid.number });
  expect(await screen.findByText('Tea')).toBeVisible();
  expect(screen.queryByRole('img', { name: /张照片/ })).not.toBeInTheDocument();
});

it('sends a decision after the login that the server asked for', async () => {
  const { logIn, on } = await show('en', { lost: 1 });
  scanCode(item.number);
  await screen.findByText('Canvas tote');
  scanCode('CMD:SAVE');
  await logIn(on);
  await waitFor(() => expect(checks()).toHaveLength(2));
});

it('opens a decision again', async () => {
  await show();
  scanCode(item.number);
  await screen.findByText('Canvas tote');
  scanCode('CMD:SAVE');
  await waitFor(() => expect(checks()).toHaveLength(1));
  scanCode('CMD:UNDO');
  expect(await screen.findByText('Canvas tote')).toBeVisible();
});

it.each(
  byTurns([
    ['en', 'Not accepted', 'Take the paid photos before the check is passed: 1 to go'],
    ['zh', '未被接受', '请先完成付费拍照再通过质检，还差 1 张'],
  ] as const),
)('says in %s what the server refused, with what was entered', async (language, word, message) => {
  await show(language, { refused: true });
  scanCode(item.number);
  await screen.findByText('Canvas tote');
  scanCode('CMD:SAVE');
  await waitFor(() => expect(signal()).toContain(word));
  expect(signal()).toContain(item.number);
  expect(signal()).toContain(message);
});

it.each(
  byTurns([
    ['en', 'Ask the shopper', 'Failed', 'What you found', `${item.number} failed.`],
    ['zh', '询问用户', '不通过', '质检说明', `${item.number} 质检不通过。`],
  ] as const),
)(
  'leads to the question about bad goods, before and after a failed check (%s)',
  async (language, ask, fail_, note, last) => {
    const { user } = await show(language, { asked: item.number });
    const to = `/orders/${item.order_number}?ask=${item.id}`;
    expect(await screen.findByRole('link', { name: ask })).toHaveAttribute('href', to);
    await user.type(screen.getByRole('textbox', { name: note }), 'torn');
    await user.click(screen.getByRole('button', { name: fail_ }));
    expect(await screen.findByText(last)).toBeVisible();
    expect(screen.getByRole('link', { name: ask })).toHaveAttribute('href', to);
    scanCode(pieces.number);
    await waitFor(() => expect(screen.queryByText(last)).not.toBeInTheDocument());
    expect(screen.queryByRole('link', { name: ask })).not.toBeInTheDocument();
  },
);
