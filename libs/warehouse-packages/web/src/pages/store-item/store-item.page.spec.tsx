import { screen, waitFor, within } from '@testing-library/react';
import { decidePhotos, type StoreItem } from '@caravan/warehouse-packages/contract';
import { aStoreItem, aStorePage } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, sentTo } from '@caravan/web-core/testing';
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
    expect(dialog.getByText(language === 'en' ? 'Picture 1 of 1' : '第 1 张，共 1 张')).toBeVisible();
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
        pays: 'Return shipping costs you nothing.',
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

it('leads to the warehouse if the goods are gone, and is not found without goods', async () => {
  const { navigate } = await openPage({ path, items: [] });
  expect(await screen.findByRole('link', { name: 'My warehouse' })).toHaveAttribute('href', '/mine/store');
  await navigate('/mine/store/item');
  expect(await screen.findByText('404')).toBeVisible();
});
