import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readGuestLines } from '@caravan/cart-orders/api';
import {
  addToCart,
  fail as failCart,
  getCartPieces,
  maxGuestLines,
  maxLines,
  maxPriceReason,
} from '@caravan/cart-orders/contract';
import { addToCartContract } from '@caravan/cart-orders/contract/schema';
import { aCartLine } from '@caravan/cart-orders/contract/testing';
import { maxNote } from '@caravan/content/contract';
import { getConfigurationsContract, getExchangeRateContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { getGoods, platformName, type Goods } from '@caravan/goods/contract';
import { getGoodsContract } from '@caravan/goods/contract/schema';
import { aGoods, aManualStart } from '@caravan/goods/contract/testing';
import { manualOrderHref, productHref } from '@caravan/routes';
import type { ShippingCheckProps } from '@caravan/goods/api';
import type { DeliveredPriceProps } from '@caravan/shipping/api';
import { doubleClickMs, type WebFeature } from '@caravan/web-core';
import {
  byTurns,
  expectConsole,
  mockEndpoint,
  mockServer,
  renderRoute,
  type RenderRouteOptions,
  sentTo,
} from '@caravan/web-core/testing';
import { productWeb } from '../../product.web.ts';
import { productHandlers, goodsUnavailable, linkNotUnderstood, priceChanged } from '../../mocks/product.handlers.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';

const link = 'https://item.taobao.com/item.htm?id=674029285425';

const open = (options: Partial<RenderRouteOptions> = {}) =>
  renderRoute({ feature: productWeb, path: productHref(link), handlers: productHandlers(), ...options });

/** The lines that were sent to the cart. */
const linesSent = () => sentTo(addToCart).map(({ body }) => body);

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('the product page in %s', (language, texts) => {
  test('shows the product with its price, and asks for the missing options', async () => {
    const { user } = await open({ language, loggedIn: true });
    expect(await screen.findByRole('heading', { level: 1, name: aGoods().title })).toBeVisible();
    expect(screen.getByText('¥68.00 – ¥78.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: texts.buy.add }));
    expect(await screen.findByRole('alert')).toHaveTextContent(language === 'en' ? 'Colour, Size' : '颜色、尺码');
    for (const name of language === 'en' ? [/^Colour/, /^Size/] : [/^颜色/, /^尺码/])
      expect(screen.getByRole('group', { name })).toHaveAccessibleDescription(texts.buy.missing);
    expect(screen.getByRole('radio', { name: 'Natural' })).toHaveFocus();
    expect(linesSent()).toEqual([]);
    expect(sentTo(getGoods)).toMatchObject([{ query: { url: link } }]);
  });

  test('shows the seller, the location, tier prices, domestic shipping, and comparison links', async () => {
    const goods = aGoods({
      options: [],
      skus: [],
      confirm: true,
      source_price: { amount: '9.50', currency: 'USD' },
      rate: { as_of: '2026-11-02', old: true },
    });
    await open({ language, handlers: productHandlers(goods) });
    expect(await screen.findByText(goods.shop_name)).toBeVisible();
    expect(screen.getByText(texts.product.confirm)).toBeVisible();
    expect(screen.getByText(/US\$9\.50.*2026.*(out of date|已过期|veraltet)/)).toBeVisible();
    const tiers = within(screen.getByRole('table', { name: texts.product.tiers }));
    expect(tiers.getAllByRole('row')).toHaveLength(goods.tiers.length + 1);
    const facts = within(screen.getByText(goods.shop_name).closest('dl') as HTMLElement);
    expect(facts.getByText(texts.product.domesticShipping)).toBeVisible();
    expect(facts.getByText('¥8.00')).toBeVisible();
    expect(facts.getByText(/\d\d:\d\d/, { selector: `time[datetime='${goods.fetched_at}']` })).toBeVisible();
    const original = screen.getByRole('link', { name: new RegExp(texts.product.original) });
    expect(original).toHaveAttribute('href', goods.url);
    expect(original).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    expect(screen.getByLabelText(texts.buy.note)).toHaveAttribute('maxlength', String(2 * maxNote));
  });

  test('a fee for shipping that the shop does not state is told as unknown, never as nothing', async () => {
    const goods = aGoods({ options: [], skus: [], domestic_shipping_fen: 0, domestic_shipping_stated: false });
    await open({ language, handlers: productHandlers(goods) });
    expect(await screen.findAllByText(texts.product.shippingAsked)).toHaveLength(2);
    expect(screen.getByText(texts.buy.totalBeforeShipping)).toBeVisible();
    expect(screen.queryByText('¥0.00')).toBeNull();
  });

  test('shows a placeholder while the shop’s page is being read', async () => {
    const answered = Promise.withResolvers<void>();
    const slow = mockEndpoint(getGoodsContract, async () => {
      await answered.promise;
      return aGoods();
    });
    await open({ language, handlers: [slow, ...productHandlers()] });
    expect(await screen.findByText(texts.product.loading)).toBeInTheDocument();
    answered.resolve();
    expect(await screen.findByRole('heading', { level: 1, name: aGoods().title })).toBeVisible();
    expect(screen.queryByText(texts.product.loading)).toBeNull();
  });

  test('a link without a product opens the manual order form, prefilled', async () => {
    await open({
      language,
      handlers: [goodsUnavailable(aManualStart({ url: link, name: 'Tea caddy' })), ...productHandlers()],
    });
    const notice = texts.manual.unreadableFrom.replace('{{shop}}', String(platformName('taobao', language)));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByLabelText(texts.manual.url, { exact: false })).toHaveValue(link);
    expect(screen.getByLabelText(texts.manual.name, { exact: false })).toHaveValue('Tea caddy');
  });

  test('a share text without a link starts the manual order with its title', async () => {
    // Only the shop's app can resolve the code word.
    const text = '【淘宝】「茶叶罐」 3 ￥A1b2C3d4E5￥ 打开淘宝';
    const manual = aManualStart({ url: null, item_id: null, name: '茶叶罐' });
    await open({ language, path: productHref(text), handlers: [goodsUnavailable(manual), ...productHandlers()] });
    expect(await screen.findByText(texts.manual.withoutLink)).toBeVisible();
    expect(sentTo(getGoods)).toMatchObject([{ query: { url: text } }]);
    expect(screen.getByLabelText(texts.manual.url, { exact: false })).toHaveValue('');
    expect(screen.getByLabelText(texts.manual.name, { exact: false })).toHaveValue('茶叶罐');
  });
});

describe('buying', () => {
  test('the chosen variant goes into the cart with quantity, photos and note', async () => {
    const { user } = await open({ loggedIn: true, handlers: productHandlers(aGoods({ tiers: [] })) });
    await user.click(await screen.findByRole('radio', { name: 'Natural' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: en.buy.more }));
    await user.click(screen.getByText(en.buy.extras));
    await user.click(screen.getByRole('button', { name: en.buy.morePhotos }));
    await user.type(screen.getByLabelText(en.buy.photoNote), 'the label inside');
    await user.type(screen.getByLabelText(en.buy.note), 'no box');

    const bar = within(screen.getByRole('region', { name: en.buy.bar }));
    expect(bar.getByText('¥166.00')).toBeVisible();
    expect(bar.getByText('¥78.00 each')).toBeVisible();

    await user.click(screen.getByRole('button', { name: en.buy.add }));
    expect(await screen.findByRole('link', { name: en.buy.toCart })).toHaveAttribute('href', '/cart');
    expect(linesSent()).toEqual([
      {
        snapshot_id: 'snapshot-0001',
        sku_id: 'natural-l',
        quantity: 2,
        note: 'no box',
        photo: { count: 1, note: 'the label inside' },
      },
    ]);
  });

  test('a value without any available variant cannot be chosen', async () => {
    const skus = aGoods().skus.map((sku) => (sku.labels[1] === 'L' ? { ...sku, stock: 0 } : sku));
    await open({ loggedIn: true, handlers: productHandlers(aGoods({ skus })) });
    expect(await screen.findByRole('radio', { name: /^L\s*\(Sold out\)$/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'M' })).toBeEnabled();
  });

  test('a value of another combination can be chosen; what does not go with it is dropped, and that is said', async () => {
    const { user } = await open({ loggedIn: true });
    await user.click(await screen.findByRole('radio', { name: 'Ink blue' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Ink blue' })).not.toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent(en.buy.notWith.replace('{{value}}', 'L'));
    await user.click(screen.getByRole('radio', { name: 'Natural' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  });

  test('a sold-out product says so and cannot be added', async () => {
    await open({ handlers: productHandlers(aGoods({ availability: 'out_of_stock', confirm: true })) });
    expect(await screen.findByText(en.product.soldOutHint)).toBeVisible();
    expect(screen.getAllByText(en.product.soldOut)).toHaveLength(1);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.queryByRole('button', { name: en.buy.add })).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    for (const text of [en.product.unknownStock, en.product.confirm]) expect(screen.queryByText(text)).toBeNull();
  });

  test('a changed price is shown before anything is added', async () => {
    const { user } = await open({
      loggedIn: true,
      handlers: productHandlers(aGoods({ options: [], skus: [], tiers: [] })),
    });
    mockServer.use(priceChanged(7000));
    await user.click(await screen.findByRole('button', { name: en.buy.add }));
    expect(await screen.findByText(/it was ¥68\.00 and is now ¥70\.00/)).toBeVisible();
    expect(screen.queryByRole('link', { name: en.buy.toCart })).toBeNull();
  });

  test.each([
    ['price', priceChanged(7000, 1200), /^The price has changed .*it was ¥68\.00 and is now ¥70\.00/],
    ['shipping', priceChanged(6800, 1200), /^Domestic shipping has changed .*it was ¥8\.00 and is now ¥12\.00/],
  ])('a changed %s is compared with the shop’s previous one, not with the shopper’s price', async (_, answer, text) => {
    const { user } = await open({
      loggedIn: true,
      handlers: productHandlers(aGoods({ options: [], skus: [], tiers: [] })),
    });
    mockServer.use(answer);
    await user.click(await screen.findByRole('button', { name: en.price.open }));
    const dialog = within(await screen.findByRole('dialog', { name: en.price.title }));
    await user.clear(dialog.getByLabelText(en.price.unit));
    await user.type(dialog.getByLabelText(en.price.unit), '60');
    await user.selectOptions(dialog.getByLabelText(en.price.reason), 'negotiated');
    await user.click(dialog.getByRole('button', { name: en.price.save }));
    await user.click(screen.getByRole('button', { name: en.buy.add }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a price that the shopper has agreed on does not apply to another option', async () => {
    const { user } = await open({ loggedIn: true, handlers: productHandlers(aGoods({ tiers: [] })) });
    await user.click(await screen.findByRole('radio', { name: 'Natural' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await user.click(await screen.findByRole('button', { name: en.price.open }));
    const dialog = within(await screen.findByRole('dialog', { name: en.price.title }));
    await user.clear(dialog.getByLabelText(en.price.unit));
    await user.type(dialog.getByLabelText(en.price.unit), '61');
    await user.selectOptions(dialog.getByLabelText(en.price.reason), 'negotiated');
    await user.click(dialog.getByRole('button', { name: en.price.save }));
    const bar = within(screen.getByRole('region', { name: en.buy.bar }));
    expect(await bar.findByText(/61\.00/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(bar.queryByText(/61\.00/)).not.toBeInTheDocument();
  });

  test('the page is read-only while the line is being added', async () => {
    const { user, store } = await open({
      loggedIn: true,
      handlers: productHandlers(aGoods({ options: [], skus: [] })),
    });
    const answered = Promise.withResolvers<void>();
    mockServer.use(
      mockEndpoint(addToCartContract, async () => {
        await answered.promise;
        return aCartLine();
      }),
    );
    await user.click(await screen.findByRole('button', { name: en.buy.add }));
    await waitFor(() => expect(store.getState().overlay.visible).toBe(true));
    answered.resolve();
    expect(await screen.findByRole('link', { name: en.buy.toCart })).toBeVisible();
    expect(store.getState().overlay.visible).toBe(false);
  });

  test('an unknown stock is shown as unknown', async () => {
    await open({ handlers: productHandlers(aGoods({ options: [], skus: [] })) });
    expect(await screen.findByText(en.product.unknownStock)).toBeVisible();
  });

  test('a visitor adds to the cart of the browser; the page keeps the choices and says how many are there', async () => {
    const { user, location } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Natural' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: en.buy.more }));
    await user.type(screen.getByLabelText(en.buy.note), 'no box');
    await user.click(screen.getByRole('button', { name: en.buy.add }));
    expect(await screen.findByText(en.buy.added_other.replace('{{count}}', '2'))).toBeVisible();
    expect(location()).toBe(productHref(link));
    expect(readGuestLines(null)).toMatchObject([
      { name: aGoods().title, url: aGoods().url, line: { sku_id: 'natural-l', quantity: 2, note: 'no box' } },
    ]);
    expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();

    const inCart = { name: en.buy.inCart_other.replace('{{count}}', '2') };
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(screen.queryByRole('link', inCart)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(screen.getByRole('link', inCart)).toHaveAttribute('href', '/cart');
    expect(linesSent()).toEqual([]);
  });

  test('the same choice of a visitor is one line, up to what a browser keeps', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const title = `${'Tea caddy '.repeat(19)}Tea caddy🫖🫖`;
    const handlers = productHandlers(aGoods({ options: [], skus: [], title }));
    const { user } = await open({ handlers });
    await user.click(await screen.findByRole('button', { name: en.buy.add }));
    expect(await screen.findByText(en.buy.added_one)).toBeVisible();
    const [kept] = readGuestLines(null);
    // Half of the last character would make the line unreadable.
    expect(kept?.name).toBe(title.slice(0, -2));
    const others = Array.from({ length: maxGuestLines }, (_, index) => ({
      ...kept,
      id: `g-${index}`,
      url: `${index}`,
    }));
    localStorage.setItem('caravan.guest-cart', JSON.stringify([...others.slice(1), kept]));
    vi.setSystemTime(Date.now() + doubleClickMs);
    await user.click(screen.getByRole('button', { name: en.buy.add }));
    expect(await screen.findByText(en.buy.added_other.replace('{{count}}', '2'))).toBeVisible();
    expect(readGuestLines(null)).toHaveLength(maxGuestLines);

    localStorage.setItem('caravan.guest-cart', JSON.stringify(others));
    vi.setSystemTime(Date.now() + doubleClickMs);
    await user.click(screen.getByRole('button', { name: en.buy.add }));
    expect(await screen.findByText(en.buy.guestFull.replace('{{max}}', String(maxGuestLines)))).toBeVisible();
    expect(readGuestLines(null)).toHaveLength(maxGuestLines);
    vi.useRealTimers();
  });

  test('without storage a visitor logs in first, and then the product is added', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      Object.assign(this, { [key]: value });
    });
    const { user, location, unmount } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Natural' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: en.buy.add }));
    await waitFor(() => expect(location()).toBe(`/user/login?next=${encodeURIComponent(productHref(link))}&for=cart`));
    setItem.mockRestore();
    unmount();

    await open({ loggedIn: true });
    expect(
      await screen.findByText(en.buy.added_other.replace('{{count}}', String(aCartLine().quantity))),
    ).toBeVisible();
    expect(linesSent()).toMatchObject([{ sku_id: 'natural-l', quantity: 1 }]);
    expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  });

  test('“Buy now” leads on to an order of this line alone, for a visitor through a login', async () => {
    const goods = productHandlers(aGoods({ options: [], skus: [] }));
    const { user, location, unmount } = await open({ handlers: goods });
    await user.click(await screen.findByRole('button', { name: en.buy.now }));
    const next = () => `/confirmOrder?items=${readGuestLines(null)[0]?.id}`;
    await waitFor(() => expect(location()).toBe(`/user/login?next=${encodeURIComponent(next())}&for=order`));
    unmount();

    const back = await open({ loggedIn: true, handlers: goods });
    await back.user.click(await screen.findByRole('button', { name: en.buy.now }));
    await waitFor(() => expect(back.location()).toBe(`/confirmOrder?items=${aCartLine().id}`));
    expect(linesSent()).toHaveLength(1);
  });

  test('the pieces of the chosen variant in the cart of a shopper are shown', async () => {
    await open({
      loggedIn: true,
      user: { cart_count: 1 },
      handlers: productHandlers(aGoods({ options: [], skus: [] })),
    });
    expect(await screen.findByRole('link', { name: en.buy.inCart_other.replace('{{count}}', '2') })).toBeVisible();
    expect(sentTo(getCartPieces)).toMatchObject([{ query: { snapshot_id: aGoods().snapshot_id } }]);
  });

  test('the shipping estimate is offered while it is open', async () => {
    const { unmount } = await open();
    expect(await screen.findByRole('button', { name: en.buy.now })).toBeVisible();
    expect(screen.queryByText(en.estimate.open)).toBeNull();
    unmount();
    const features = { ...someConfigurations().features, shipping_estimate: true };
    const opened = mockEndpoint(getConfigurationsContract, () => someConfigurations({ features }));
    const unweighed = await open({ handlers: [opened, ...productHandlers()] });
    expect(await screen.findByRole('link', { name: en.estimate.open })).toHaveAttribute('href', '/estimate');
    unweighed.unmount();
    const weighed = await open({ handlers: [opened, ...productHandlers(aGoods({ weight_g: 420 }))] });
    const link = await screen.findByRole('link', { name: en.estimate.open });
    expect(link).toHaveAttribute('href', '/estimate?weight=420');
    await weighed.user.click(screen.getByRole('button', { name: en.buy.more }));
    expect(link).toHaveAttribute('href', '/estimate?weight=840');
  });
});

describe('the check whether the product can be shipped', () => {
  const load = vi.fn(async () => ({
    Slot: ({ title, weight_g: weight }: ShippingCheckProps) => (
      <p>
        check of {title}, {weight ?? 'no weight'}
      </p>
    ),
  }));
  const checking: WebFeature = {
    id: 'checking',
    texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
    routes: [],
    lazySlots: { shippingCheck: load },
  };
  const openWith = (goods = aGoods(), language: 'en' | 'zh' = 'en') =>
    open({ language, features: [productWeb, checking], handlers: productHandlers(goods) });

  test.each(
    byTurns([
      ['en', en],
      ['zh', zh],
    ] as const),
  )('loads when it is opened, with the weight of the chosen pieces (%s)', async (language, texts) => {
    load.mockClear();
    const { user } = await openWith(aGoods({ weight_g: 420 }), language);
    const button = await screen.findByRole('button', { name: texts.estimate.check });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: texts.buy.more }));
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText(`check of ${aGoods().title}, 840`)).toBeVisible();
    await user.click(button);
    expect(screen.queryByText(/^check of/)).toBeNull();
  });

  test('is told no weight where the shop states none, and is not offered for what is sold out', async () => {
    const { user, unmount } = await openWith();
    await user.click(await screen.findByRole('button', { name: en.estimate.check }));
    expect(await screen.findByText(/no weight$/)).toBeVisible();
    unmount();
    await openWith(aGoods({ skus: aGoods().skus.map((sku) => ({ ...sku, stock: 0 })) }));
    expect(await screen.findByText(en.product.soldOut)).toBeVisible();
    expect(screen.queryByRole('button', { name: en.estimate.check })).toBeNull();
  });
});

test('shows the price to the door of the chosen pieces, but not of what is sold out', async () => {
  const prices: WebFeature = {
    id: 'prices',
    texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
    routes: [],
    lazySlots: {
      deliveredPrice: async () => ({
        Slot: ({ orderFen, valueFen, from, goods: [one] }: DeliveredPriceProps) => (
          <p>
            price of {one?.quantity} × {one?.weight_g} g of {from?.shop_name}: {valueFen}, {orderFen}
          </p>
        ),
      }),
    },
  };
  const openWith = (goods: Goods) => open({ features: [productWeb, prices], handlers: productHandlers(goods) });
  const single = aGoods({ options: [], skus: [], tiers: [], weight_g: 420 });
  const { user, unmount } = await openWith(single);
  await user.click(await screen.findByRole('button', { name: en.buy.more }));
  const value = 2 * single.price_fen;
  const order = value + single.domestic_shipping_fen;
  expect(await screen.findByText(`price of 2 × 420 g of ${single.shop_name}: ${value}, ${order}`)).toBeVisible();
  unmount();
  await openWith(aGoods({ skus: aGoods().skus.map((sku) => ({ ...sku, stock: 0 })) }));
  expect(await screen.findByText(en.product.soldOut)).toBeVisible();
  expect(screen.queryByText(/^price of/)).toBeNull();
});

test('shows the chosen currency beside the price, marked as about, with the rate’s date', async () => {
  document.cookie = 'currency=USD; Path=/';
  const rate = mockEndpoint(getExchangeRateContract, () => ({
    from: 'CNY',
    to: 'USD',
    rate: '0.137',
    as_of: '2026-11-19',
  }));
  const { unmount } = await open({
    handlers: [rate, ...productHandlers(aGoods({ options: [], skus: [], tiers: [] }))],
  });
  expect(await screen.findByText('about US$9.32, rate of 19 Nov 2026')).toBeVisible();
  expect(screen.getAllByText('¥68.00')[0]).toBeVisible();
  unmount();

  await open({ handlers: [rate, ...productHandlers()] });
  expect(await screen.findByText('about US$9.32 – US$10.69, rate of 19 Nov 2026')).toBeVisible();
});

describe('another price', () => {
  test('needs a reason, is shown beside the shop’s price, and is sent with the line', async () => {
    const { user } = await open({
      loggedIn: true,
      handlers: productHandlers(aGoods({ options: [], skus: [], tiers: [] })),
    });
    await user.click(await screen.findByRole('button', { name: en.price.open }));
    const dialog = within(await screen.findByRole('dialog', { name: en.price.title }));
    const unit = dialog.getByLabelText(en.price.unit);
    await user.clear(unit);
    await user.type(unit, '60');
    await user.click(dialog.getByRole('button', { name: en.price.save }));
    expect(dialog.getByText(en.price.intro)).toBeVisible();
    expect(dialog.getByLabelText(en.price.text)).toHaveAttribute('maxlength', String(2 * maxPriceReason));
    expect(await dialog.findByText('Please choose the reason for the price')).toBeVisible();
    expect(unit).toHaveValue('60');

    await user.selectOptions(dialog.getByLabelText(en.price.reason), 'negotiated');
    await user.type(dialog.getByLabelText(en.price.text), 'by chat');
    await user.click(dialog.getByRole('button', { name: en.price.save }));
    expect(await screen.findByText(en.price.next)).toBeVisible();

    await user.click(screen.getByRole('button', { name: en.buy.add }));
    await screen.findByRole('link', { name: en.buy.toCart });
    expect(linesSent()).toMatchObject([
      { price_change: { unit_price_fen: 6000, domestic_shipping_fen: 800, reason: 'negotiated', text: 'by chat' } },
    ]);
  });
});

describe('the gallery', () => {
  test('arrow keys move through the pictures, and a chosen variant shows its picture', async () => {
    const { user } = await open();
    const gallery = await screen.findByRole('group', { name: en.product.gallery });
    const [first, second] = within(gallery).getAllByRole('button', { name: /^Picture/ });
    await user.click(first as HTMLElement);
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('aria-current', 'true');

    await user.click(screen.getByRole('radio', { name: 'Ink blue' }));
    await user.click(screen.getByRole('radio', { name: 'M' }));
    // jsdom loads no pictures, and a failed picture passes its role to its frame; the test checks the address.
    expect(gallery.querySelector('img[src*="tote-ink"]')).toBeInTheDocument();
  });
});

test('the picture opens large, arrow keys move on, and closing returns the focus', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: en.product.enlarge }));
  const dialog = await screen.findByRole('dialog', { name: en.product.gallery });
  const large = within(dialog);
  expect(large.getByText('Picture 1 of 2')).toBeVisible();
  // Keys reach the pictures once the focus is in the dialog.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{ArrowRight}');
  expect(large.getByText('Picture 2 of 2')).toBeVisible();
  await user.click(large.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: en.product.enlarge })).toHaveFocus());
});

describe('the manual order', () => {
  const field = (label: string) => screen.getByLabelText(label, { exact: false });

  test('is sent as a line, prices in fen', async () => {
    const { user } = await open({ path: manualOrderHref(), loggedIn: true });
    await user.type(field(en.manual.name), 'Tea caddy');
    await user.type(field(en.manual.spec), 'tin, 250 g');
    await user.type(field(en.manual.unitPrice), '48.5');
    await user.click(screen.getByRole('button', { name: en.manual.add }));
    await waitFor(() =>
      expect(linesSent()).toMatchObject([
        {
          manual: { url: '', name: 'Tea caddy', spec: 'tin, 250 g', unit_price_fen: 4850, domestic_shipping_fen: 0 },
          quantity: 1,
        },
      ]),
    );
  });

  test('takes the prices of a shop abroad in its currency, and sends yuan', async () => {
    const rate = { from: 'CNY', to: 'USD', rate: '0.125', as_of: '2026-11-20' };
    const { user } = await open({
      path: manualOrderHref(),
      loggedIn: true,
      handlers: [mockEndpoint(getExchangeRateContract, () => rate), ...productHandlers()],
    });
    await user.selectOptions(field(en.manual.currency), 'USD');
    expect(await screen.findByText(/1 yuan is 0.125/)).toBeVisible();
    await user.type(field(en.manual.name), 'Tea caddy');
    await user.type(field(en.manual.spec), 'tin, 250 g');
    await user.type(field('Unit price, in USD'), '12.50');
    await user.click(field(en.manual.description));
    await user.paste('茶'.repeat(1_995));
    await user.click(screen.getByRole('button', { name: en.manual.add }));
    await waitFor(() =>
      expect(linesSent()).toMatchObject([
        {
          manual: {
            unit_price_fen: 10_000,
            domestic_shipping_fen: 0,
            description: `${'茶'.repeat(1_981)}\nUS$12.50 + US$0.00`,
          },
        },
      ]),
    );
  });

  test('marks missing fields, focuses the first and keeps the values', async () => {
    const { user } = await open({ path: manualOrderHref(), loggedIn: true });
    await user.type(field(en.manual.spec), 'tin');
    await user.type(field(en.manual.unitPrice), 'cheap');
    await user.click(screen.getByRole('button', { name: en.manual.add }));
    await waitFor(() => expect(field(en.manual.name)).toHaveFocus());
    expect(screen.getByText('Please enter an amount such as 12.50')).toBeVisible();
    expect(field(en.manual.spec)).toHaveValue('tin');
  });

  test('keeps all values when the server refuses', async () => {
    const { user } = await open({ path: manualOrderHref(), loggedIn: true });
    mockServer.use(
      mockEndpoint(addToCartContract, () => {
        throw failCart('cart_full', { max: maxLines });
      }),
    );
    await user.type(field(en.manual.name), 'Tea caddy');
    await user.type(field(en.manual.spec), 'tin, 250 g');
    await user.type(field(en.manual.unitPrice), '48.5');
    await user.click(screen.getByRole('button', { name: en.buy.more }));
    await user.click(screen.getByRole('button', { name: en.manual.add }));
    await waitFor(() => expect(screen.getByRole('button', { name: en.manual.add })).not.toHaveAttribute('aria-busy'));
    expect(field(en.manual.name)).toHaveValue('Tea caddy');
    expect(field(en.manual.spec)).toHaveValue('tin, 250 g');
    expect(field(en.manual.unitPrice)).toHaveValue('48.5');
    expect(screen.getByRole('spinbutton', { name: en.buy.quantity })).toHaveValue('2');
    expect(screen.queryByRole('link', { name: en.buy.toCart })).toBeNull();
  });

  test('a text without a link says so and opens the form', async () => {
    expectConsole(/422/);
    const { store } = await open({ path: productHref('hello'), handlers: [linkNotUnderstood(), ...productHandlers()] });
    expect(await screen.findByText(en.manual.notUnderstood)).toBeVisible();
    expect(screen.getByLabelText(en.manual.name, { exact: false })).toHaveValue('hello');
    expect(screen.getByRole('link', { name: en.manual.ask })).toHaveAttribute(
      'href',
      '/user/conversations?kind=request&text=hello',
    );
    // Once: no toast says the same in other words.
    expect(store.getState().toasts).toEqual([]);
  });

  test('a picture is uploaded at once; a visitor must log in first', async () => {
    const { user, container, unmount } = await open({ path: manualOrderHref(), loggedIn: true });
    const file = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await user.upload(file, new File(['x'], 'tea.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: en.manual.pictureAlt })).toHaveAttribute(
      'src',
      '/v1/cart/pictures/picture_1',
    );
    unmount();
    await open({ path: manualOrderHref() });
    expect(await screen.findByText(en.manual.pictureLogin)).toBeVisible();
  });
});
