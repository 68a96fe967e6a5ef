import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anAddress } from '@caravan/account/contract/testing';
import { createAddress } from '@caravan/account/contract';
import { listShippingAccuracy, type Quote } from '@caravan/shipping/contract';
import {
  createPackage,
  fail,
  quotePackage,
  warehousePackagesReasons,
  type StoreItem,
} from '@caravan/warehouse-packages/contract';
import {
  createPackageContract,
  listStoreContract,
  quotePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { anAccuracy, aQuote } from '@caravan/shipping/contract/testing';
import * as shipping from '@caravan/shipping/web/testing';
import {
  anInsurance,
  aPackageMade,
  aStoreItem,
  aStorePage,
  someQuotes,
} from '@caravan/warehouse-packages/contract/testing';
import { doubleClickMs, type WebFeature } from '@caravan/web-core';
import { byTurns, commonWords, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { newAddressStandIn } from '../../testing/new-address-stand-in.tsx';
import { openPage, type OpenOptions, ownFeatures } from '../../testing/open-page.ts';
import { warehousePackagesWeb } from '../../warehouse-packages.web.ts';

const tote = (over: Partial<StoreItem> = {}) => aStoreItem({ id: 'tote', name: 'Tote', ...over });
const cup = (over: Partial<StoreItem> = {}) =>
  aStoreItem({
    id: 'cup',
    name: 'Cup',
    weight_g: 760,
    length_mm: 100,
    width_mm: 100,
    height_mm: 100,
    storage_fen: 150,
    ...over,
  });

const open = (options: Partial<OpenOptions> = {}) =>
  openPage({ path: '/mine/store/confirmInfo?items=tote,cup', items: [tote(), cup()], ...options });

const submit = (language: 'en' | 'zh' = 'en') => screen.getByRole('button', { name: { en, zh }[language].pack.submit });
const line = (name: RegExp) => screen.findByRole('radio', { name });
const value = (language: 'en' | 'zh' = 'en') => screen.getByRole('textbox', { name: { en, zh }[language].pack.value });
const summary = (language: 'en' | 'zh' = 'en') =>
  within(screen.getByRole('region', { name: { en, zh }[language].pack.summary }));
const methods = (language: 'en' | 'zh' = 'en') =>
  within(screen.getByRole('region', { name: { en, zh }[language].pack.lines.title }));
const amounts = (language: 'en' | 'zh' = 'en') =>
  methods(language)
    .getAllByRole('definition')
    .map((one) => one.textContent);
const names = () => screen.getAllByRole('radio', { name: /¥/ }).map((one) => one.getAttribute('value'));

/** The quotes with a changed quote by sea. */
const withSea = (over: Partial<Quote>) => ({
  ...someQuotes(),
  lines: someQuotes().lines.map((one) => (one.id === 'line_sea' ? { ...one, ...over } : one)),
});

const pastDoubleClick = () => vi.setSystemTime(Date.now() + doubleClickMs + 1);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe.each(byTurns(['en', 'zh']))('putting a package together (%s)', (language) => {
  const texts = { en, zh }[language];
  const { accuracy: accuracyTexts } = shipping[language];

  test('shows the goods, the default address, and the shipping methods with fee breakdowns', async () => {
    const { user } = await open({ language });
    await line(/^Sea parcel/);
    expect(sentTo(quotePackage)).toMatchObject([{ body: { item_ids: ['tote', 'cup'], address_id: 'address_1' } }]);
    expect(screen.getByRole('heading', { level: 1, name: texts.pack.title })).toBeVisible();
    expect(document.title).toBe(texts.pack.title);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(within(screen.getByRole('region', { name: texts.pack.goods })).getByText(/2\.00 kg/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Ada Example/ })).toBeChecked();

    const eta = (from: number, to: number) => texts.line.eta.replace('{{from}}', `${from}`).replace('{{to}}', `${to}`);
    expect(screen.getAllByRole('radio', { name: /¥/ })).toEqual([
      await line(new RegExp(`^Sea parcel ?${texts.line.cheapest} ${eta(40, 60)} ¥117.50`)),
      await line(new RegExp(`^Airmail parcel ${eta(10, 14)} ¥209.50`)),
      await line(new RegExp(`^Express ?${texts.line.fastest} ${eta(3, 5)} ¥481.50`)),
    ]);
    // The others are behind one line, with their reasons.
    const closed = methods(language).getByText('Small packet');
    expect(closed).not.toBeVisible();
    await user.click(screen.getByText(texts.choose.closed_one.replace('{{count}}', '1')));
    expect(closed).toBeVisible();
    expect(screen.getByText(/Heavier than the 2 kg/)).toBeVisible();
  });

  test('the cheapest method is chosen, and only the chosen one shows its fee part by part', async () => {
    const { user } = await open({ language });
    await waitFor(async () => expect(await line(/^Sea parcel/)).toBeChecked());
    // 2.2 kg with packing: first 500 g and four further steps, customs, and the storage of the cup.
    expect(amounts(language)).toEqual(['¥60.00', '¥48.00', '¥8.00', '¥1.50']);
    expect(methods(language).getAllByText(/2\.20 kg/)).toHaveLength(1);
    expect(summary(language).getByText('¥117.50')).toBeVisible();
    await user.click(await line(/^Express/));
    expect(amounts(language)).toEqual(['¥220.00', '¥260.00', '¥0.00', '¥1.50']);
    expect(summary(language).getByText('¥481.50')).toBeVisible();
  });

  test('says of each method how well its quotes were kept, and leads to all figures', async () => {
    const accuracy = [anAccuracy(), anAccuracy({ country: 'FR', method_id: 'line_sea' })];
    await open({ language, answers: { accuracy } });
    const said = { en: /median -1.2%.*median 11.3 days/, zh: /中位数 -1.2%.*中位数 11.3 天/ }[language];
    await waitFor(async () => expect(await line(/^Airmail parcel/)).toHaveAccessibleDescription(said));
    expect(await line(/^Sea parcel/)).not.toHaveAccessibleDescription();
    expect(screen.getByRole('link', { name: accuracyTexts.link })).toHaveAttribute('href', '/shipping/accuracy');
    expect(sentTo(listShippingAccuracy)).toMatchObject([{ query: { country: 'DE' } }]);
  });

  test('says that there are too few parcels to the country, and leads to all figures', async () => {
    await open({ language, answers: { accuracy: [] } });
    const link = await screen.findByRole('link', { name: accuracyTexts.linkFew });
    expect(link).toHaveAttribute('href', '/shipping/accuracy');
  });

  test('sorts the methods by price or by speed', async () => {
    const { user } = await open({ language });
    await line(/^Sea parcel/);
    expect(names()).toEqual(['line_sea', 'line_air', 'line_express']);
    const speed = screen.getByRole('button', { name: texts.choose.speed });
    expect(speed).toHaveAttribute('aria-pressed', 'false');
    await user.click(speed);
    expect(speed).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['line_express', 'line_air', 'line_sea']);
    expect(await line(/^Sea parcel/)).toBeChecked();
  });

  test('a long list shows its first methods and the chosen one until all are asked for', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      aQuote({ id: `m${index}`, name: `Method ${index}`, fee_fen: 10_000 + index, eta_max_days: 30 - index }),
    );
    const { user } = await open({ language, answers: { quotes: someQuotes({ lines: many }) } });
    await line(/^Method 0/);
    expect(names()).toEqual(['m0', 'm1', 'm2']);
    await user.click(screen.getByRole('button', { name: texts.choose.speed }));
    expect(names()).toEqual(['m7', 'm6', 'm5', 'm0']);
    await user.click(screen.getByRole('button', { name: texts.choose.all.replace('{{count}}', '8') }));
    expect(names()).toHaveLength(8);
    expect(await line(/^Method 0/)).toBeChecked();
  });

  test('suggests what the goods cost as the declared value', async () => {
    await open({ language, items: [tote({ value_fen: 12_050 }), cup({ value_fen: 900 })] });
    expect(value(language)).toHaveValue('129.50');
  });

  test('offers packing options with their prices, and counts the chosen ones in the fee and in the package', async () => {
    const { user } = await open({ language });
    await waitFor(async () => expect(await line(/^Sea parcel/)).toBeChecked());
    await user.click(screen.getByText(texts.packing.choose));
    await user.click(screen.getByRole('checkbox', { name: `${texts.packing.kind.gift} · ${texts.packing.free}` }));
    await user.click(screen.getByRole('checkbox', { name: `${texts.packing.kind.corner_protection} · ¥5.00` }));
    await waitFor(() => expect(summary(language).getByText('¥122.50')).toBeVisible());
    expect(amounts(language)).toEqual(['¥60.00', '¥48.00', '¥8.00', '¥1.50', '¥5.00']);
    expect(sentTo(quotePackage).at(-1)?.body).toMatchObject({ packing_options: ['corner_protection', 'gift'] });
    expect(
      screen.getByText(texts.packing.chosen_other.replace('{{count}}', '2').replace('{{amount}}', '¥5.00')),
    ).toBeVisible();
    await user.click(submit(language));
    await waitFor(() => expect(sentTo(createPackage)).toHaveLength(1));
    expect(sentTo(createPackage)[0]?.body).toMatchObject({
      packing_options: ['corner_protection', 'gift'],
      fee_fen: 12_250,
    });
  });

  test('marks missing values, and keeps the rest', async () => {
    const closed = someQuotes().lines.map((one) => ({ ...one, available: false, reason: 'Closed' }));
    const { user } = await open({ language, answers: { quotes: { ...someQuotes(), lines: closed } } });
    await screen.findByText(texts.choose.none);
    await user.clear(value(language));
    await user.type(screen.getByRole('textbox', { name: new RegExp(texts.pack.note) }), 'no shoe box');
    await user.click(submit(language));
    expect(await screen.findByText(warehousePackagesReasons.line_required.text[language])).toBeVisible();
    expect(value(language)).toHaveAccessibleDescription(
      expect.stringContaining({ en: 'Please fill this in', zh: '请填写此项' }[language]),
    );
    expect(screen.getByRole('textbox', { name: new RegExp(texts.pack.note) })).toHaveValue('no shoe box');
    expect(sentTo(createPackage)).toEqual([]);
  });

  test('takes a value in yuan only', async () => {
    const { user } = await open({ language });
    await line(/^Sea parcel/);
    await user.clear(value(language));
    await user.type(value(language), 'a lot');
    await user.tab();
    await waitFor(() =>
      expect(value(language)).toHaveAccessibleDescription(
        expect.stringContaining(
          { en: 'Enter an amount such as 50 or 50.50', zh: '请输入金额，例如 50 或 50.50' }[language],
        ),
      ),
    );
  });

  test('shows all fees and the total before the button, creates one package, and opens its payment', async () => {
    const { user, location } = await open({ language, answers: { made: aPackageMade({ number: 'PK2611NEW1' }) } });
    expect(summary(language).getByText(texts.pack.noLine)).toBeVisible();
    await user.click(await line(/^Sea parcel/));
    expect(summary(language).getByText('¥117.50')).toBeVisible();
    await user.clear(value(language));
    await user.type(value(language), '1,280.50');
    await user.dblClick(submit(language));
    await waitFor(() => expect(location()).toBe('/payment?kind=package&refs=PK2611NEW1'));
    expect(sentTo(createPackage)).toMatchObject([
      {
        body: {
          item_ids: ['tote', 'cup'],
          address_id: 'address_1',
          line_id: 'line_sea',
          declared_value_fen: 128_050,
          fee_fen: 11_750,
        },
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  test('reports an empty selection, and goods that are already packed', async () => {
    const { navigate } = await open({ language, path: '/mine/store/confirmInfo' });
    expect(
      screen.getByRole('heading', { level: 1, name: { en: 'No product selected!', zh: '请选择商品！' }[language] }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: texts.pack.none.action })).toHaveAttribute('href', '/mine/store');
    await navigate('/mine/store/confirmInfo?items=nobodys');
    expect(await screen.findByRole('heading', { level: 1, name: texts.pack.gone.title })).toBeVisible();
    expect(screen.getByRole('link', { name: texts.pack.gone.action })).toHaveAttribute('href', '/mine/package');
  });

  test('offers to retry when the goods or the fees fail to load', async () => {
    const broken = (path: string, method: 'get' | 'post') =>
      http[method](path, () =>
        HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
      );
    const { user, answers, mocks } = await open({
      language,
      handlers: [broken('*/v1/store', 'get'), broken('*/v1/packages/quote', 'post')],
    });
    await screen.findByRole('heading', { level: 1, name: texts.pack.failed.title });
    mockServer.use(mockEndpoint(listStoreContract, () => answers.store));
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    expect(await screen.findByText(texts.pack.lines.failed)).toBeVisible();
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    expect(await line(/^Sea parcel/)).toBeVisible();
  });

  test('says that no shipping method serves a country, and asks for another address', async () => {
    const nowhere = mockEndpoint(quotePackageContract, () => {
      throw fail('country_not_served');
    });
    await open({ language, handlers: [nowhere] });
    expect(await screen.findByText(texts.pack.lines.not_served)).toBeVisible();
  });

  test('without an address one is added on the page, and used at once', async () => {
    const { user } = await open({
      language,
      answers: { addresses: [], next: { addresses: [anAddress({ first_name: 'Bea' })] } },
      features: [...ownFeatures, newAddressStandIn],
    });
    const add = await screen.findByRole('button', { name: texts.pack.address.first });
    await user.click(submit(language));
    expect(await screen.findByText(warehousePackagesReasons.address_required.text[language])).toBeVisible();
    await waitFor(() => expect(add).toHaveFocus());
    await user.click(add);

    await user.click(
      within(await screen.findByRole('dialog', { name: 'first shipping address' })).getByRole('button', {
        name: 'save',
      }),
    );
    expect(await screen.findByRole('radio', { name: /Bea Example/ })).toBeChecked();
    expect(sentTo(createAddress)).toMatchObject([{ body: { kind: 'shipping', first_name: 'Bea' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await line(/^Sea parcel/)).toBeVisible();
  });

  test('without the address slot it links to the address book', async () => {
    const addressBook: WebFeature = {
      id: 'address-book',
      texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
      routes: [
        {
          path: '/mine/address',
          layout: 'default',
          load: () => Promise.resolve({ Page: () => <h1>Book</h1>, meta: () => ({ title: 'Book' }) }),
        },
      ],
    };
    const { user, location } = await open({ language, features: [...ownFeatures, addressBook] });
    await user.click(await screen.findByRole('button', { name: texts.pack.address.add }));
    expect(await screen.findByRole('heading', { name: 'Book' })).toBeVisible();
    expect(location()).toBe('/mine/address');
  });
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: warehousePackagesWeb, path: '/mine/store/confirmInfo?items=a,b' });
  expect(location()).toBe('/user/login?next=%2Fmine%2Fstore%2FconfirmInfo%3Fitems%3Da%2Cb');
});

describe('packing options', () => {
  test('a shop that offers none shows none', async () => {
    await open({ answers: { packing: [] } });
    await line(/^Sea parcel/);
    expect(screen.queryByText(en.packing.choose)).not.toBeInTheDocument();
  });

  test('stay chosen after a reload, and can be taken back', async () => {
    const choice = () => screen.findByRole('checkbox', { name: /^Vacuum packing/ });
    const { user, unmount } = await open();
    await line(/^Sea parcel/);
    await user.click(screen.getByText(en.packing.choose));
    await user.click(await choice());
    await waitFor(() => expect(summary().getByText('¥120.50')).toBeVisible());
    unmount();
    await open();
    await waitFor(async () => expect(await choice()).toBeChecked());
    await waitFor(() => expect(summary().getByText('¥120.50')).toBeVisible());
    await user.click(await choice());
    await waitFor(() => expect(summary().getByText('¥117.50')).toBeVisible());
    expect(await choice()).toBeVisible();
  });

  test('one that the shop withdrew meanwhile is left out, and the rest is kept', async () => {
    let isRefused = false;
    const { user, answers } = await open({
      handlers: [
        mockEndpoint(createPackageContract, () => {
          if (isRefused) return aPackageMade();
          isRefused = true;
          throw fail('packing_option_unknown', { fields: { packing_options: 'packing_option_unknown' } });
        }),
      ],
    });
    await line(/^Sea parcel/);
    await user.click(screen.getByText(en.packing.choose));
    await user.click(screen.getByRole('checkbox', { name: /^Vacuum packing/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Corner protection/ }));
    await waitFor(() => expect(summary().getByText('¥125.50')).toBeVisible());
    answers.packing = answers.packing.filter(({ kind }) => kind !== 'vacuum');
    await user.click(submit());
    expect(await screen.findByText(/was ¥125.50 and is now ¥122.50/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Vacuum packing/ })).not.toBeInTheDocument();
    pastDoubleClick();
    await user.click(submit());
    await waitFor(() => expect(sentTo(createPackage)).toHaveLength(2));
    expect(sentTo(createPackage)[1]?.body).toMatchObject({ packing_options: ['corner_protection'], fee_fen: 12_250 });
  });

  test('one that a quote does not know is looked up again', async () => {
    const { user, answers, mocks } = await open();
    await line(/^Sea parcel/);
    await user.click(screen.getByText(en.packing.choose));
    mockServer.use(
      mockEndpoint(quotePackageContract, () => {
        throw fail('packing_option_unknown', { fields: { packing_options: 'packing_option_unknown' } });
      }),
    );
    const left = answers.packing.filter(({ kind }) => kind !== 'vacuum');
    await user.click(screen.getByRole('checkbox', { name: /^Vacuum packing/ }));
    expect(await screen.findByText(en.pack.lines.services)).toBeVisible();
    answers.packing = left;
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords.en.again }));
    expect(await line(/^Sea parcel/)).toBeVisible();
  });
});

describe.each(byTurns(['en', 'zh']))('insurance (%s)', (language) => {
  const texts = { en, zh }[language];
  const tiers = [anInsurance(), anInsurance({ id: 'plus', name: 'Plus', cover_fen: 200_000, fee_fen: 2_000 })];
  const tier = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

  test('is chosen with its cover and fee, and can be taken back', async () => {
    const { user } = await open({ language, answers: { insurance: tiers } });
    await waitFor(() => expect(summary(language).getByText('¥117.50')).toBeVisible());
    await user.click(screen.getByText(texts.insurance.choose));
    expect(tier(texts.insurance.none)).toBeChecked();
    expect(screen.getByText(texts.insurance.covers.replace('{{amount}}', '¥2,000.00'))).toBeVisible();
    await user.click(tier('Plus'));
    await waitFor(() => expect(summary(language).getByText('¥137.50')).toBeVisible());
    expect(amounts(language)).toEqual(['¥60.00', '¥48.00', '¥8.00', '¥1.50', '¥20.00']);
    await user.click(tier(texts.insurance.none));
    await waitFor(() => expect(summary(language).getByText('¥117.50')).toBeVisible());
    expect(sentTo(quotePackage).at(-1)?.body).not.toHaveProperty('insurance_id');
    await user.click(tier('Plus'));
    await waitFor(() => expect(summary(language).getByText('¥137.50')).toBeVisible());
    await user.click(submit(language));
    await waitFor(() => expect(sentTo(createPackage)).toHaveLength(1));
    expect(sentTo(createPackage)[0]?.body).toMatchObject({ insurance_id: 'plus', fee_fen: 13_750 });
  });

  test('is not shown by a shop that set none', async () => {
    await open({ language });
    await line(/^Sea parcel/);
    expect(screen.queryByText(texts.insurance.choose)).not.toBeInTheDocument();
  });
});

test('arrow keys move among the available shipping methods', async () => {
  const { user } = await open();
  await user.click(await line(/^Sea parcel/));
  await user.keyboard('{ArrowDown}');
  expect(await line(/^Airmail parcel/)).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await line(/^Sea parcel/)).toBeChecked();
});

test('the chosen address is shown, the others on demand; another address requests new quotes', async () => {
  const office = anAddress({ id: 'office', first_name: 'Office', country: 'US', is_default: false });
  const { user } = await open({ answers: { addresses: [anAddress(), office] } });
  const addresses = within(await screen.findByRole('region', { name: 'Delivery address' }));
  await waitFor(() => expect(addresses.getAllByRole('radio')).toHaveLength(1));
  expect(addresses.getByRole('radio')).toBeChecked();
  await user.click(addresses.getByRole('button', { name: 'Show all 2 addresses' }));
  await user.click(addresses.getByRole('radio', { name: /Office/ }));
  await waitFor(() =>
    expect(sentTo(quotePackage).at(-1)?.body).toEqual({ item_ids: ['tote', 'cup'], address_id: 'office' }),
  );
});

describe('when the server refuses', () => {
  /** A creation that the server refuses once. */
  const refusedOnce = (
    reason: 'quote_changed' | 'item_taken' | 'item_disposed' | 'line_unavailable' | 'line_value_too_high',
  ) => {
    let refused = false;
    return mockEndpoint(
      createPackageContract,
      () => {
        if (refused) return aPackageMade();
        refused = true;
        throw fail(reason);
      },
      warehousePackagesReasons,
    );
  };
  const fill = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.user.click(await line(/^Sea parcel/));
    await page.user.clear(value());
    await page.user.type(value(), '50');
  };

  test('a changed fee is shown with the previous one, all values stay, and the next try succeeds', async () => {
    const page = await open({ handlers: [refusedOnce('quote_changed')] });
    await fill(page);
    page.answers.quotes = withSea({ first_fen: 7_000, fee_fen: 12_750 });
    await page.user.click(submit());
    expect(await screen.findByText(/was ¥117\.50 and is now ¥127\.50\. Everything you entered is kept/)).toBeVisible();
    expect(value()).toHaveValue('50');
    expect(await line(/^Sea parcel/)).toBeChecked();
    act(pastDoubleClick);
    await page.user.click(submit());
    await waitFor(() => expect(page.location()).toBe('/payment?kind=package&refs=PK2611A1B2C3D'));
    expect(sentTo(createPackage).map(({ body }) => body.fee_fen)).toEqual([11_750, 12_750]);
  });

  test('goods that are already packed are named, and the rest can continue with the same values', async () => {
    const page = await open({ handlers: [refusedOnce('item_taken')] });
    await fill(page);
    const packed = tote({ packable: false, reason: 'In package PK2611AAAA', package_number: 'PK2611AAAA' });
    page.answers.store = aStorePage([packed, cup()]);
    await page.user.click(submit());
    const notice = await screen.findByText('Some of these goods can’t be included');
    expect(notice).toBeVisible();
    expect(screen.getByText('In package PK2611AAAA')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Continue without them' }));
    expect(page.location()).toBe('/mine/store/confirmInfo?items=cup');
    expect(await line(/^Sea parcel/)).toBeVisible();
    expect(value()).toHaveValue('50');
  });

  test('goods that were disposed of are left out, and the rest can continue', async () => {
    const page = await open({ handlers: [refusedOnce('item_disposed')] });
    await fill(page);
    page.answers.store = aStorePage([cup()]);
    await page.user.click(submit());
    expect(await screen.findByText('Some of these goods can’t be included')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Continue without them' }));
    expect(page.location()).toBe('/mine/store/confirmInfo?items=cup');
  });

  test('a closed shipping method is told with its reason, and another must be chosen', async () => {
    const page = await open({ handlers: [refusedOnce('line_unavailable')] });
    await fill(page);
    page.answers.quotes = withSea({ available: false, reason: 'This line is closed' });
    await page.user.click(submit());
    expect(await screen.findByText('This line is closed')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Sea parcel/ })).toBeNull();
    for (const radio of screen.getAllByRole('radio', { name: /¥/ })) expect(radio).not.toBeChecked();
    expect(value()).toHaveValue('50');
  });

  test('a value above the method’s limit is marked at its field', async () => {
    const page = await open({ handlers: [refusedOnce('line_value_too_high')] });
    await fill(page);
    await page.user.click(submit());
    await waitFor(() =>
      expect(value()).toHaveAccessibleDescription(
        expect.stringContaining('The declared value exceeds what this shipping method accepts'),
      ),
    );
    expect(value()).toHaveFocus();
  });
});
