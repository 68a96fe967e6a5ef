import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anAddress } from '@caravan/account/contract/testing';
import { fail, warehousePackagesReasons, type StoreItem } from '@caravan/warehouse-packages/contract';
import { createPackageSchema, quotePackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { doubleClickMs, type WebFeature } from '@caravan/web-core';
import { commonWords, mockEndpoint, mockServer, renderRoute } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { newAddressStandIn } from '../../testing/new-address-stand-in.tsx';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';
import { warehousePackagesWeb } from '../../warehouse-packages.web.ts';

const tote = (over: Partial<StoreItem> = {}) => aStoreItem({ id: 'tote', name: 'Tote', ...over });
const cup = (over: Partial<StoreItem> = {}) => aStoreItem({ id: 'cup', name: 'Cup', weight_g: 760, length_mm: 100, width_mm: 100, height_mm: 100, storage_fen: 150, ...over });

const open = (options: Partial<OpenOptions> = {}) => openPage({ path: '/mine/store/confirmInfo?items=tote,cup', items: [tote(), cup()], ...options });

const submit = (language: 'en' | 'zh' = 'en') => screen.getByRole('button', { name: { en, zh }[language].pack.submit });
const line = (name: RegExp) => screen.findByRole('radio', { name });
const value = (language: 'en' | 'zh' = 'en') => screen.getByRole('textbox', { name: { en, zh }[language].pack.value });
const summary = (language: 'en' | 'zh' = 'en') => within(screen.getByRole('region', { name: { en, zh }[language].pack.summary }));
const amounts = (language: 'en' | 'zh' = 'en') => summary(language).getAllByRole('definition').map((one) => one.textContent);

const pastDoubleClick = () => vi.setSystemTime(Date.now() + doubleClickMs + 1);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe.each(['en', 'zh'] as const)('putting a package together (%s)', (language) => {
  const texts = { en, zh }[language];

  test('shows the goods, the default address, and the lines with how each fee comes about', async () => {
    await open({ language });
    await line(/^Sea parcel/);
    expect(screen.getByRole('heading', { level: 1, name: texts.pack.title })).toBeVisible();
    expect(document.title).toBe(texts.pack.title);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(within(screen.getByRole('region', { name: texts.pack.goods })).getByText(/2\.00 kg/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Ada Example/ })).toBeChecked();

    const table = within(screen.getByRole('table', { name: texts.pack.lines.title }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      expect.stringMatching(new RegExp(`^Sea parcel${texts.line.cheapest}`)),
      expect.stringMatching(/^Airmail parcel/),
      expect.stringMatching(new RegExp(`^Express${texts.line.fastest}`)),
      expect.stringMatching(/^Small packet.*Heavier than the 2 kg/),
    ]);
    // 2.2 kg with packing: first 500 g and four further steps, customs, and the storage of the cup.
    const sea = within(rows[0] as HTMLElement);
    for (const text of ['¥60.00', '¥48.00', '¥8.00', '¥1.50', '¥117.50']) expect(sea.getByText(text)).toBeInTheDocument();
    expect(sea.getByText(/2\.20 kg/)).toBeInTheDocument();
    expect(await line(/^Small packet/)).toBeDisabled();
  });

  test('asks for what is missing, and keeps the rest', async () => {
    const { user, warehouse } = await open({ language });
    await line(/^Sea parcel/);
    await user.type(screen.getByRole('textbox', { name: new RegExp(texts.pack.note) }), 'no shoe box');
    await user.click(submit(language));
    expect(await screen.findByText(warehousePackagesReasons.line_required[language])).toBeVisible();
    expect(value(language)).toHaveAccessibleDescription(expect.stringContaining({ en: 'Please fill this in', zh: '请填写此项' }[language]));
    expect(screen.getByRole('textbox', { name: new RegExp(texts.pack.note) })).toHaveValue('no shoe box');
    expect(warehouse.packages).toEqual([]);
  });

  test('takes a value in yuan only', async () => {
    const { user } = await open({ language });
    await line(/^Sea parcel/);
    await user.type(value(language), 'a lot');
    await user.tab();
    await waitFor(() => expect(value(language)).toHaveAccessibleDescription(expect.stringContaining({ en: 'Enter an amount such as 50 or 50.50', zh: '请输入金额，例如 50 或 50.50' }[language])));
  });

  test('shows every fee and the whole before the button, makes one package, and leads to its payment', async () => {
    const { user, location, warehouse } = await open({ language });
    const sea = await line(/^Sea parcel/);
    expect(summary(language).getByText(texts.pack.noLine)).toBeVisible();
    await user.click(sea);
    expect(amounts(language)).toEqual(['2.20 kg', '¥60.00', '¥48.00', '¥8.00', '¥1.50', '¥117.50']);
    await user.type(value(language), '1,280.50');
    await user.dblClick(submit(language));
    await waitFor(() => expect(location()).toBe('/payment?kind=package&refs=PK2611NEW1'));
    expect(warehouse.packages).toHaveLength(1);
    expect(warehouse.packages[0]).toMatchObject({ declared_value_fen: 128_050, line: { id: 'line_sea' }, address: { city: 'Berlin' }, fee: { fee_fen: 11_750 } });
  });

  test('says that nothing was selected, and that what was packed is gone', async () => {
    const { navigate } = await open({ language, path: '/mine/store/confirmInfo' });
    expect(screen.getByRole('heading', { level: 1, name: { en: 'No product selected!', zh: '请选择商品！' }[language] })).toBeVisible();
    expect(screen.getByRole('link', { name: texts.pack.none.action })).toHaveAttribute('href', '/mine/store');
    await navigate('/mine/store/confirmInfo?items=nobodys');
    expect(await screen.findByRole('heading', { level: 1, name: texts.pack.gone.title })).toBeVisible();
    expect(screen.getByRole('link', { name: texts.pack.gone.action })).toHaveAttribute('href', '/mine/package');
  });

  test('offers to try again when the goods or the fees do not come', async () => {
    const broken = (path: string, method: 'get' | 'post') => http[method](path, () => HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }));
    const { user, warehouse } = await open({ language, handlers: [broken('*/v1/store', 'get'), broken('*/v1/packages/quote', 'post')] });
    await screen.findByRole('heading', { level: 1, name: texts.pack.failed.title });
    mockServer.use(warehouse.handlers[0] as never);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    expect(await screen.findByText(texts.pack.lines.failed)).toBeVisible();
    mockServer.use(...warehouse.handlers);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    expect(await line(/^Sea parcel/)).toBeVisible();
  });

  test('says that no line goes to a country, and to choose another address', async () => {
    const nowhere = mockEndpoint(quotePackageSchema, () => {
      throw fail('country_not_served');
    });
    await open({ language, handlers: [nowhere] });
    expect(await screen.findByText(texts.pack.lines.not_served)).toBeVisible();
  });

  test('without an address one is written in place, and used at once', async () => {
    const { user, book } = await open({ language, addresses: [], features: [warehousePackagesWeb, newAddressStandIn] });
    const add = await screen.findByRole('button', { name: texts.pack.address.first });
    await user.click(submit(language));
    expect(await screen.findByText(warehousePackagesReasons.address_required[language])).toBeVisible();
    await waitFor(() => expect(add).toHaveFocus());
    await user.click(add);

    await user.click(within(await screen.findByRole('dialog', { name: 'first shipping address' })).getByRole('button', { name: 'save' }));
    expect(await screen.findByRole('radio', { name: /Bea Example/ })).toBeChecked();
    expect(book.addresses).toMatchObject([{ kind: 'shipping', first_name: 'Bea' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await line(/^Sea parcel/)).toBeVisible();
  });

  test('where no feature brings the form of an address, the address book is the place for it', async () => {
    const addressBook: WebFeature = {
      id: 'address-book',
      texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
      routes: [{ path: '/mine/address', layout: 'default', load: () => Promise.resolve({ Page: () => <h1>Book</h1>, meta: () => ({ title: 'Book' }) }) }],
    };
    const { user, location } = await open({ language, features: [warehousePackagesWeb, addressBook] });
    await user.click(await screen.findByRole('button', { name: texts.pack.address.add }));
    expect(await screen.findByRole('heading', { name: 'Book' })).toBeVisible();
    expect(location()).toBe('/mine/address');
  });
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: warehousePackagesWeb, path: '/mine/store/confirmInfo?items=a,b' });
  expect(location()).toBe('/user/login?next=%2Fmine%2Fstore%2FconfirmInfo%3Fitems%3Da%2Cb');
});

test('arrows move among the lines that can carry the goods', async () => {
  const { user } = await open();
  await user.click(await line(/^Sea parcel/));
  await user.keyboard('{ArrowDown}');
  expect(await line(/^Airmail parcel/)).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await line(/^Sea parcel/)).toBeChecked();
});

test('another address is quoted anew', async () => {
  const asked: unknown[] = [];
  const office = anAddress({ id: 'office', first_name: 'Office', country: 'US', is_default: false });
  const { user, warehouse } = await open({ addresses: [anAddress(), office] });
  mockServer.use(
    mockEndpoint(quotePackageSchema, ({ body }) => {
      asked.push(body);
      return { weight_g: 1, lines: [] };
    }),
    ...warehouse.handlers.slice(2),
  );
  await user.click(await screen.findByRole('radio', { name: /Office/ }));
  await waitFor(() => expect(asked).toContainEqual({ item_ids: ['tote', 'cup'], address_id: 'office' }));
});

describe('when the server says no', () => {
  const fill = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.user.click(await line(/^Sea parcel/));
    await page.user.type(value(), '50');
  };

  test('a changed fee is told with what it was, nothing is lost, and the next try goes through', async () => {
    const page = await open();
    await fill(page);
    page.warehouse.lines = page.warehouse.lines.map((one) => (one.id === 'line_sea' ? { ...one, first_fen: 7_000 } : one));
    await page.user.click(submit());
    expect(await screen.findByText('It was ¥117.50 and is now ¥127.50. Everything you chose and wrote is kept. Please check and confirm again.')).toBeVisible();
    expect(value()).toHaveValue('50');
    expect(await line(/^Sea parcel/)).toBeChecked();
    expect(page.warehouse.packages).toEqual([]);
    act(pastDoubleClick);
    await page.user.click(submit());
    await waitFor(() => expect(page.location()).toBe('/payment?kind=package&refs=PK2611NEW1'));
  });

  test('goods that were packed elsewhere are named, and the rest may go on with what was written', async () => {
    const page = await open();
    await fill(page);
    page.warehouse.items = [tote({ packable: false, reason: 'In package PK2611AAAA', package_number: 'PK2611AAAA' }), cup()];
    await page.user.click(submit());
    const notice = await screen.findByText('Some of these goods can’t go along');
    expect(notice).toBeVisible();
    expect(screen.getByText('In package PK2611AAAA')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Go on without them' }));
    expect(page.location()).toBe('/mine/store/confirmInfo?items=cup');
    expect(await line(/^Sea parcel/)).toBeVisible();
    expect(value()).toHaveValue('50');
  });

  test('a line that closed is greyed with its reason and has to be chosen again', async () => {
    const page = await open();
    await fill(page);
    page.warehouse.lines = page.warehouse.lines.map((one) => (one.id === 'line_sea' ? { ...one, max_g: 1_000 } : one));
    await page.user.click(submit());
    await waitFor(async () => expect(await line(/^Sea parcel/)).toBeDisabled());
    expect(await line(/^Sea parcel/)).not.toBeChecked();
    expect(value()).toHaveValue('50');
  });

  test('a value that is too high for the line is marked where it stands', async () => {
    const page = await open({
      handlers: [
        mockEndpoint(createPackageSchema, () => {
          throw fail('line_value_too_high');
        }),
      ],
    });
    await fill(page);
    await page.user.click(submit());
    await waitFor(() => expect(value()).toHaveAccessibleDescription(expect.stringContaining('The declared value is above what this line carries')));
    expect(value()).toHaveFocus();
  });
});
