import { screen, within } from '@testing-library/react';
import { fail, haulPaths, listImportedOrders } from '@caravan/haul/contract';
import {
  getHaulImportContract,
  listImportedOrdersContract,
  listImportedPackagesContract,
} from '@caravan/haul/contract/schema';
import { aHaulOrder, anImportedOrder, anImportedPackage } from '@caravan/haul/contract/testing';
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
      items: [anImportedOrder({ ...aHaulOrder({ status: 'at_customs' }) })],
      page: 1,
      page_size: 20,
      total: 1,
    }));
    await open(language, { id: 'import-1' }, [answer]);
    expect(await screen.findByText('at_customs')).toBeVisible();
  });

  it('leads to further pages', async () => {
    const answer = mockEndpoint(listImportedOrdersContract, ({ query }) => ({
      items: [anImportedOrder({ ...aHaulOrder({ number: `CV-${query.page}` }) })],
      page: query.page,
      page_size: 20,
      total: 45,
    }));
    await open(language, { id: 'import-1', page: 2 }, [answer]);
    expect(await screen.findByRole('article', { name: /CV-2/ })).toBeVisible();
    expect(sentTo(listImportedOrders)).toMatchObject([{ query: { page: 2 } }]);
    expect(screen.getByRole('navigation', { name: language === 'en' ? 'Pages' : '分页' })).toBeVisible();
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
  const answer = mockEndpoint(listImportedPackagesContract, () => ({
    items: [anImportedPackage({ refunded_fen: 250 })],
    page: 1,
    page_size: 20,
    total: 1,
  }));
  await open('en', { id: 'import-1', part: 'packages' }, [answer]);
  const parcel = within(await screen.findByRole('article', { name: 'Parcel PK2601080001' }));
  for (const text of ['China Post RR123456789CN', 'Germany', '1.00 kg', '¥117.50', '¥2.50'])
    expect(parcel.getByText(text)).toBeVisible();
  expect(parcel.getByText(/Celadon cup/)).toBeVisible();
  expect(parcel.getByText(/Shanghai: Departed/)).toBeInTheDocument();
});
