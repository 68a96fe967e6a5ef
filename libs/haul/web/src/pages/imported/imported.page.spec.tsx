import { screen, within } from '@testing-library/react';
import { fail, getImportedOrder, listImportedOrders } from '@caravan/haul/contract';
import {
  getHaulImportContract,
  getImportedOrderContract,
  getImportedPackageContract,
  listImportedOrdersContract,
  listImportedPackagesContract,
  listImportedPaymentsContract,
} from '@caravan/haul/contract/schema';
import {
  anImportedOrder,
  anImportedOrderSummary,
  anImportedPackage,
  anImportedPackageSummary,
  anImportedPayment,
} from '@caravan/haul/contract/testing';
import { haulPaths } from '@caravan/routes';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { haulWeb } from '../../haul.web.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { haulHandlers } from '../../mocks/haul.handlers.ts';

type Handlers = NonNullable<Parameters<typeof renderRoute>[0]['handlers']>;

const open = (language: 'en' | 'zh', search: object, handlers: Handlers = []) =>
  renderRoute({
    feature: haulWeb,
    path: haulPaths.imported.href({ ...search }),
    language,
    loggedIn: true,
    handlers: [...handlers, ...haulHandlers()],
  });

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s an imported archive', (language, texts) => {
  it('says whose it is, and shows its orders with goods and photos', async () => {
    const { user } = await open(language, { id: 'import-1' });
    const title = texts.imported.title.replace('{{shop}}', 'Silk Post');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const order = within(
      await screen.findByRole('article', { name: texts.order.heading.replace('{{number}}', 'CV2601020001') }),
    );
    expect(order.getByText('¥108.00')).toBeVisible();
    const look = texts.imported.findOf.replace('{{name}}', 'Celadon cup');
    expect(order.getByRole('link', { name: look })).toHaveAttribute(
      'href',
      `/productdetail?url=${encodeURIComponent('https://item.taobao.com/item.htm?id=1')}`,
    );
    const photo = texts.imported.photo.replace('{{name}}', 'Celadon cup').replace('{{place}}', '1');
    await user.click(order.getByRole('button', { name: photo }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it.each([
    ['packages', 'PK2601080001'],
    ['payments', 'CV2601020001'],
    ['wallet', 'Payment of order CV2601020001'],
  ] as const)('shows its %s', async (part, text) => {
    await open(language, { id: 'import-1', part });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(`^${texts.parts[part]}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('shows codes of another version as they are', async () => {
    const answer = mockEndpoint(listImportedOrdersContract, () => ({
      items: [anImportedOrderSummary({ status: 'at_customs' })],
      page: 1,
      page_size: 20,
      total: 1,
    }));
    await open(language, { id: 'import-1' }, [answer]);
    expect(await screen.findByText('at_customs')).toBeVisible();
  });

  it('leads to further pages', async () => {
    const answer = mockEndpoint(listImportedOrdersContract, ({ query }) => ({
      items: [anImportedOrderSummary({ number: `CV-${query.page}` })],
      page: query.page,
      page_size: 20,
      total: 45,
    }));
    await open(language, { id: 'import-1', page: 2 }, [answer]);
    expect(await screen.findByRole('article', { name: /CV-2/ })).toBeVisible();
    expect(sentTo(listImportedOrders)).toMatchObject([{ query: { page: 2 } }]);
    expect(screen.getByRole('navigation', { name: language === 'en' ? 'Pages' : '分页' })).toBeVisible();
  });

  it('shows an order in short, and all of it on its own page, with a way back to the list', async () => {
    const short = mockEndpoint(listImportedOrdersContract, () => ({
      items: [anImportedOrderSummary({ line_count: 13, goods_count: 3 })],
      page: 2,
      page_size: 20,
      total: 21,
    }));
    const note = mockEndpoint(getImportedOrderContract, () => anImportedOrder({ note: 'Pack it well' }));
    const { user, location } = await open(language, { id: 'import-1', page: 2 }, [short, note]);
    const name = texts.order.heading.replace('{{number}}', 'CV2601020001');
    const card = within(await screen.findByRole('article', { name }));
    expect(card.getByText(texts.order.moreLines.replace('{{count}}', '12'))).toBeVisible();
    expect(card.getByText(texts.order.moreGoods.replace('{{count}}', '2'))).toBeVisible();
    await user.click(card.getByRole('link', { name: texts.imported.wholeOf.replace('{{name}}', name) }));
    expect(await screen.findByText('Pack it well')).toBeVisible();
    expect(location()).toBe('/mine/archive/imported?id=import-1&number=CV2601020001&page=2');
    expect(sentTo(getImportedOrder)).toMatchObject([{ params: { id: 'import-1', number: 'CV2601020001' } }]);
    expect(screen.queryByRole('link', { name: new RegExp(texts.imported.whole) })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: texts.imported.list.orders }));
    expect(location()).toBe('/mine/archive/imported?id=import-1&page=2');
  });

  it.each(['orders', 'packages'])('says that none of its %s has the number', async (part) => {
    const none = () => {
      throw fail('not_found');
    };
    const missing = [mockEndpoint(getImportedOrderContract, none), mockEndpoint(getImportedPackageContract, none)];
    await open(language, { id: 'import-1', part, number: 'X1' }, missing);
    expect(await screen.findByRole('heading', { level: 1, name: texts.imported.gone.title })).toBeVisible();
  });

  it('offers to load an order again', async () => {
    const failing = mockEndpoint(getImportedOrderContract, () => {
      throw fail('unavailable');
    });
    await open(language, { id: 'import-1', number: 'CV2601020001' }, [failing]);
    expect(await screen.findByRole('heading', { name: texts.failed.title })).toBeVisible();
  });

  it('says how many more things a payment is for', async () => {
    const answer = mockEndpoint(listImportedPaymentsContract, () => ({
      items: [anImportedPayment({ refs: ['CV1', 'CV2'], ref_count: 9 })],
      page: 1,
      page_size: 20,
      total: 1,
    }));
    await open(language, { id: 'import-1', part: 'payments' }, [answer]);
    expect(await screen.findByText(new RegExp(`CV2.*${texts.table.more.replace('{{count}}', '7')}`))).toBeVisible();
  });

  it('says that a part is empty', async () => {
    const answer = mockEndpoint(listImportedPackagesContract, () => ({ items: [], page: 1, page_size: 20, total: 0 }));
    await open(language, { id: 'import-1', part: 'packages' }, [answer]);
    expect(await screen.findByText(texts.imported.empty)).toBeVisible();
  });

  it('of somebody else, or a removed one, is not here', async () => {
    const missing = mockEndpoint(getHaulImportContract, () => {
      throw fail('not_found');
    });
    const none = mockEndpoint(listImportedOrdersContract, () => {
      throw fail('not_found');
    });
    await open(language, { id: 'import-9' }, [missing, none]);
    expect(await screen.findByRole('heading', { level: 1, name: texts.imported.gone.title })).toBeVisible();
  });
});

it('a parcel shows its contents, tracking and the carrier’s events', async () => {
  const answer = mockEndpoint(getImportedPackageContract, () => anImportedPackage({ refunded_fen: 250 }));
  await open('en', { id: 'import-1', part: 'packages', number: 'PK2601080001' }, [answer]);
  const parcel = within(await screen.findByRole('article', { name: 'Parcel PK2601080001' }));
  for (const text of ['China Post RR123456789CN', 'Germany', '1.00 kg', '¥117.50', '¥2.50'])
    expect(parcel.getByText(text)).toBeVisible();
  expect(parcel.getByText(/Celadon cup/)).toBeVisible();
  expect(parcel.getByText(/Shanghai: Departed/)).toBeInTheDocument();
});

it('a parcel in the list has no events, and leads to its own page', async () => {
  const answer = mockEndpoint(listImportedPackagesContract, () => ({
    items: [anImportedPackageSummary({ goods_count: 4 })],
    page: 1,
    page_size: 20,
    total: 1,
  }));
  await open('en', { id: 'import-1', part: 'packages' }, [answer]);
  const parcel = within(await screen.findByRole('article', { name: 'Parcel PK2601080001' }));
  expect(parcel.getByText('and 3 more')).toBeVisible();
  expect(parcel.queryByText(en.package.events)).not.toBeInTheDocument();
  expect(parcel.getByRole('link', { name: 'Show all: Parcel PK2601080001' })).toHaveAttribute(
    'href',
    '/mine/archive/imported?id=import-1&part=packages&number=PK2601080001',
  );
});
