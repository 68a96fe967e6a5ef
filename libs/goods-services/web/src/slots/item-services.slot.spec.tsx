import { screen, waitFor, within } from '@testing-library/react';
import { fail, orderMeasurement, orderPhotoService } from '@caravan/goods-services/contract';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { orderMeasurementContract, orderPhotoServiceContract } from '@caravan/goods-services/contract/schema';
import { aMeasurement, aService } from '@caravan/goods-services/contract/testing';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { openPage, type OpenOptions } from '../testing/open-page.ts';

const goods = (over: Partial<StoreItem> = {}) => aStoreItem({ id: 'tote', name: 'Tote', ...over });
const path = '/mine/store/item?id=tote';

const open = (language: 'en' | 'zh', item = goods(), answers: NonNullable<OpenOptions['answers']> = {}) =>
  openPage({ path, language, items: [item], answers });

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
