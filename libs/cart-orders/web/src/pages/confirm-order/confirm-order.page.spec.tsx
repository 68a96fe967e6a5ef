import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  failOrder,
  maxUnpaidOrders,
  orderReasons,
  placeOrders,
  previewOrders,
  type CartLine,
} from '@caravan/cart-orders/contract';
import { userInfoApi } from '@caravan/auth/api';
import { listAddressesContract } from '@caravan/account/contract/schema';
import { anAddress } from '@caravan/account/contract/testing';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { placeOrdersContract, previewOrdersContract } from '@caravan/cart-orders/contract/orders';
import { aCartLine, anOrderPreview, someOrdersPlaced } from '@caravan/cart-orders/contract/testing';
import { usualRules } from '@caravan/content/contract';
import { doubleClickMs } from '@caravan/web-core';
import {
  byTurns,
  mockEndpoint,
  mockServer,
  renderRoute,
  type RenderRouteOptions,
  sentTo,
} from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { cartHandlers, orderAnswers, ordersHandlers } from '../../mocks/cart-orders.handlers.ts';

const noPhotos = { count: 0, note: '', fee_fen: 0 };
const tote = (over: Partial<CartLine> = {}) =>
  aCartLine({
    id: 'tote',
    name: 'Tote',
    note: 'dark blue',
    photo: { count: 3, note: 'the seams', fee_fen: 600 },
    ...over,
  });
const own = { unit_price_fen: 19_900, domestic_shipping_fen: 0, reason: 'negotiated' as const, text: 'by chat' };
const lamp = () =>
  aCartLine({
    id: 'lamp',
    name: 'Lamp',
    shop_name: 'Bright Home',
    quantity: 1,
    unit_price_fen: 19_900,
    listed_price_fen: 23_900,
    domestic_shipping_fen: 0,
    price_change: own,
    photo: noPhotos,
  });

const open = async (lines: CartLine[], options: Partial<RenderRouteOptions> = {}) => {
  const answers = orderAnswers({ preview: anOrderPreview(lines) });
  const path = options.path ?? `/confirmOrder?items=${lines.map(({ id }) => id).join(',')}`;
  const mocks = [...ordersHandlers(answers), ...cartHandlers({ lines })];
  const handlers = [...(options.handlers ?? []), ...mocks];
  const page = await renderRoute({ feature: cartOrdersWeb, loggedIn: true, ...options, path, handlers });
  return { ...page, answers, mocks };
};

/** A preview that the server refuses. */
const refusing = (reason: 'not_found' | 'goods_unavailable_in_order' | 'prices_being_read') =>
  mockEndpoint(
    previewOrdersContract,
    () => {
      throw failOrder(reason);
    },
    orderReasons,
  );

const words = {
  en: {
    title: 'Confirm your order',
    place: 'Place the order',
    bar: 'Total and payment',
    name: 'Name',
    phone: 'Phone',
    im: /WhatsApp, WeChat/,
    note: /Note for the whole order/,
    summary: 'To pay now',
  },
  zh: {
    title: '确认订单',
    place: '提交订单',
    bar: '应付金额与付款',
    name: '姓名',
    phone: '电话',
    im: /WhatsApp、微信/,
    note: /订单备注/,
    summary: '本次应付',
  },
} as const;

const button = (language: 'en' | 'zh' = 'en') => screen.findByRole('button', { name: words[language].place });
const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const amounts = (scope: HTMLElement): string[] =>
  within(scope)
    .getAllByRole('definition')
    .map((one) => one.textContent ?? '');

describe.each(byTurns(['en', 'zh']))('before the button (%s)', (language) => {
  test('shows the goods of each shop, all fees, the total, and the next steps', async () => {
    await open([tote(), lamp()], { language });
    await button(language);
    expect(sentTo(previewOrders)).toMatchObject([{ body: { cart_ids: ['tote', 'lamp'] } }]);
    expect(screen.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
    expect(document.title).toBe(words[language].title);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    expect(amounts(screen.getByRole('region', { name: 'Lantern Street Goods' }))).toEqual([
      '¥258.00',
      '¥6.00',
      '¥8.00',
      '¥272.00',
    ]);
    expect(amounts(screen.getByRole('region', { name: 'Bright Home' }))).toEqual(['¥199.00', '¥0.00', '¥199.00']);
    expect(amounts(screen.getByRole('region', { name: words[language].summary }))).toEqual([
      '¥457.00',
      '¥6.00',
      '¥8.00',
      '¥471.00',
    ]);

    const line = within(screen.getByRole('article', { name: 'Tote' }));
    for (const text of [/dark blue/, /the seams/, '¥129.00 × 2']) expect(line.getByText(text)).toBeVisible();
    const summary = within(screen.getByRole('region', { name: words[language].summary }));
    const next = (await summary.findAllByRole('listitem')).map((item) => item.textContent);
    expect(next).toHaveLength(4);
    const { review_hours: review, refund_hours: refund, free_storage_days: free } = usualRules;
    for (const said of [review.join('-'), refund, free]) expect(next.join(' ')).toContain(String(said));
  });

  test('a price set by the shopper is marked for review, with the shop’s price, the reason and the shipping', async () => {
    await open([lamp()], { language });
    await button(language);
    const line = within(screen.getByRole('article', { name: 'Lamp' }));
    const said =
      language === 'en'
        ? ['Your price, under review', /¥239\.00/, /Price negotiated with merchant/, /by chat/, /¥0\.00/]
        : ['已改价，待审核', /¥239\.00/, /已与商家议价/, /by chat/, /¥0\.00/];
    for (const text of said) expect(line.getByText(text)).toBeVisible();
  });

  test('a missing name is marked at its field, and other values stay', async () => {
    const { user } = await open([tote()], { language });
    const place = await button(language);
    await user.type(field(new RegExp(words[language].phone)), '+44 20 7946 0000');
    await user.click(place);
    await waitFor(() =>
      expect(field(words[language].name)).toHaveAccessibleDescription(
        language === 'en' ? 'Please fill this in' : '请填写此项',
      ),
    );
    expect(field(words[language].name)).toHaveFocus();
    expect(field(new RegExp(words[language].phone))).toHaveValue('+44 20 7946 0000');
    expect(sentTo(placeOrders)).toEqual([]);
  });
});

describe('without goods to order', () => {
  test.each(
    byTurns([
      ['en', 'No product selected!', 'Go to the cart'],
      ['zh', '请选择商品！', '去购物车'],
    ] as const),
  )('the page says that nothing was selected (%s)', async (language, title, action) => {
    await open([], { language, path: '/confirmOrder' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/cart');
  });

  test.each(
    byTurns([
      ['en', 'These goods are no longer in your cart', 'See my orders', '/mine/order'],
      ['zh', '这些商品已不在购物车中', '查看我的订单', '/mine/order'],
    ] as const),
  )('goods that were ordered already lead to the orders (%s)', async (language, title, action, href) => {
    await open([], { language, path: '/confirmOrder?items=tote', handlers: [refusing('not_found')] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(
    byTurns([
      ['en', 'Some of these goods are no longer available', 'Back to the cart'],
      ['zh', '部分商品已无法购买', '返回购物车'],
    ] as const),
  )('goods that cannot be had lead back to the cart, which says which (%s)', async (language, title, action) => {
    await open([tote()], { language, handlers: [refusing('goods_unavailable_in_order')] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a visitor is asked to log in and comes back', async () => {
    const { location } = await renderRoute({ feature: cartOrdersWeb, path: '/confirmOrder?items=a,b' });
    expect(location()).toBe('/user/login?next=%2FconfirmOrder%3Fitems%3Da%2Cb');
  });

  test.each(
    byTurns([
      ['en', 'We could not calculate this order', 'Try again'],
      ['zh', '订单金额计算失败', '再试一次'],
    ] as const),
  )('a failure offers to try again (%s)', async (language, title, again) => {
    const broken = http.post('*/v1/orders/preview', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await open([tote()], { language, handlers: [broken] });
    await screen.findByRole('heading', { name: title });
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: again }));
    expect(await button(language)).toBeVisible();
  });
});

describe('while prices are being read', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(
    byTurns([
      ['en', 'Checking today’s prices with the shops'],
      ['zh', '正在向店铺核对最新价格'],
    ] as const),
  )('the page says so, and asks again by itself (%s)', async (language, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { mocks } = await open([tote()], { language, handlers: [refusing('prices_being_read')] });
    expect(screen.getByRole('status', { busy: true })).toHaveTextContent(text);
    mockServer.use(...mocks);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(await button(language)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('polling ends after a while, with a text that nothing is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open([tote()], { handlers: [refusing('prices_being_read')] });
    for (let look = 0; look < 12; look += 1) await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(await screen.findByRole('heading', { name: 'The shops are slow to respond' })).toBeVisible();
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

  test('creates one order for each shop and opens the payment; a double click creates no second one', async () => {
    const { user, answers, location } = await open([tote(), lamp()]);
    answers.placed = someOrdersPlaced(['CV2611AAAA', 'CV2611BBBB']);
    await fill(user);
    await user.dblClick(await button());
    await waitFor(() => expect(location()).toBe('/payment?kind=order&refs=CV2611AAAA%2CCV2611BBBB'));
    // The total that the shopper saw.
    expect(sentTo(placeOrders)).toMatchObject([
      {
        body: {
          cart_ids: ['tote', 'lamp'],
          contact: { name: 'Ada Example', phone: '', im: 'WhatsApp +44 7700 900000' },
          note: 'All or nothing',
          amount_fen: 47_100,
        },
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  test('a lost answer is retried with the same key', async () => {
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
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test.each(
    byTurns([
      ['en', 'The price has changed', /was ¥272\.00 and is now ¥284\.00/, 'was ¥129.00'],
      ['zh', '价格已变动', /原为 ¥272\.00，现为 ¥284\.00/, '原价 ¥129.00'],
    ] as const),
  )(
    'at a price that has changed shows both and asks again; nothing is lost (%s)',
    async (language, title, text, before) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const changed = anOrderPreview([tote({ unit_price_fen: 13_500 })]);
      let refused = false;
      const refuseOnce = mockEndpoint(placeOrdersContract, () => {
        if (refused) return someOrdersPlaced();
        refused = true;
        throw failOrder('price_changed', { amount_fen: changed.amount_fen });
      });
      const { user, answers, location } = await open([tote()], { language, handlers: [refuseOnce] });
      const place = await button(language);
      await user.type(field(words[language].name), 'Ada Example');
      answers.preview = changed;
      await user.click(place);

      const notice = await screen.findByRole('alert');
      expect(within(notice).getByText(title)).toBeVisible();
      expect(within(notice).getByText(text)).toBeVisible();
      expect(within(screen.getByRole('article', { name: 'Tote' })).getByText(before)).toBeVisible();
      expect(field(words[language].name)).toHaveValue('Ada Example');

      vi.setSystemTime(Date.now() + doubleClickMs);
      await user.click(await button(language));
      await waitFor(() => expect(location()).toMatch(/^\/payment/));
      expect(sentTo(placeOrders).map(({ body }) => body.amount_fen)).toEqual([27_200, 28_400]);
    },
  );

  test.each(
    byTurns([
      ['en', 'Some of these goods are no longer available', 'Back to the cart'],
      ['zh', '部分商品已无法购买', '返回购物车'],
    ] as const),
  )('of goods that are sold out links to the cart, and keeps the values (%s)', async (language, title, action) => {
    const refuse = mockEndpoint(placeOrdersContract, () => {
      throw failOrder('goods_unavailable_in_order');
    });
    const { user } = await open([tote()], { language, handlers: [refuse] });
    const place = await button(language);
    await user.type(field(words[language].name), 'Ada Example');
    mockServer.use(refusing('goods_unavailable_in_order'));
    await user.click(place);
    expect(within(await screen.findByRole('alert')).getByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: words[language].place })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: words[language].bar })).getByRole('link', { name: action }),
    ).toHaveAttribute('href', '/cart');
    expect(field(words[language].name)).toHaveValue('Ada Example');
  });

  test.each(
    byTurns([
      ['en', 'Too many unpaid orders', 'See unpaid orders'],
      ['zh', '待付款订单过多', '查看待付款订单'],
    ] as const),
  )('beside too many unpaid ones leads to these, and keeps the values (%s)', async (language, title, action) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    let isFull = true;
    const refuse = mockEndpoint(placeOrdersContract, () => {
      if (isFull) throw failOrder('too_many_unpaid');
      return someOrdersPlaced();
    });
    const { user, location } = await open([tote()], { language, handlers: [refuse] });
    const place = await button(language);
    await user.type(field(words[language].name), 'Ada Example');
    await user.click(place);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(title)).toBeVisible();
    expect(notice.getByText(new RegExp(`${maxUnpaidOrders}`))).toBeVisible();
    expect(notice.getByRole('link', { name: action })).toHaveAttribute('href', '/mine/order?status=pending_payment');
    expect(field(words[language].name)).toHaveValue('Ada Example');

    isFull = false;
    vi.setSystemTime(Date.now() + doubleClickMs);
    await user.click(await button(language));
    await waitFor(() => expect(location()).toMatch(/^\/payment/));
  });

  test('marks the fields that the server names', async () => {
    const refuse = mockEndpoint(placeOrdersContract, () => {
      throw failOrder('invalid', { fields: { 'contact.phone': 'This does not look like a phone number' } });
    });
    const { user } = await open([tote()], { handlers: [refuse] });
    await fill(user);
    await user.click(await button());
    await waitFor(() => expect(field(/Phone/)).toHaveAccessibleDescription('This does not look like a phone number'));
    expect(field(/Phone/)).toHaveFocus();
    expect(field('Name')).toHaveValue('Ada Example');
  });

  test('the values are restored after a new login', async () => {
    const ended = mockEndpoint(placeOrdersContract, () => {
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

test.each([
  ['the nickname', { nickname: 'Annemarie' }, 'Annemarie'],
  ['the receiver of the default address', { nickname: null }, 'Ada Example'],
])('the contact begins with %s, and what is typed stays', async (_what, over, name) => {
  const addresses = mockEndpoint(listAddressesContract, () => [
    anAddress({ first_name: 'Ada', last_name: 'Example', is_default: true }),
  ]);
  const { store, user } = await open([tote()], { handlers: [addresses] });
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  expect(field).toHaveValue('');
  await act(() => store.dispatch(userInfoApi.util.upsertQueryData('getUserInfo', undefined, aUserInfo(over))));
  await waitFor(() => expect(field).toHaveValue(name));
  await user.clear(field);
  await user.type(field, 'Eve');
  expect(field).toHaveValue('Eve');
});

test('the contact is that of the last order, if there is one', async () => {
  const contact = { name: 'Ada Example', phone: '+44 20 7946 0000', im: 'WeChat ada' };
  const preview = mockEndpoint(previewOrdersContract, () => ({ ...anOrderPreview([tote()]), contact }));
  const { user } = await open([tote()], { handlers: [preview] });
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue(contact.name);
  expect(field(/Phone/)).toHaveValue(contact.phone);
  await user.click(await button());
  await waitFor(() => expect(sentTo(placeOrders)).toMatchObject([{ body: { contact } }]));
});

test('the form opens with the name in it, so that a fast order is not refused for a name that is on its way', async () => {
  const prices = Promise.withResolvers<void>();
  const receiver = Promise.withResolvers<void>();
  const addresses = mockEndpoint(listAddressesContract, async () => {
    await receiver.promise;
    return [anAddress({ first_name: 'Ada', last_name: 'Example', is_default: true })];
  });
  const preview = mockEndpoint(previewOrdersContract, async () => {
    await prices.promise;
    return anOrderPreview([tote()]);
  });
  const { store } = await open([tote()], { handlers: [addresses, preview] });
  const user = aUserInfo({ nickname: null });
  await act(() => store.dispatch(userInfoApi.util.upsertQueryData('getUserInfo', undefined, user)));
  prices.resolve();
  await waitFor(() => expect(Object.values(store.getState().api.mutations)).toMatchObject([{ status: 'fulfilled' }]));
  expect(screen.queryByRole('textbox')).toBeNull();
  receiver.resolve();
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Example');
});
