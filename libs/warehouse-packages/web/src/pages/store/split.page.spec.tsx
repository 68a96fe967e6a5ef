import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { splitGoods, type SplitPlan } from '@caravan/shipping/contract';
import { fail } from '@caravan/shipping/contract';
import { splitGoodsContract } from '@caravan/shipping/contract/schema';
import { aQuote, aSplitPlan } from '@caravan/shipping/contract/testing';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, commonWords, mockEndpoint, mockServer, sentTo } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const tote = aStoreItem({ id: 'item_1', name: 'Tote' });
const tea = aStoreItem({ id: 'item_2', name: 'Tea', weight_g: 760 });

/** The warehouse with both goods chosen. */
const choose = async (options: Partial<OpenOptions> = {}) => {
  const page = await openPage({ path: '/mine/store', items: [tote, tea], ...options });
  for (const { name } of [tote, tea])
    await page.user.click(await screen.findByRole('checkbox', { name: RegExp(name) }));
  return page;
};
const openSplit = async (options: Partial<OpenOptions> & { language?: 'en' | 'zh' } = {}) => {
  const { split } = { en, zh }[options.language ?? 'en'];
  const page = await choose(options);
  await page.user.click(await screen.findByRole('button', { name: split.offer }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: split.title })) };
};
const showing = (split: Partial<SplitPlan>) => openSplit({ answers: { split: aSplitPlan(split) } });
const refusing = (reason: Parameters<typeof fail>[0]) =>
  mockEndpoint(splitGoodsContract, ({ body }) => {
    if (body.goal === 'duty_free') throw fail(reason);
    return aSplitPlan();
  });

beforeEach(() => sessionStorage.clear());

describe.each(
  byTurns([
    [
      'en',
      {
        saves: '¥41.00 less than in one parcel (¥259.00)',
        arrives: 'Everything arrives in 12-25 days',
        proved: 'No plan is better.',
        parcel: 'Parcel 2',
        pack: 'Pack parcel 2',
      },
    ],
    [
      'zh',
      {
        saves: '比一个包裹（¥259.00）省 ¥41.00',
        arrives: '12-25 天收齐',
        proved: '没有更好的方案。',
        parcel: '包裹 2',
        pack: '打包包裹 2',
      },
    ],
  ] as const),
)('a plan for several parcels in %s', (language, words) => {
  test('shows goods, method, days and fee of each parcel, what it saves, and leads to packing one', async () => {
    const { dialog, user, location } = await openSplit({ language });
    expect(await dialog.findByText(words.saves)).toBeVisible();
    expect(dialog.getByText(words.arrives)).toBeVisible();
    expect(dialog.getByText(words.proved)).toBeVisible();
    expect(dialog.getByText('¥218.00')).toBeVisible();
    const second = within(await dialog.findByRole('region', { name: words.parcel }));
    expect(second.getByText('Tea')).toBeVisible();
    expect(second.queryByText('Tote')).not.toBeInTheDocument();
    expect(second.getByText('Small packet')).toBeVisible();
    expect(second.getByText('¥70.00')).toBeVisible();
    expect(sentTo(splitGoods).map(({ body }) => body)).toEqual([
      { item_ids: ['item_1', 'item_2'], country: 'DE', goal: 'cost' },
    ]);
    await user.click(second.getByRole('link', { name: words.pack }));
    await waitFor(() => expect(location()).toBe('/mine/store/confirmInfo?items=item_2&line=line_small'));
  });
});

test('one item is not divided', async () => {
  const { user } = await openPage({ path: '/mine/store', items: [tote, tea] });
  await user.click(await screen.findByRole('checkbox', { name: /Tote/ }));
  expect(await screen.findByText(/Shipping from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: en.split.offer })).not.toBeInTheDocument();
});

describe('the summary of a plan', () => {
  test('says that one parcel is best', async () => {
    const quote = aQuote({ fee_fen: 14_800 });
    const { dialog } = await showing({
      parcels: [{ item_ids: ['item_1', 'item_2'], quote, value_fen: 34_800 }],
      fee_fen: 14_800,
      single: { quote, reason: null },
      saving_fen: 0,
    });
    expect(await dialog.findByText('One parcel is best.')).toBeVisible();
    expect(dialog.queryByText(/one parcel \(/)).not.toBeInTheDocument();
  });

  test('says how far from the best it can be', async () => {
    const { dialog } = await showing({ exact: false, gap_fen: 1_250, gap_days: 2 });
    expect(
      await dialog.findByText(/everything might arrive up to 2 days sooner\. .*up to ¥12\.50 less\./),
    ).toBeVisible();
    expect(dialog.queryByText(/No plan is better/)).not.toBeInTheDocument();
  });

  test('says what it costs more than one parcel, and the duty-free limit', async () => {
    const { dialog } = await showing({ goal: 'duty_free', saving_fen: -4_100, limit_fen: 120_000 });
    expect(await dialog.findByText('¥41.00 more than in one parcel (¥259.00)')).toBeVisible();
    expect(dialog.getByText(/within the duty-free limit of ¥1,200\.00\./)).toBeVisible();
  });

  test('says why one parcel is impossible', async () => {
    const { dialog } = await showing({ single: { quote: null, reason: 'Too heavy for all' }, saving_fen: null });
    expect(await dialog.findByText('Too heavy for all')).toBeVisible();
  });
});

test('another goal asks again, and a late answer to the first one is dropped', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = mockEndpoint(splitGoodsContract, async ({ body }) => {
    if (body.goal === 'cost') await waiting;
    return aSplitPlan({ fee_fen: body.goal === 'cost' ? 100 : 33_300 });
  });
  const { dialog, user } = await openSplit({ handlers: [slow] });
  expect(dialog.getByText(en.split.asking)).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: en.split.goals.speed }));
  expect(await dialog.findByText('¥333.00')).toBeVisible();
  answer();
  await waitFor(() => expect(sentTo(splitGoods).map(({ body }) => body.goal)).toEqual(['cost', 'speed']));
  expect(dialog.getByText('¥333.00')).toBeVisible();
  expect(dialog.queryByText('¥1.00')).not.toBeInTheDocument();
});

test('an unknown duty-free limit is said in place, and the other goals still work', async () => {
  const { dialog, user } = await openSplit({ handlers: [refusing('duty_free_limit_unknown')] });
  await user.click(dialog.getByRole('radio', { name: en.split.goals.duty_free }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We do not know the duty-free limit');
  expect(dialog.queryByRole('button', { name: commonWords.en.again })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: en.split.goals.cost }));
  expect(await dialog.findByRole('region', { name: 'Parcel 1' })).toBeVisible();
});

test('a failure keeps goal and selection, and can be tried again', async () => {
  const { dialog, user, mocks } = await openSplit({ handlers: [refusing('split_failed')] });
  await user.click(dialog.getByRole('radio', { name: en.split.goals.duty_free }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We could not work out a plan');
  mockServer.resetHandlers(...mocks);
  await user.click(dialog.getByRole('button', { name: commonWords.en.again }));
  expect(await dialog.findByRole('region', { name: 'Parcel 1' })).toBeVisible();
  expect(dialog.getByRole('radio', { name: en.split.goals.duty_free })).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: /Tote/ })).toBeChecked();
});

test('goods that were packed elsewhere are read again', async () => {
  const { user, answers } = await choose({
    handlers: [
      http.post('*/v1/packages/split', () =>
        HttpResponse.json({ code: 409, message: 'Taken', data: { reason: 'item_taken' } }, { status: 409 }),
      ),
    ],
  });
  answers.store = { ...answers.store, items: [tote, { ...tea, packable: false, reason: 'In package PK1' }] };
  await user.click(await screen.findByRole('button', { name: en.split.offer }));
  expect(await screen.findByText('In package PK1')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it works by keyboard alone', async () => {
  const { user } = await choose();
  const offer = await screen.findByRole('button', { name: en.split.offer });
  offer.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('region', { name: 'Parcel 1' });
  dialog.getByRole('radio', { name: en.split.goals.cost }).focus();
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('radio', { name: en.split.goals.speed })).toBeChecked();
  await waitFor(() => expect(sentTo(splitGoods)).toHaveLength(2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(offer).toHaveFocus());
});
