import { screen, waitFor, within } from '@testing-library/react';
import {
  decidePhotos,
  fail,
  orderMeasurement,
  orderPhotoService,
  type StoreItem,
} from '@caravan/warehouse-packages/contract';
import { orderMeasurementContract, orderPhotoServiceContract } from '@caravan/warehouse-packages/contract/schema';
import { aMeasurement, aService, aStoreItem, aStorePage } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const photo = (name: string, piece: number | null = null) => ({ url: `/${name}`, thumb_url: `/${name}-small`, piece });
const goods = (over: Partial<StoreItem> = {}) =>
  aStoreItem({
    id: 'tote',
    name: 'Tote',
    photos: [photo('both'), photo('one', 1), photo('two', 2)],
    photos_open: true,
    ...over,
  });
const verdict = (over: Partial<NonNullable<StoreItem['photo_verdict']>> = {}) => ({
  verdict: 'rejected' as const,
  photos: 3,
  note: 'open seam',
  at: '2026-11-22T08:00:00.000Z',
  return_number: 'RT2611A1B2C3D',
  ...over,
});
const path = '/mine/store/item?id=tote';
type Language = 'en' | 'zh';

const open = (
  language: Language,
  item = goods(),
  answers: NonNullable<Parameters<typeof openPage>[0]['answers']> = {},
) => openPage({ path, language, items: [item], answers });

describe.each(
  byTurns([
    ['en', { piece: 'Piece 2', view: 'View photo 3 of Tote', alt: 'Tote, piece 2', all: 'All pieces' }],
    ['zh', { piece: '第 2 件', view: '查看 Tote 的第 3 张照片', alt: 'Tote，第 2 件', all: '全部商品' }],
  ] as const),
)('photos in %s', (language, words) => {
  it('are shown as sets by piece, and open large within their set', async () => {
    const { user } = await open(language);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tote' })).toBeVisible();
    expect(screen.getByRole('group', { name: words.all })).toBeVisible();
    const set = within(screen.getByRole('group', { name: words.piece }));
    await user.click(set.getByRole('button', { name: words.view }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: words.alt })).toHaveAttribute('src', '/two');
    expect(dialog.getByText(language === 'en' ? '1 of 1' : '第 1 张，共 1 张')).toBeVisible();
  });
});

describe.each(
  byTurns([
    [
      'en',
      {
        accept: 'Accept',
        reject: 'Reject',
        why: 'Reason',
        torn: 'Poor quality',
        again: /The same goods again/,
        note: /What is wrong/,
        pays: 'The way back to the seller costs you nothing.',
        send: 'Send',
        missing: 'Please tell us what is wrong',
        link: 'See return RT2611A1B2C3D',
      },
    ],
    [
      'zh',
      {
        accept: '满意',
        reject: '不满意',
        why: '原因',
        torn: '质量问题',
        again: /换货/,
        note: /哪里不符/,
        pays: '退回运费无需您承担。',
        send: '提交',
        missing: '请说明哪里不符',
        link: '查看退换货 RT2611A1B2C3D',
      },
    ],
  ] as const),
)('the verdict in %s', (language, words) => {
  it('accepts the photos that are in view', async () => {
    const { user } = await open(language);
    await user.click(await screen.findByRole('button', { name: words.accept }));
    await waitFor(() =>
      expect(sentTo(decidePhotos)).toMatchObject([
        { params: { item_id: 'tote' }, body: { verdict: 'accepted', photos: 3, note: '' } },
      ]),
    );
  });

  it('rejects them with reason and wish, and leads to the return', async () => {
    const decided = { photos_open: false, photo_verdict: verdict(), return_number: 'RT2611A1B2C3D', packable: false };
    const next = { store: aStorePage([goods({ ...decided, reason: 'In return RT2611A1B2C3D' })]) };
    const { user } = await open(language, goods(), { next });
    await user.click(await screen.findByRole('button', { name: words.reject }));
    expect(screen.getByText(words.pays)).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.send }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: words.note })).toHaveAccessibleDescription(new RegExp(words.missing)),
    );
    expect(sentTo(decidePhotos)).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: words.why }), words.torn);
    await user.click(screen.getByRole('radio', { name: words.again }));
    await user.type(screen.getByRole('textbox', { name: words.note }), 'open seam');
    await user.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByRole('link', { name: words.link })).toHaveAttribute(
      'href',
      '/mine/return/returnDetail?number=RT2611A1B2C3D',
    );
    expect(screen.getByRole('link', { name: 'In return RT2611A1B2C3D' })).toBeVisible();
    expect(sentTo(decidePhotos)).toMatchObject([
      { body: { verdict: 'rejected', photos: 3, note: 'open seam', reason: 'quality', kind: 'exchange' } },
    ]);
    expect(screen.queryByRole('button', { name: words.reject })).not.toBeInTheDocument();
  });
});

it('keeps a rejection whose return has ended, and lets the shopper decide about new photos', async () => {
  const item = goods({ photo_verdict: verdict({ photos: 2 }) });
  await open('en', item);
  expect(await screen.findByRole('link', { name: 'See return RT2611A1B2C3D' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

it('goes back from a rejection without sending it', async () => {
  const { user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(sentTo(decidePhotos)).toEqual([]);
});

describe.each(
  byTurns([
    ['en', { more: 'More photos', note: /What should they show/, submit: 'Order for ¥4.00' }],
    ['zh', { more: '增加', note: /希望拍摄哪些细节/, submit: '下单，¥4.00' }],
  ] as const),
)('more photos in %s', (language, words) => {
  it('are ordered at the price in view, and lead to their payment', async () => {
    const { user, location } = await open(language, goods(), { services: [aService({ units: 2, amount_fen: 400 })] });
    await user.click(await screen.findByRole('button', { name: words.more }));
    await user.type(screen.getByRole('textbox', { name: words.note }), 'the zip');
    await user.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(location()).toBe('/payment?kind=service&refs=SV2611A1B2C3D'));
    expect(sentTo(orderPhotoService)).toMatchObject([
      { body: { item_id: 'tote', photos: 2, note: 'the zip', amount_fen: 400 } },
    ]);
    expect(sentTo(orderPhotoService)[0]?.idempotencyKey).toMatch(/.+/);
  });
});

describe.each(
  byTurns([
    [
      'en',
      {
        form: 'Have the goods measured',
        length: 'Length',
        weight: 'Weight',
        stated: /^Stated: Length/,
        add: 'Add a dimension',
        name: /^Dimension 1$/,
        chest: 'chest width',
        note: /How should we measure/,
        submit: 'Order for ¥3.00',
        nothing: 'Choose something to measure.',
        wrong: 'Enter a whole number from 1 to 1,000,000',
        unnamed: 'Please name it',
        twice: 'This is in the list already',
        title: 'Measurements',
        corrected: 'We corrected earlier values: the tape was bent',
        same: 'as stated',
      },
    ],
    [
      'zh',
      {
        form: '测量商品',
        length: '长',
        weight: '重量',
        stated: /^标注值：长/,
        add: '添加部位',
        name: /^部位 1$/,
        chest: '胸围',
        note: /对测量方式有什么要求/,
        submit: '下单，¥3.00',
        nothing: '请选择测量项目。',
        wrong: '请输入 1 至 1,000,000 的整数',
        unnamed: '请填写名称',
        twice: '该项已在列表中',
        title: '测量结果',
        corrected: '测量结果已更正：the tape was bent',
        same: '与标注一致',
      },
    ],
  ] as const),
)('a measurement in %s', (language, words) => {
  const form = async () => within(await screen.findByRole('form', { name: words.form }));

  it('is ordered with what the product page states, at the price in view', async () => {
    const { user, location } = await open(language, goods(), { services: [aService({ amount_fen: 300 })] });
    const own = await form();
    await user.click(own.getByRole('checkbox', { name: words.length }));
    await user.type(own.getByRole('textbox', { name: words.stated }), '５00');
    await user.click(own.getByRole('checkbox', { name: words.weight }));
    await user.click(own.getByRole('button', { name: words.add }));
    const name = await own.findByRole('textbox', { name: words.name });
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, words.chest);
    await user.type(own.getByRole('textbox', { name: words.note }), 'flat');
    await user.click(own.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(location()).toBe('/payment?kind=service&refs=SV2611A1B2C3D'));
    const measures = [
      { what: 'length', name: '', stated: 500 },
      { what: 'weight', name: '' },
      { what: 'other', name: words.chest },
    ];
    expect(sentTo(orderMeasurement)).toMatchObject([
      { body: { item_id: 'tote', measures, note: 'flat', amount_fen: 300 } },
    ]);
    expect(sentTo(orderMeasurement)[0]?.idempotencyKey).toMatch(/.+/);
  });

  it('is refused at its fields until something is chosen, named and stated in whole numbers', async () => {
    const { user } = await open(language);
    const own = await form();
    const submit = own.getByRole('button', { name: words.submit });
    await user.click(submit);
    expect(await own.findByText(words.nothing)).toBeVisible();
    await user.click(own.getByRole('checkbox', { name: words.length }));
    expect(own.queryByText(words.nothing)).not.toBeInTheDocument();
    await user.type(own.getByRole('textbox', { name: words.stated }), '50.5');
    await user.dblClick(own.getByRole('button', { name: words.add }));
    await user.click(submit);
    await waitFor(() =>
      expect(own.getByRole('textbox', { name: words.stated })).toHaveAccessibleDescription(words.wrong),
    );
    const [first, second] = own.getAllByRole('textbox', { name: /^(Dimension|部位) \d/ });
    if (!first || !second) throw new Error('no dimensions');
    expect(first).toHaveAccessibleDescription(new RegExp(words.unnamed));
    await user.clear(own.getByRole('textbox', { name: words.stated }));
    await user.type(first, words.chest);
    await user.type(second, words.chest);
    await user.click(submit);
    await waitFor(() => expect(second).toHaveAccessibleDescription(new RegExp(words.twice)));
    const [remove] = own.getAllByRole('button', { name: /(Remove|删除)/ });
    if (!remove) throw new Error('nothing to remove');
    await user.click(remove);
    expect(own.getAllByRole('textbox', { name: /^(Dimension|部位) \d/ })).toHaveLength(1);
    expect(sentTo(orderMeasurement)).toEqual([]);
  });

  it('shows what was measured against what was stated, and that it was corrected', async () => {
    await open(language, goods(), { services: [aMeasurement()] });
    expect(await screen.findByRole('heading', { name: words.title })).toBeVisible();
    const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
    const cellsOf = (name: string) =>
      row(name)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(cellsOf(words.length)).toEqual(['500 mm (50 cm)', '505 mm (50.5 cm)', '+5 mm']);
    expect(cellsOf('chest width')).toEqual(['–', '480 mm (48 cm)', '–']);
    expect(cellsOf(words.weight)).toEqual(['900 g', '900 g', words.same]);
    expect(screen.getByText(words.corrected)).toBeVisible();
  });
});

it.each([{ package_number: 'PK2611A1B2C3D' }, { return_number: 'RT2611A1B2C3D' }])(
  'is not offered for goods that are in %o',
  async (over) => {
    await open('en', goods({ photos_left: 0, ...over }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tote' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Have the goods measured' })).not.toBeInTheDocument();
  },
);

it('says that the price of a measurement has changed, and keeps what was chosen', async () => {
  const refuse = mockEndpoint(orderMeasurementContract, () => {
    throw fail('price_changed', { amount_fen: 500 });
  });
  const { user } = await openPage({ path, items: [goods()], handlers: [refuse] });
  await user.click(await screen.findByRole('checkbox', { name: 'Weight' }));
  await user.click(screen.getByRole('button', { name: 'Order for ¥3.00' }));
  expect(await screen.findByText('The price has changed. Please check it again.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Weight' })).toBeChecked();
});

it('says that the price has changed, and keeps what was typed', async () => {
  const changed = mockEndpoint(orderPhotoServiceContract, () => {
    throw fail('price_changed', { amount_fen: 300 });
  });
  const { user } = await openPage({ path, items: [goods()], handlers: [changed] });
  await user.type(await screen.findByRole('textbox', { name: /What should they show/ }), 'the zip');
  await user.click(screen.getByRole('button', { name: 'Order for ¥2.00' }));
  expect(await screen.findByText('The price has changed. Please check it again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /What should they show/ })).toHaveValue('the zip');
});

it('offers no photos beyond the limit, and leads to what is ordered', async () => {
  const services = [
    { number: 'SV1234567', kind: 'photos' as const, status: 'paid' as const, units: 2, note: 'the zip' },
  ];
  await open('en', goods({ photos_left: 0, services }));
  expect(await screen.findByRole('link', { name: '2 more photos' })).toHaveAttribute(
    'href',
    '/mine/store/service?number=SV1234567',
  );
  expect(screen.queryByRole('heading', { name: 'Order more photos' })).not.toBeInTheDocument();
});

it('leads to the warehouse if the goods are gone, and is not found without goods', async () => {
  const { navigate } = await openPage({ path, items: [] });
  expect(await screen.findByRole('link', { name: 'My warehouse' })).toHaveAttribute('href', '/mine/store');
  await navigate('/mine/store/item');
  expect(await screen.findByText('404')).toBeVisible();
});
