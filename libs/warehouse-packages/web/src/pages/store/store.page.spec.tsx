import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { maxPackageItems } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import { fail, listStore, quotePackage, type StoreItem } from '@caravan/warehouse-packages/contract';
import { listStoreContract, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { aStoreItem, aStorePage, someQuotes } from '@caravan/warehouse-packages/contract/testing';
import {
  byTurns,
  commonWords,
  joinedDates,
  mockEndpoint,
  mockServer,
  renderRoute,
  sentTo,
} from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage } from '../../testing/open-page.ts';
import { warehousePackagesWeb } from '../../warehouse-packages.web.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
const photo = (name: string, piece: number | null = null) => ({
  url: `${pixel}#${name}`,
  thumb_url: `${pixel}#${name}-small`,
  piece,
});

const tote = (over: Partial<StoreItem> = {}) =>
  aStoreItem({ id: 'tote', name: 'Tote', photos: [photo('front'), photo('back')], restrictions: ['battery'], ...over });
const cup = (over: Partial<StoreItem> = {}) =>
  aStoreItem({
    id: 'cup',
    name: 'Cup',
    weight_g: 760,
    length_mm: 100,
    width_mm: 100,
    height_mm: 100,
    days_left: 6,
    ...over,
  });
const late = (over: Partial<StoreItem> = {}) =>
  aStoreItem({
    id: 'late',
    name: 'Lamp',
    days_left: 0,
    storage_fen: 150,
    free_until: '2026-11-18T08:00:00.000Z',
    dispose_at: '2096-05-09T08:00:00.000Z',
    ...over,
  });

const path = '/mine/store';
const card = (name: string) => within(screen.getByRole('article', { name }));
const loaded = () => screen.findAllByRole('article');
const bar = (language: 'en' | 'zh' = 'en') =>
  within(screen.getByRole('region', { name: { en, zh }[language].bar.label }));

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllEnvs());

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'My warehouse',
        ring: '6 days of free storage left',
        left: '6 free days left',
        then: 'From 10 Dec 2026: ¥0.50 per day',
        over: 'Free storage has ended',
        owed: 'Storage so far: ¥1.50, ¥30.00 at most',
        since: /per day since/,
        owedInAll: 'Storage: ¥30.00, which is the most it costs',
        kept: 'Kept until 9 May 2096',
        disposal: /^Pack it before .+: afterwards it is disposed of, without a refund\.$/,
        kind: 'Battery',
        photos: 'View 2 photos of Tote',
        select: 'Select Tote',
      },
    ],
    [
      'zh',
      {
        title: '我的仓库',
        ring: '免费保管剩余 6 天',
        left: '免费剩 6 天',
        then: joinedDates('2026年12月10日起每天 ¥0.50'),
        over: '免费保管已到期',
        owed: '已产生保管费 ¥1.50，最多 ¥30.00',
        since: /起每天/,
        owedInAll: '保管费 ¥30.00，已达上限，不再增加',
        kept: joinedDates('最晚保管至 2096年5月9日'),
        disposal: /^请在 .+ 前打包，逾期将作处置，费用不予退还。$/,
        kind: '带电',
        photos: '查看 Tote 的 2 张实拍照片',
        select: '选择 Tote',
      },
    ],
  ] as const),
)('the shelf in %s', (language, words) => {
  test('shows photo, weight, size, free days with the daily fee, and the order', async () => {
    await openPage({ path, language, items: [tote(), cup(), late()] });
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(document.title).toBe(words.title);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const first = card('Tote');
    expect(first.getByText('1.24 kg')).toBeVisible();
    expect(first.getByText('32 × 28 × 9 cm')).toBeVisible();
    expect(first.getByText(words.kind)).toBeVisible();
    expect(first.getByRole('link', { name: 'CV2611A1B2C3D' })).toHaveAttribute(
      'href',
      '/mine/order/orderDetail?number=CV2611A1B2C3D',
    );
    expect(first.getByRole('checkbox', { name: words.select })).not.toBeChecked();

    const second = card('Cup');
    expect(second.getByRole('img', { name: words.ring })).toBeVisible();
    expect(second.getByText(words.left)).toBeVisible();
    expect(second.getByText(words.then)).toBeVisible();
    expect(card('Lamp').getByText(words.over)).toBeVisible();
    expect(card('Lamp').getByText(words.owed)).toBeVisible();
    expect(card('Lamp').getByText(words.kept)).toBeVisible();
    expect(card('Lamp').queryByText(words.disposal)).not.toBeInTheDocument();
    for (const name of ['Tote', 'Cup']) expect(card(name).queryByText(words.kept)).not.toBeInTheDocument();
  });

  test('warns of the disposal in its last 30 days, and says that storage costs no more', async () => {
    const soon = new Date(Date.now() + 29 * day).toISOString();
    const owed = { storage_fen: 3_000, dispose_at: soon };
    const blocked = { packable: false, reason: 'The rest has not arrived' };
    await openPage({ path, language, items: [late(owed), late({ ...owed, ...blocked, id: 'vase', name: 'Vase' })] });
    await loaded();
    expect(await card('Lamp').findByText(words.disposal)).toBeVisible();
    expect(card('Lamp').getByText(words.owedInAll)).toBeVisible();
    expect(card('Lamp').queryByText(words.since)).not.toBeInTheDocument();
    expect(card('Vase').queryByText(words.disposal)).not.toBeInTheDocument();
  });

  test('opens all photos of goods large, and moves by arrow keys', async () => {
    const { user } = await openPage({ path, language, items: [tote()] });
    await loaded();
    await user.click(screen.getByRole('button', { name: words.photos }));
    const dialog = await screen.findByRole('dialog');
    const box = within(dialog);
    expect(box.getByRole('img', { name: 'Tote' })).toHaveAttribute('src', `${pixel}#front`);
    // Keys reach the pictures once the focus is in the dialog.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{ArrowRight}');
    expect(box.getByRole('img', { name: 'Tote' })).toHaveAttribute('src', `${pixel}#back`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('says why goods cannot be packed, and links to the package that holds them', async () => {
    const waits = cup({ packable: false, reason: 'The rest has not arrived' });
    const packed = tote({ packable: false, reason: 'In package PK2611AAAA', package_number: 'PK2611AAAA' });
    await openPage({ path, language, items: [waits, packed] });
    await loaded();
    expect(card('Cup').getByText('The rest has not arrived')).toBeVisible();
    expect(card('Cup').queryByRole('checkbox')).not.toBeInTheDocument();
    expect(card('Tote').getByRole('link', { name: 'In package PK2611AAAA' })).toHaveAttribute(
      'href',
      '/mine/package/packageDetail?number=PK2611AAAA',
    );
  });

  test('is empty with one sentence and one action', async () => {
    const texts = { en, zh }[language].store.empty;
    const { navigate } = await openPage({ path, language });
    expect(await screen.findByText(texts.all)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.orders })).toHaveAttribute('href', '/mine/order');
    await navigate('/mine/store?page=9');
    expect(await screen.findByText(texts.page)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.first })).toHaveAttribute('href', '/mine/store');
  });

  test('offers to try again after a failure', async () => {
    const texts = { en, zh }[language].store.failed;
    const broken = http.get('*/v1/store', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await openPage({ path, language, items: [tote()], handlers: [broken] });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.title);
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    await loaded();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('packs nothing without a selection, and says so', async () => {
    const { user, location } = await openPage({ path, language, items: [tote()] });
    await loaded();
    await user.click(bar(language).getByRole('button', { name: { en, zh }[language].bar.pack }));
    expect(await screen.findByText({ en: 'No product selected!', zh: '请选择商品！' }[language])).toBeVisible();
    expect(location()).toBe('/mine/store');
  });
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: warehousePackagesWeb, path: '/mine/store?page=2' });
  expect(location()).toBe('/user/login?next=%2Fmine%2Fstore%3Fpage%3D2');
});

test.each(
  byTurns([
    ['en', 'Loading your goods'],
    ['zh', '正在加载仓库商品'],
  ] as const),
)('a skeleton stands where the shelf will (%s)', async (language, label) => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = mockEndpoint(listStoreContract, async () => {
    await waiting;
    return aStorePage([tote()]);
  });
  await openPage({ path, language, handlers: [slow] });
  expect(screen.getByText(label)).toBeInTheDocument();
  answer();
  await loaded();
  expect(screen.queryByText(label)).not.toBeInTheDocument();
});

describe('the selection', () => {
  test.each(
    byTurns([
      ['en', '2 items, 2.00 kg', /Shipping from ¥117\.50 by Sea parcel, to Germany/],
      ['zh', '已选 2 件，2.00 kg', /运费低至 ¥117\.50 （Sea parcel，寄往德国）/],
    ] as const),
  )('tells count, weight and what shipping would cost to where (%s)', async (language, sum, estimate) => {
    const { user } = await openPage({ path, language, items: [tote(), cup()] });
    await loaded();
    await user.click(screen.getByRole('checkbox', { name: /Tote/ }));
    await user.click(screen.getByRole('checkbox', { name: /Cup/ }));
    expect(await bar(language).findByText(sum)).toBeVisible();
    await waitFor(() => expect(bar(language).getByRole('status')).toHaveTextContent(estimate));
    expect(sentTo(quotePackage).at(-1)).toMatchObject({ body: { item_ids: ['tote', 'cup'], country: 'DE' } });
  });

  test('opens the packing page', async () => {
    const { user, location } = await openPage({ path, items: [tote(), cup()] });
    await loaded();
    await user.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Tote' }));
    await user.click(bar().getByRole('button', { name: 'Pack' }));
    await waitFor(() => expect(location()).toBe('/mine/store/confirmInfo?items=cup%2Ctote'));
  });

  test('covers a whole page, works by keyboard, and survives other pages and a reload', async () => {
    const many = Array.from({ length: 26 }, (_, index) =>
      aStoreItem({
        id: `item_${index}`,
        name: `Thing ${index}`,
        weight_g: 100,
        packable: index !== 3,
        reason: index === 3 ? 'waits' : null,
      }),
    );
    const first = aStorePage(many.slice(0, 24), { total: 26 });
    const { user, unmount, answers } = await openPage({ path, answers: { store: first } });
    await loaded();
    const all = bar().getByRole('checkbox', { name: 'Select all on this page' });
    all.focus();
    await user.keyboard(' ');
    expect(bar().getByText('23 items, 2.30 kg')).toBeVisible();
    expect(all).toBeChecked();

    answers.store = aStorePage(many.slice(24), { page: 2, total: 26 });
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByRole('article', { name: 'Thing 25' });
    // A page that a slow machine took long to show is asked for again.
    expect(sentTo(listStore).at(0)?.query).toEqual({ page: 1, page_size: 24 });
    expect(sentTo(listStore).at(-1)?.query).toEqual({ page: 2, page_size: 24 });
    expect(all).not.toBeChecked();
    screen.getByRole('checkbox', { name: 'Select Thing 25' }).focus();
    await user.keyboard(' ');
    expect(bar().getByText('24 items, 2.40 kg')).toBeVisible();
    expect(all).toBePartiallyChecked();
    unmount();

    const again = await openPage({ path, answers: { store: first } });
    await loaded();
    expect(bar().getByText('24 items, 2.40 kg')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Thing 1' })).toBeChecked();
    await again.user.click(bar().getByRole('button', { name: 'Clear the selection' }));
    expect(bar().getByText('0 items, 0.00 kg')).toBeVisible();
    // A full page of cards is slow to query by role.
  }, 30_000);

  test('of more than a hundred goods is too much for one package', async () => {
    sessionStorage.setItem(
      'caravan.draft:store',
      JSON.stringify({
        items: Array.from({ length: maxPackageItems + 1 }, (_, index) => ({ id: `far_${index}`, weight_g: 10 })),
      }),
    );
    const { user, location } = await openPage({ path, items: [tote()] });
    await loaded();
    await user.click(bar().getByRole('button', { name: 'Pack' }));
    expect(await screen.findByText(en.bar.tooMany.replace('{{max}}', String(maxPackageItems)))).toBeVisible();
    expect(location()).toBe('/mine/store');
  });

  test('without an address the country of residence counts', async () => {
    const { user } = await openPage({
      path,
      items: [tote()],
      answers: { addresses: [], quotes: someQuotes({ weight_g: 1_240, lines: [] }) },
      user: { residence: 'FR' },
    });
    await loaded();
    await user.click(screen.getByRole('checkbox', { name: 'Select Tote' }));
    await waitFor(() =>
      expect(bar().getByRole('status')).toHaveTextContent('No shipping method to France can carry this selection.'),
    );
    expect(sentTo(quotePackage)).toMatchObject([{ body: { item_ids: ['tote'], country: 'FR' } }]);
  });

  test.each(
    byTurns([
      ['en', 'Add an address when you pack to see the shipping cost.'],
      ['zh', '打包时填写收货地址，即可查看运费。'],
    ] as const),
  )('without any place nothing is asked for (%s)', async (language, told) => {
    const { user } = await openPage({ path, language, items: [tote()], answers: { addresses: [] } });
    await loaded();
    await user.click(screen.getByRole('checkbox', { name: /Tote/ }));
    expect(bar(language).getByText(told)).toBeVisible();
    expect(sentTo(quotePackage)).toEqual([]);
  });

  test.each(
    byTurns([
      ['en', 'We do not ship to Germany yet.'],
      ['zh', '暂无可送达德国的线路。'],
    ] as const),
  )('says in its place that no line goes there (%s)', async (language, told) => {
    const nowhere = mockEndpoint(quotePackageContract, () => {
      throw fail('country_not_served');
    });
    const { user } = await openPage({ path, language, items: [tote()], handlers: [nowhere] });
    await loaded();
    await user.click(screen.getByRole('checkbox', { name: /Tote/ }));
    await waitFor(() => expect(bar(language).getByText(told)).toBeVisible());
    expect(
      screen.queryByText({ en: 'We do not ship to this country yet', zh: '暂无可送达该国家或地区的线路' }[language]),
    ).not.toBeInTheDocument();
  });

  test('selecting several goods causes one request, and goods packed elsewhere are read again', async () => {
    const taken = mockEndpoint(quotePackageContract, () => {
      throw fail('item_taken');
    });
    const { user, answers } = await openPage({ path, items: [tote(), cup()], handlers: [taken] });
    await loaded();
    const packed = tote({ packable: false, reason: 'In package PK2611AAAA', package_number: 'PK2611AAAA' });
    answers.store = aStorePage([packed, cup()]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Tote' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
    expect(await screen.findByRole('link', { name: 'In package PK2611AAAA' })).toBeVisible();
    expect(await bar().findByText('1 item, 0.76 kg')).toBeVisible();
    expect(sentTo(quotePackage)).toHaveLength(1);
  });
});

test('goods that the address names are selected on all pages, and the address forgets them', async () => {
  const { location } = await openPage({ path: `${path}?items=cup,gone,late`, items: [tote(), cup(), late()] });
  await loaded();
  await waitFor(() => expect(card('Cup').getByRole('checkbox')).toBeChecked());
  expect(card('Lamp').getByRole('checkbox')).toBeChecked();
  expect(card('Tote').getByRole('checkbox')).not.toBeChecked();
  await waitFor(() => expect(location()).toBe(path));
});
