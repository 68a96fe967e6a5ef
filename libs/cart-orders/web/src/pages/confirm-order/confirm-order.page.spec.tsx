import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { failOrder, orderReasons, type CartLine } from '@caravan/cart-orders/contract';
import { placeOrdersSchema, previewOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { aCartLine } from '@caravan/cart-orders/contract/testing';
import { doubleClickMs } from '@caravan/web-core';
import { mockEndpoint, mockServer, renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { mockCart } from '../../mocks/cart-orders.handlers.ts';
import { mockOrders } from '../../mocks/orders.handlers.ts';

const noPhotos = { count: 0, note: '', fee_fen: 0 };
const tote = (over: Partial<CartLine> = {}) => aCartLine({ id: 'tote', name: 'Tote', note: 'dark blue', photo: { count: 3, note: 'the seams', fee_fen: 600 }, ...over });
const own = { unit_price_fen: 19_900, domestic_shipping_fen: 0, reason: 'negotiated' as const, text: 'by chat' };
const lamp = () =>
  aCartLine({ id: 'lamp', name: 'Lamp', shop_name: 'Bright Home', quantity: 1, unit_price_fen: 19_900, listed_price_fen: 23_900, domestic_shipping_fen: 0, price_change: own, photo: noPhotos });

const open = async (lines: CartLine[], options: Partial<RenderRouteOptions> = {}) => {
  const cart = mockCart(lines);
  const orders = mockOrders(cart);
  const path = options.path ?? `/confirmOrder?items=${lines.map(({ id }) => id).join(',')}`;
  const handlers = [...(options.handlers ?? []), ...orders.handlers, ...cart.handlers];
  const page = await renderRoute({ feature: cartOrdersWeb, loggedIn: true, ...options, path, handlers });
  return { ...page, cart, orders };
};

const words = {
  en: { title: 'Confirm your order', place: 'Place the order', name: 'Name', phone: 'Phone', im: /WhatsApp, WeChat/, note: /Note for the whole order/, summary: 'To pay now' },
  zh: { title: '确认订单', place: '提交订单', name: '姓名', phone: '电话', im: /WhatsApp、微信/, note: /订单备注/, summary: '本次应付' },
} as const;

const button = (language: 'en' | 'zh' = 'en') => screen.findByRole('button', { name: words[language].place });
const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const amounts = (scope: HTMLElement): string[] => within(scope).getAllByRole('definition').map((one) => one.textContent ?? '');

describe.each(['en', 'zh'] as const)('before the button (%s)', (language) => {
  test('stand the goods of each shop, every fee and the whole, and what happens next', async () => {
    await open([tote(), lamp()], { language });
    await button(language);
    expect(screen.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
    expect(document.title).toBe(words[language].title);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    expect(amounts(screen.getByRole('region', { name: 'Lantern Street Goods' }))).toEqual(['¥258.00', '¥6.00', '¥8.00', '¥272.00']);
    expect(amounts(screen.getByRole('region', { name: 'Bright Home' }))).toEqual(['¥199.00', '¥0.00', '¥199.00']);
    expect(amounts(screen.getByRole('region', { name: words[language].summary }))).toEqual(['¥457.00', '¥6.00', '¥8.00', '¥471.00']);

    const line = within(screen.getByRole('article', { name: 'Tote' }));
    for (const text of [/dark blue/, /the seams/, '¥129.00 × 2']) expect(line.getByText(text)).toBeVisible();
    const next = within(screen.getByRole('region', { name: words[language].summary })).getAllByRole('listitem').map((item) => item.textContent);
    expect(next).toHaveLength(5);
    for (const said of ['24', '3-5', '72', '30']) expect(next.join(' ')).toContain(said);
  });

  test('a price of one’s own is marked for review, with the shop’s, the reason and the shipping', async () => {
    await open([lamp()], { language });
    await button(language);
    const line = within(screen.getByRole('article', { name: 'Lamp' }));
    const said = language === 'en' ? ['Your price, will be reviewed', /¥239\.00/, /Price negotiated with merchant/, /by chat/, /¥0\.00/] : ['已改价，待审核', /¥239\.00/, /已与商家议价/, /by chat/, /¥0\.00/];
    for (const text of said) expect(line.getByText(text)).toBeVisible();
  });

  test('a missing name is asked for where it is missing, and nothing else is lost', async () => {
    const { user, orders } = await open([tote()], { language });
    const place = await button(language);
    await user.type(field(new RegExp(words[language].phone)), '+44 20 7946 0000');
    await user.click(place);
    await waitFor(() => expect(field(words[language].name)).toHaveAccessibleDescription(language === 'en' ? 'Please fill this in' : '请填写此项'));
    expect(field(words[language].name)).toHaveFocus();
    expect(field(new RegExp(words[language].phone))).toHaveValue('+44 20 7946 0000');
    expect(orders.orders).toEqual([]);
  });
});

describe('without goods to order', () => {
  test.each([
    ['en', 'No product selected!', 'Go to the cart'],
    ['zh', '请选择商品！', '去购物车'],
  ] as const)('the page says that nothing was selected (%s)', async (language, title, action) => {
    await open([], { language, path: '/confirmOrder' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/cart');
  });

  test.each([
    ['en', 'These goods are not in your cart any more', 'See my orders', '/mine/order'],
    ['zh', '这些商品已不在购物车中', '查看我的订单', '/mine/order'],
  ] as const)('goods that were ordered already lead to the orders (%s)', async (language, title, action, href) => {
    await open([], { language, path: '/confirmOrder?items=tote' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['en', 'Some of these goods can’t be had any more', 'Back to the cart'],
    ['zh', '部分商品已无法购买', '返回购物车'],
  ] as const)('goods that cannot be had lead back to the cart, which says which (%s)', async (language, title, action) => {
    await open([tote({ available: false, reason: 'sold out' })], { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a visitor is asked to log in and comes back', async () => {
    const { location } = await renderRoute({ feature: cartOrdersWeb, path: '/confirmOrder?items=a,b' });
    expect(location()).toBe('/user/login?next=%2FconfirmOrder%3Fitems%3Da%2Cb');
  });

  test.each([
    ['en', 'The order could not be worked out', 'Try again'],
    ['zh', '订单金额计算失败', '再试一次'],
  ] as const)('a failure offers to try again (%s)', async (language, title, again) => {
    const broken = http.post('*/v1/orders/preview', () => HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }));
    const { user, orders } = await open([tote()], { language, handlers: [broken] });
    await screen.findByRole('heading', { name: title });
    mockServer.use(...orders.handlers);
    await user.click(screen.getByRole('button', { name: again }));
    expect(await button(language)).toBeVisible();
  });
});

describe('while the shops are asked for prices', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const busy = mockEndpoint(
    previewOrdersSchema,
    () => {
      throw failOrder('prices_being_read');
    },
    orderReasons,
  );

  test.each([
    ['en', 'Asking the shops for today’s prices'],
    ['zh', '正在向店铺核对最新价格'],
  ] as const)('the page says so, and asks again by itself (%s)', async (language, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { orders } = await open([tote()], { language, handlers: [busy] });
    expect(screen.getByRole('status', { busy: true })).toHaveTextContent(text);
    mockServer.use(...orders.handlers);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(await button(language)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('it gives up after a while, and says that nothing is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open([tote()], { handlers: [busy] });
    for (let look = 0; look < 12; look += 1) await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(await screen.findByRole('heading', { name: 'The shops take long to answer' })).toBeVisible();
  });
});

describe('placing the order', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await button();
    await user.type(field('Name'), 'Ada Example');
    await user.type(field(words.en.im), 'WhatsApp +44 7700 900000');
    await user.type(field(words.en.note), 'All or nothing');
  };

  test('makes one order for each shop and leads to their payment; a double click makes no more', async () => {
    const { user, orders, cart, location } = await open([tote(), lamp()]);
    await fill(user);
    await user.dblClick(await button());
    await waitFor(() => expect(location()).toMatch(/^\/payment\?kind=order&refs=CV\w+%2CCV\w+$/));
    expect(orders.orders).toHaveLength(2);
    expect(orders.orders[0]).toMatchObject({ contact: { name: 'Ada Example', phone: '', im: 'WhatsApp +44 7700 900000' }, note: 'All or nothing' });
    expect(cart.lines).toEqual([]);
  });

  test('with what the shopper was shown as the whole', async () => {
    const sent: unknown[] = [];
    const watch = http.post('*/v1/orders', async ({ request }) => {
      sent.push(await request.clone().json());
    });
    const { user, location } = await open([tote()], { handlers: [watch] });
    await fill(user);
    await user.click(await button());
    await waitFor(() => expect(location()).toMatch(/^\/payment/));
    expect(sent).toEqual([
      { cart_ids: ['tote'], contact: { name: 'Ada Example', phone: '', im: 'WhatsApp +44 7700 900000' }, note: 'All or nothing', amount_fen: 27_200 },
    ]);
  });

  test('an answer that got lost is asked for again under the same key', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const keys: (string | null)[] = [];
    let lose = true;
    const lossy = http.post('*/v1/orders', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return lose ? HttpResponse.error() : undefined;
    });
    const { user, location } = await open([tote()], { handlers: [lossy] });
    await fill(user);
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer from the server');
    expect(field('Name')).toHaveValue('Ada Example');
    lose = false;
    vi.setSystemTime(Date.now() + doubleClickMs);
    await user.click(await button());
    await waitFor(() => expect(location()).toMatch(/^\/payment/));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test.each([
    ['en', 'The price has changed', /It was ¥272\.00 and is now ¥284\.00/, 'was ¥129.00'],
    ['zh', '价格已变动', /原为 ¥272\.00，现为 ¥284\.00/, '原价 ¥129.00'],
  ] as const)('at a price that has changed shows both and asks again; nothing is lost (%s)', async (language, title, text, before) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { user, cart, orders, location } = await open([tote()], { language });
    const place = await button(language);
    await user.type(field(words[language].name), 'Ada Example');
    cart.lines = [tote({ unit_price_fen: 13_500 })];
    await user.click(place);

    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText(title)).toBeVisible();
    expect(within(notice).getByText(text)).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Tote' })).getByText(before)).toBeVisible();
    expect(field(words[language].name)).toHaveValue('Ada Example');
    expect(orders.orders).toEqual([]);

    vi.setSystemTime(Date.now() + doubleClickMs);
    await user.click(await button(language));
    await waitFor(() => expect(location()).toMatch(/^\/payment/));
    expect(orders.orders.map(({ amount_fen }) => amount_fen)).toEqual([28_400]);
  });

  test.each([
    ['en', 'Some of these goods can’t be had any more', 'Back to the cart'],
    ['zh', '部分商品已无法购买', '返回购物车'],
  ] as const)('of goods that have sold out meanwhile gives way to the cart, and keeps what was written (%s)', async (language, title, action) => {
    const { user, cart } = await open([tote()], { language });
    const place = await button(language);
    await user.type(field(words[language].name), 'Ada Example');
    cart.lines = [tote({ available: false, reason: 'sold out' })];
    await user.click(place);
    expect(within(await screen.findByRole('alert')).getByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: words[language].place })).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: words[language].summary })).getByRole('link', { name: action })).toHaveAttribute('href', '/cart');
    expect(field(words[language].name)).toHaveValue('Ada Example');
  });

  test('marks the fields that the server names', async () => {
    const refuse = mockEndpoint(placeOrdersSchema, () => {
      throw failOrder('invalid', { fields: { 'contact.phone': 'This does not look like a phone number' } });
    });
    const { user } = await open([tote()], { handlers: [refuse] });
    await fill(user);
    await user.click(await button());
    await waitFor(() => expect(field(/Phone/)).toHaveAccessibleDescription('This does not look like a phone number'));
    expect(field(/Phone/)).toHaveFocus();
    expect(field('Name')).toHaveValue('Ada Example');
  });

  test('what was written is there again after a session that ended', async () => {
    const ended = mockEndpoint(placeOrdersSchema, () => {
      throw failOrder('login_required');
    });
    const first = await open([tote()], { handlers: [ended] });
    await fill(first.user);
    await first.user.click(await button());
    await waitFor(() => expect(first.location()).toBe('/user/login?next=%2FconfirmOrder%3Fitems%3Dtote'));
    first.unmount();

    await open([tote()]);
    await button();
    await waitFor(() => expect(field('Name')).toHaveValue('Ada Example'));
    expect(field(words.en.note)).toHaveValue('All or nothing');
  });
});
