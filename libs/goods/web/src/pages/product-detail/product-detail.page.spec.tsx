import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fail as failCart, type ParsedNewLine } from '@caravan/cart-orders/contract';
import { addToCartSchema } from '@caravan/cart-orders/contract/schema';
import { aCartLine } from '@caravan/cart-orders/contract/testing';
import { getExchangeRateSchema } from '@caravan/content/contract/schema';
import { manualOrderHref, productHref } from '@caravan/goods/contract';
import { getGoodsSchema } from '@caravan/goods/contract/schema';
import { aGoods } from '@caravan/goods/contract/testing';
import { expectConsole, mockEndpoint, mockServer, renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { goodsWeb } from '../../goods.web.ts';
import { goodsHandlers, linklessText, noLink, priceChanged, unreadableLink } from '../../mocks/goods.handlers.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';

const link = 'https://item.taobao.com/item.htm?id=674029285425';

const open = (options: Partial<RenderRouteOptions> = {}) =>
  renderRoute({ feature: goodsWeb, path: productHref(link), handlers: goodsHandlers(), ...options });

/** Answers `POST /cart` and keeps what was sent. */
const recordLines = (): ParsedNewLine[] => {
  const lines: ParsedNewLine[] = [];
  mockServer.use(
    mockEndpoint(addToCartSchema, ({ body }) => {
      lines.push(body);
      return aCartLine();
    }),
  );
  return lines;
};

describe.each([
  ['en', en],
  ['zh', zh],
] as const)('the product page in %s', (language, texts) => {
  test('shows the product with its price, and asks for what is not chosen yet', async () => {
    const { user } = await open({ language, loggedIn: true });
    const lines = recordLines();
    expect(await screen.findByRole('heading', { level: 1, name: aGoods().title })).toBeVisible();
    expect(screen.getByText('¥68.00 – ¥78.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: texts.buy.add }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Colour');
    expect(lines).toEqual([]);
  });

  test('says who sells it, where, what it costs by quantity and to the warehouse, and where to compare', async () => {
    const goods = aGoods({ options: [], skus: [], confirm: true, source_price: { amount: '9.50', currency: 'USD' } });
    await open({ language, handlers: goodsHandlers(goods) });
    expect(await screen.findByText(goods.shop_name)).toBeVisible();
    expect(screen.getByText(texts.product.confirm)).toBeVisible();
    expect(screen.getByText(/9\.50 USD/)).toBeVisible();
    const tiers = within(screen.getByRole('table', { name: texts.product.tiers }));
    expect(tiers.getAllByRole('row')).toHaveLength(goods.tiers.length + 1);
    const facts = within(screen.getByText(goods.shop_name).closest('dl') as HTMLElement);
    expect(facts.getByText(texts.product.domesticShipping)).toBeVisible();
    expect(facts.getByText('¥8.00')).toBeVisible();
    const original = screen.getByRole('link', { name: new RegExp(texts.product.original) });
    expect(original).toHaveAttribute('href', goods.url);
    expect(original).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    expect(screen.getByLabelText(texts.buy.note)).toHaveAttribute('maxlength', '500');
  });

  test('keeps its shape while the shop’s page is read', async () => {
    const answered = Promise.withResolvers<void>();
    const slow = mockEndpoint(getGoodsSchema, async () => {
      await answered.promise;
      return aGoods();
    });
    await open({ language, handlers: [slow, ...goodsHandlers()] });
    expect(await screen.findByText(texts.product.loading)).toBeInTheDocument();
    answered.resolve();
    expect(await screen.findByRole('heading', { level: 1, name: aGoods().title })).toBeVisible();
    expect(screen.queryByText(texts.product.loading)).toBeNull();
  });

  test('a link whose page yields nothing becomes a manual order, filled with what is known', async () => {
    await open({ language, path: productHref(unreadableLink) });
    expect(await screen.findByText(texts.manual.unreadable)).toBeVisible();
    expect(screen.getByLabelText(texts.manual.url, { exact: false })).toHaveValue(unreadableLink);
    expect(screen.getByLabelText(texts.manual.name, { exact: false })).toHaveValue('Tea caddy');
  });

  test('a share text without a link starts the manual order with its title', async () => {
    await open({ language, path: productHref(linklessText) });
    expect(await screen.findByText(texts.manual.withoutLink)).toBeVisible();
    expect(screen.getByLabelText(texts.manual.url, { exact: false })).toHaveValue('');
    expect(screen.getByLabelText(texts.manual.name, { exact: false })).toHaveValue('茶叶罐');
  });
});

describe('buying', () => {
  test('the chosen variant goes into the cart with quantity, photos and note', async () => {
    const { user } = await open({ loggedIn: true, handlers: goodsHandlers(aGoods({ tiers: [] })) });
    const lines = recordLines();
    await user.click(await screen.findByRole('radio', { name: 'Natural' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: en.buy.more }));
    await user.click(screen.getByRole('button', { name: en.buy.morePhotos }));
    await user.type(screen.getByLabelText(en.buy.photoNote), 'the label inside');
    await user.type(screen.getByLabelText(en.buy.note), 'no box');

    const total = within(screen.getByText(en.buy.total).closest('div') as HTMLElement);
    expect(total.getByText('¥166.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: en.buy.add }));
    expect(await screen.findByRole('link', { name: en.buy.toCart })).toHaveAttribute('href', '/cart');
    expect(lines).toEqual([
      { snapshot_id: 'snapshot-0001', sku_id: 'natural-l', quantity: 2, note: 'no box', photo: { count: 1, note: 'the label inside' } },
    ]);
  });

  test('a variant that is sold out cannot be chosen', async () => {
    const { user } = await open({ loggedIn: true });
    await user.click(await screen.findByRole('radio', { name: 'Ink blue' }));
    expect(screen.getByRole('radio', { name: 'L' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'M' })).toBeEnabled();
  });

  test('a sold-out product says so and cannot be added', async () => {
    await open({ handlers: goodsHandlers(aGoods({ availability: 'out_of_stock' })) });
    expect(await screen.findByText(en.product.soldOutHint)).toBeVisible();
    expect(screen.getByRole('button', { name: en.buy.add })).toBeDisabled();
  });

  test('a changed price is shown before anything is added', async () => {
    const { user } = await open({ loggedIn: true, handlers: goodsHandlers(aGoods({ options: [], skus: [], tiers: [] })) });
    mockServer.use(priceChanged(7000));
    await user.click(await screen.findByRole('button', { name: en.buy.add }));
    expect(await screen.findByText(/¥68\.00 before, ¥70\.00 now/)).toBeVisible();
    expect(screen.queryByRole('link', { name: en.buy.toCart })).toBeNull();
  });

  test.each([
    ['price', priceChanged(7000, 1200), /^The price has changed .*¥68\.00 before, ¥70\.00 now/],
    ['shipping', priceChanged(6800, 1200), /^Shipping to our warehouse has changed .*¥8\.00 before, ¥12\.00 now/],
  ])('a changed %s is named by what the shop asked before, not by the shopper’s own price', async (_, answer, text) => {
    const { user } = await open({ loggedIn: true, handlers: goodsHandlers(aGoods({ options: [], skus: [], tiers: [] })) });
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

  test('nothing on the page can be changed while the shop may be asked again', async () => {
    const { user, store } = await open({ loggedIn: true, handlers: goodsHandlers(aGoods({ options: [], skus: [] })) });
    const answered = Promise.withResolvers<void>();
    mockServer.use(
      mockEndpoint(addToCartSchema, async () => {
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

  test('what the shop does not count is said to be unknown', async () => {
    await open({ handlers: goodsHandlers(aGoods({ options: [], skus: [] })) });
    expect(await screen.findByText(en.product.unknownStock)).toBeVisible();
  });

  test('a visitor is asked to log in, and finds the product added afterwards', async () => {
    const { user, location } = await open({ handlers: goodsHandlers(aGoods({ options: [], skus: [] })) });
    await user.click(await screen.findByRole('button', { name: en.buy.add }));
    await waitFor(() => expect(location()).toBe(`/user/login?next=${encodeURIComponent(productHref(link))}`));

    const lines: ParsedNewLine[] = [];
    const cart = mockEndpoint(addToCartSchema, ({ body }) => {
      lines.push(body);
      return aCartLine();
    });
    await open({ loggedIn: true, handlers: [cart, ...goodsHandlers(aGoods({ options: [], skus: [] }))] });
    expect(await screen.findByRole('link', { name: en.buy.toCart })).toBeVisible();
    expect(lines).toMatchObject([{ snapshot_id: 'snapshot-0001', quantity: 1 }]);
  });
});

test('a chosen currency stands beside the price, marked as about, with the rate’s date', async () => {
  document.cookie = 'currency=USD; Path=/';
  const rate = mockEndpoint(getExchangeRateSchema, () => ({ from: 'CNY', to: 'USD', rate: '0.137', as_of: '2026-11-19' }));
  const { unmount } = await open({ handlers: [rate, ...goodsHandlers(aGoods({ options: [], skus: [], tiers: [] }))] });
  expect(await screen.findByText('about US$9.32, rate of 19 Nov 2026')).toBeVisible();
  expect(screen.getAllByText('¥68.00')[0]).toBeVisible();
  unmount();

  await open({ handlers: [rate, ...goodsHandlers()] });
  expect(await screen.findByText('about US$9.32 – US$10.69, rate of 19 Nov 2026')).toBeVisible();
});

describe('another price', () => {
  test('needs a reason, is shown beside the shop’s, and goes along with the line', async () => {
    const { user } = await open({ loggedIn: true, handlers: goodsHandlers(aGoods({ options: [], skus: [], tiers: [] })) });
    const lines = recordLines();
    await user.click(await screen.findByRole('button', { name: en.price.open }));
    const dialog = within(await screen.findByRole('dialog', { name: en.price.title }));
    const unit = dialog.getByLabelText(en.price.unit);
    await user.clear(unit);
    await user.type(unit, '60');
    await user.click(dialog.getByRole('button', { name: en.price.save }));
    expect(dialog.getByText(en.price.intro)).toBeVisible();
    expect(dialog.getByLabelText(en.price.text)).toHaveAttribute('maxlength', '150');
    expect(await dialog.findByText('Please choose the reason for the price')).toBeVisible();
    expect(unit).toHaveValue('60');

    await user.selectOptions(dialog.getByLabelText(en.price.reason), 'negotiated');
    await user.type(dialog.getByLabelText(en.price.text), 'by chat');
    await user.click(dialog.getByRole('button', { name: en.price.save }));
    expect(await screen.findByText(en.price.next)).toBeVisible();

    await user.click(screen.getByRole('button', { name: en.buy.add }));
    await screen.findByRole('link', { name: en.buy.toCart });
    expect(lines).toMatchObject([
      { price_change: { unit_price_fen: 6000, domestic_shipping_fen: 800, reason: 'negotiated', text: 'by chat' } },
    ]);
  });
});

describe('the gallery', () => {
  test('arrows move through the pictures, a chosen variant shows its own', async () => {
    const { user } = await open();
    const gallery = await screen.findByRole('group', { name: en.product.gallery });
    const [first, second] = within(gallery).getAllByRole('button', { name: /^Picture/ });
    await user.click(first as HTMLElement);
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('aria-current', 'true');

    await user.click(screen.getByRole('radio', { name: 'Ink blue' }));
    await user.click(screen.getByRole('radio', { name: 'M' }));
    // jsdom loads no pictures, and a failed one lends its role to its frame: the address is what counts.
    expect(gallery.querySelector('img[src*="tote-ink"]')).toBeInTheDocument();
  });
});

test('the picture opens large, arrows move on, and closing comes back', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: en.product.enlarge }));
  const large = within(await screen.findByRole('dialog', { name: en.product.gallery }));
  expect(large.getByText('Picture 1 of 2')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(large.getByText('Picture 2 of 2')).toBeVisible();
  await user.click(large.getByRole('button', { name: en.lightbox.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the manual order', () => {
  const field = (label: string) => screen.getByLabelText(label, { exact: false });

  test('is sent as a line, prices in fen', async () => {
    const { user } = await open({ path: manualOrderHref(), loggedIn: true });
    const lines = recordLines();
    await user.type(field(en.manual.name), 'Tea caddy');
    await user.type(field(en.manual.spec), 'tin, 250 g');
    await user.type(field(en.manual.unitPrice), '48.5');
    await user.click(screen.getByRole('button', { name: en.manual.add }));
    await waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({
      manual: { url: '', name: 'Tea caddy', spec: 'tin, 250 g', unit_price_fen: 4850, domestic_shipping_fen: 0 },
      quantity: 1,
    });
  });

  test('names what is missing, focuses the first and keeps what was typed', async () => {
    const { user } = await open({ path: manualOrderHref(), loggedIn: true });
    await user.type(field(en.manual.spec), 'tin');
    await user.type(field(en.manual.unitPrice), 'cheap');
    await user.click(screen.getByRole('button', { name: en.manual.add }));
    await waitFor(() => expect(field(en.manual.name)).toHaveFocus());
    expect(screen.getByText('Please enter an amount such as 12.50')).toBeVisible();
    expect(field(en.manual.spec)).toHaveValue('tin');
  });

  test('keeps everything where the server refuses it', async () => {
    const { user } = await open({ path: manualOrderHref(), loggedIn: true });
    mockServer.use(
      mockEndpoint(addToCartSchema, () => {
        throw failCart('cart_full', { max: 200 });
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
    await open({ path: productHref(noLink) });
    expect(await screen.findByText(en.manual.notUnderstood)).toBeVisible();
  });

  test('a picture goes to the server at once; a visitor is told to log in for it', async () => {
    const { user, container, unmount } = await open({ path: manualOrderHref(), loggedIn: true });
    const file = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await user.upload(file, new File(['x'], 'tea.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: en.manual.pictureAlt })).toHaveAttribute('src', '/v1/cart/pictures/picture_1');
    unmount();
    await open({ path: manualOrderHref() });
    expect(await screen.findByText(en.manual.pictureLogin)).toBeVisible();
  });
});
