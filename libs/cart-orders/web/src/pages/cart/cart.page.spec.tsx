import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  cartOrdersReasons,
  fail,
  previewOrders,
  removeFromCart,
  updateCartLine,
  type CartLine,
} from '@caravan/cart-orders/contract';
import { getCartContract, updateCartLineContract } from '@caravan/cart-orders/contract/schema';
import { aCart, aCartLine } from '@caravan/cart-orders/contract/testing';
import { maxNote, usualRules } from '@caravan/content/contract';
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
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { cartHandlers, orderAnswers, ordersHandlers, type CartAnswers } from '../../mocks/cart-orders.handlers.ts';

const noPhotos = { count: 0, note: '', fee_fen: 0 };
const tote = () =>
  aCartLine({ id: 'tote', name: 'Tote', quantity: 2, unit_price_fen: 12_900, domestic_shipping_fen: 800 });
const lamp = () =>
  aCartLine({
    id: 'lamp',
    name: 'Lamp',
    quantity: 1,
    unit_price_fen: 5_000,
    domestic_shipping_fen: 1_500,
    photo: noPhotos,
  });
const tea = () =>
  aCartLine({
    id: 'tea',
    name: 'Tea',
    shop_name: 'Tea house',
    quantity: 1,
    unit_price_fen: 3_000,
    domestic_shipping_fen: 600,
    photo: noPhotos,
  });
const gone = (over: Partial<CartLine> = {}) =>
  aCartLine({
    id: 'gone',
    name: 'Scarf',
    available: false,
    reason: 'This product is sold out',
    max_quantity: 0,
    photo: noPhotos,
    ...over,
  });

/** A page on a cart of these lines; after the page's first change the cart has `next`. */
const open = async (lines: CartLine[], options: Partial<RenderRouteOptions> & Partial<CartAnswers> = {}) => {
  const { next = lines, checking = false, handlers = [], ...render } = options;
  const cart: CartAnswers = { lines, next, checking };
  const mocks = [...cartHandlers(cart), ...ordersHandlers(orderAnswers())];
  const page = await renderRoute({
    feature: cartOrdersWeb,
    path: '/cart',
    loggedIn: true,
    ...render,
    handlers: [...handlers, ...mocks],
  });
  return { ...page, cart, mocks };
};

/** A test that ends on the checkout waits for the preview, so that the request does not reach the next test. */
const checkoutOpened = () => waitFor(() => expect(sentTo(previewOrders)).toHaveLength(1));
const summaryName = new RegExp(`${en.summary.label}|${zh.summary.label}`);
const line = (name: string) => within(screen.getByRole('article', { name }));
const summary = () => within(screen.getByRole('region', { name: summaryName }));
const amounts = (scope: ReturnType<typeof line>): string[] =>
  scope.getAllByRole('definition').map((one: HTMLElement) => one.textContent ?? '');
const loaded = () => screen.findByRole('region', { name: summaryName });

describe.each(
  byTurns([
    ['en', 'Cart', '3 products', ['Goods', 'Fine photography', 'Domestic shipping', 'Shop total']],
    ['zh', '购物车', '共 3 件商品', ['商品金额', '精拍', '国内运费', '店铺合计']],
  ] as const),
)('the cart in %s', (language, title, count, names) => {
  test('is grouped by shop, with the server’s totals', async () => {
    await open([tote(), lamp(), tea()], { language });
    await loaded();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(count)).toBeVisible();
    expect(document.title).toBe(title);
    const shop = within(screen.getByRole('region', { name: 'Lantern Street Goods' }));
    expect(shop.getAllByRole('article')).toHaveLength(2);
    expect(shop.getAllByRole('term').map((term) => term.textContent)).toEqual(names);
    expect(amounts(shop)).toEqual(['¥308.00', '¥6.00', '¥15.00', '¥329.00']);
    expect(amounts(within(screen.getByRole('region', { name: 'Tea house' })))).toEqual(['¥30.00', '¥6.00', '¥36.00']);
    expect(amounts(summary())).toEqual(['¥338.00', '¥6.00', '¥21.00', '¥365.00']);
  });

  test('marks unavailable lines and excludes them', async () => {
    await open([tote(), gone({ reason: language === 'en' ? 'This product is sold out' : '该商品已售罄' })], {
      language,
    });
    await loaded();
    const scarf = line('Scarf');
    expect(scarf.getByText(language === 'en' ? 'This product is sold out' : '该商品已售罄')).toBeVisible();
    expect(scarf.getByRole('checkbox')).toBeDisabled();
    expect(scarf.getByRole('checkbox')).not.toBeChecked();
    expect(scarf.getByRole('spinbutton')).toBeDisabled();
    expect(amounts(summary())).toEqual(['¥258.00', '¥6.00', '¥8.00', '¥272.00']);
  });
});

describe('before there is a cart', () => {
  test('whoever was logged in logs in again and comes back', async () => {
    const lost = http.get('*/v1/cart', () =>
      HttpResponse.json({ code: 401, message: '', data: { reason: 'login_required' } }, { status: 401 }),
    );
    const { location } = await open([tote()], { handlers: [lost] });
    await waitFor(() => expect(location()).toBe('/user/login?next=%2Fcart'));
  });

  test.each(
    byTurns([
      ['en', 'Loading the cart'],
      ['zh', '正在加载购物车'],
    ] as const),
  )('a skeleton stands in its place (%s)', async (language, label) => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = mockEndpoint(getCartContract, async () => {
      await waiting;
      return aCart([tote()]);
    });
    await open([], { language, handlers: [slow] });
    expect(screen.getByText(label)).toBeInTheDocument();
    answer();
    await loaded();
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  });

  test.each(
    byTurns([
      ['en', 'Your cart is empty', 'Find a product'],
      ['zh', '购物车还是空的', '去找商品'],
    ] as const),
  )('an empty one says so and leads to the link search (%s)', async (language, title, action) => {
    await open([], { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test.each(
    byTurns([
      ['en', 'The cart could not be loaded', 'Try again'],
      ['zh', '购物车加载失败', '重新加载'],
    ] as const),
  )('a failure offers to try again (%s)', async (language, title, again) => {
    const broken = http.get('*/v1/cart', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await open([tote()], { language, handlers: [broken] });
    await screen.findByRole('heading', { name: title });
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: again }));
    await loaded();
    expect(line('Tote').getByRole('checkbox')).toBeChecked();
  });
});

describe('the selection', () => {
  test('works by line, shop and all; amounts cover the selection, with shipping once for each shop', async () => {
    const { user } = await open([tote(), lamp(), tea(), gone()]);
    await loaded();
    const all = summary().getByRole('checkbox', { name: 'Select all' });
    const shop = screen.getByRole('checkbox', { name: 'Select all of Lantern Street Goods' });
    expect(all).toBeChecked();

    await user.click(line('Lamp').getByRole('checkbox', { name: 'Select Lamp' }));
    expect(amounts(summary())).toEqual(['¥288.00', '¥6.00', '¥14.00', '¥308.00']);
    expect(shop).toBePartiallyChecked();
    expect(all).toBePartiallyChecked();
    expect(summary().getByRole('status')).toHaveTextContent('2 selected, ¥308.00 in total');

    await user.click(shop);
    expect(shop).toBeChecked();
    await user.click(shop);
    expect(amounts(summary())).toEqual(['¥30.00', '¥6.00', '¥36.00']);

    await user.click(all);
    expect(line('Tote').getByRole('checkbox')).toBeChecked();
    await user.click(all);
    expect(amounts(summary())).toEqual(['¥0.00', '¥0.00', '¥0.00']);
    expect(line('Scarf').getByRole('checkbox')).not.toBeChecked();
  });

  test.each([
    ...byTurns([
      ['en', 'Check out', 'No product selected!', 'Select all'],
      ['zh', '去结算', '请先选择商品！', '全选'],
    ] as const),
    ...byTurns([
      ['en', 'Remove selected', 'No product selected!', 'Select all'],
      ['zh', '删除所选', '请先选择商品！', '全选'],
    ] as const),
  ])('without one, actions show a toast: %s, %s', async (language, button, message, all) => {
    const { user } = await open([tote()], { language });
    await loaded();
    await user.click(summary().getByRole('checkbox', { name: all }));
    await user.click(summary().getByRole('button', { name: button }));
    expect(screen.getByText(message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('checkout continues with the selected lines', async () => {
    const { user, location } = await open([tote(), lamp(), tea(), gone()]);
    await loaded();
    await user.click(line('Lamp').getByRole('checkbox', { name: 'Select Lamp' }));
    await user.click(summary().getByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(location()).toBe('/confirmOrder?items=tote%2Ctea'));
    await checkoutOpened();
    expect(sentTo(previewOrders)).toMatchObject([{ body: { cart_ids: ['tote', 'tea'] } }]);
  });

  test('checkout waits for a quantity that is being saved', async () => {
    let save: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      save = resolve;
    });
    const slow = mockEndpoint(updateCartLineContract, async () => {
      await waiting;
      return aCartLine({ ...tote(), quantity: 3 });
    });
    const { user, location } = await open([tote()], { handlers: [slow] });
    await loaded();
    await user.click(line('Tote').getByRole('button', { name: 'One more' }));
    const checkout = summary().getByRole('button', { name: 'Check out' });
    await user.click(checkout);
    expect(checkout).toHaveAttribute('aria-busy', 'true');
    expect(location()).toBe('/cart');
    save();
    await waitFor(() => expect(location()).toBe('/confirmOrder?items=tote'));
    await checkoutOpened();
    expect(sentTo(updateCartLine)).toMatchObject([{ params: { id: 'tote' }, body: { quantity: 3 } }]);
  });
});

describe('the quantity', () => {
  test('changes at once and is saved once; amounts are the server’s', async () => {
    const { user } = await open([tote()], { next: [aCartLine({ ...tote(), quantity: 4, unit_price_fen: 12_000 })] });
    await loaded();
    const more = line('Tote').getByRole('button', { name: 'One more' });
    await user.click(more);
    await user.click(more);
    expect(line('Tote').getByRole('spinbutton', { name: 'Quantity of Tote' })).toHaveValue('4');
    expect(line('Tote').getByText('¥264.00')).toBeVisible();
    expect(await line('Tote').findByText('¥486.00')).toBeVisible();
    expect(sentTo(updateCartLine)).toMatchObject([{ params: { id: 'tote' }, body: { quantity: 4 } }]);
    await waitFor(() => expect(amounts(summary())).toEqual(['¥480.00', '¥6.00', '¥8.00', '¥494.00']));
  });

  test.each(
    byTurns([
      ['en', 'Only 3 left'],
      ['zh', '仅剩 3 件'],
    ] as const),
  )('that is refused goes back, with the reason (%s)', async (language, message) => {
    const answered = Promise.withResolvers<void>();
    const refuse = mockEndpoint(
      updateCartLineContract,
      async () => {
        await answered.promise;
        throw fail('few_left', { left: 3 });
      },
      cartOrdersReasons,
    );
    const { user } = await open([tote()], { language, handlers: [refuse] });
    await loaded();
    const field = line('Tote').getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '50');
    await user.tab();
    expect(field).toHaveValue('50');
    answered.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(field).toHaveValue('2'));
    expect(line('Tote').getByText('¥264.00')).toBeVisible();
  });

  test('can be lowered to the stock if the cart has more', async () => {
    const { user } = await open([gone({ name: 'Cup', reason: 'Only 2 left', quantity: 4, max_quantity: 2 })]);
    await loaded();
    const field = line('Cup').getByRole('spinbutton');
    expect(field).toBeEnabled();
    await user.clear(field);
    await user.type(field, '2');
    await waitFor(() =>
      expect(sentTo(updateCartLine)).toMatchObject([{ params: { id: 'gone' }, body: { quantity: 2 } }]),
    );
  });

  test('is saved when the shopper leaves the page early', async () => {
    const { user, navigate } = await open([tote()]);
    await loaded();
    await user.click(line('Tote').getByRole('button', { name: 'One more' }));
    await navigate('/elsewhere');
    await waitFor(() => expect(sentTo(updateCartLine)).toMatchObject([{ body: { quantity: 3 } }]));
  });
});

describe('removing', () => {
  test.each(
    byTurns([
      ['en', 'Remove Tote', 'Remove from the cart?', 'Keep', 'Remove', 'Removed from your cart'],
      ['zh', '删除Tote', '从购物车中删除？', '保留', '删除', '已从购物车删除'],
    ] as const),
  )('asks first, then takes the line out (%s)', async (language, name, question, keep, confirm, done) => {
    const { user } = await open([tote(), tea()], { language, next: [tea()] });
    await loaded();
    await user.click(line('Tote').getByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(dialog).toHaveTextContent('Tote');
    await user.click(within(dialog).getByRole('button', { name: keep }));
    expect(sentTo(removeFromCart)).toEqual([]);

    await user.click(line('Tote').getByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Tote' })).not.toBeInTheDocument());
    expect(screen.getByText(done)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sentTo(removeFromCart)).toMatchObject([{ body: { ids: ['tote'] } }]);
  });

  test('removes the selected lines, and shows the empty cart', async () => {
    const { user, cart } = await open([tote(), tea(), lamp()], { next: [lamp()] });
    await loaded();
    await user.click(line('Lamp').getByRole('checkbox'));
    await user.click(summary().getByRole('button', { name: 'Remove selected' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('2 products');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sentTo(removeFromCart)).toMatchObject([{ body: { ids: ['tote', 'tea'] } }]));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Tea' })).not.toBeInTheDocument());
    cart.next = [];
    await user.click(line('Lamp').getByRole('checkbox'));
    await user.click(line('Lamp').getByRole('button', { name: 'Remove Lamp' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  });
});

describe('note and photos', () => {
  test('are edited in place', async () => {
    const photo = { count: 1, note: 'the plug', fee_fen: usualRules.photo_fee_fen };
    const { user } = await open([lamp()], { next: [aCartLine({ ...lamp(), note: 'the warm one', photo })] });
    await loaded();
    const opener = line('Lamp').getByRole('button', { name: 'Note and photos of Lamp' });
    await user.click(opener);
    const form = within(await line('Lamp').findByRole('form'));
    const note = form.getByRole('textbox', { name: /Note for our buyers/ });
    await waitFor(() => expect(note).toHaveFocus());
    await user.type(note, 'the warm one');
    expect(form.getByText(`12 of ${maxNote} characters`)).toBeVisible();
    expect(form.queryByRole('textbox', { name: /What to photograph/ })).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'One more' }));
    await user.type(form.getByRole('textbox', { name: /What to photograph/ }), 'the plug');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await line('Lamp').findByText('Note: the warm one')).toBeVisible();
    expect(line('Lamp').getByText('Fine photography: 1 photo, ¥2.00')).toBeVisible();
    expect(line('Lamp').getByText('To photograph: the plug')).toBeVisible();
    expect(sentTo(updateCartLine)).toMatchObject([
      { params: { id: 'lamp' }, body: { note: 'the warm one', photo: { count: 1, note: 'the plug' } } },
    ]);
    await waitFor(() => expect(line('Lamp').getByRole('button', { name: 'Note and photos of Lamp' })).toHaveFocus());
    expect(amounts(summary())).toEqual(['¥50.00', '¥2.00', '¥15.00', '¥67.00']);
  });

  test('that are refused keep their values and mark the field', async () => {
    const refuse = mockEndpoint(updateCartLineContract, () => {
      throw fail('invalid', { fields: { note: 'Please write this in one line' } });
    });
    const { user } = await open([lamp()], { handlers: [refuse] });
    await loaded();
    await user.click(line('Lamp').getByRole('button', { name: 'Note and photos of Lamp' }));
    const note = await line('Lamp').findByRole('textbox', { name: /Note for our buyers/ });
    await user.type(note, 'warm');
    await user.click(line('Lamp').getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Please write this in one line/));
    expect(note).toHaveValue('warm');
    expect(note).toHaveFocus();
  });

  test('do not change on cancel', async () => {
    const { user } = await open([aCartLine({ ...lamp(), note: 'warm' })]);
    await loaded();
    await user.click(line('Lamp').getByRole('button', { name: 'Note and photos of Lamp' }));
    expect(await line('Lamp').findByText(`4 of ${maxNote} characters`)).toBeVisible();
    await user.type(line('Lamp').getByRole('textbox', { name: /Note for our buyers/ }), 'er');
    await user.click(line('Lamp').getByRole('button', { name: 'Cancel' }));
    expect(line('Lamp').queryByRole('form')).not.toBeInTheDocument();
    expect(sentTo(updateCartLine)).toEqual([]);
    await user.click(line('Lamp').getByRole('button', { name: 'Note and photos of Lamp' }));
    expect(await line('Lamp').findByRole('textbox', { name: /Note for our buyers/ })).toHaveValue('warm');
  });
});

test('a draft is restored after a reload', async () => {
  const first = await open([lamp()]);
  await loaded();
  await first.user.click(line('Lamp').getByRole('button', { name: 'Note and photos of Lamp' }));
  await first.user.type(await line('Lamp').findByRole('textbox', { name: /Note for our buyers/ }), 'half a sen');
  first.unmount();
  await open([lamp()]);
  await loaded();
  await waitFor(() =>
    expect(line('Lamp').getByRole('textbox', { name: /Note for our buyers/ })).toHaveValue('half a sen'),
  );
});

describe('prices', () => {
  test.each(
    byTurns([
      ['en', 'Your price', 'The shop’s price is ¥239.00.', 'Price negotiated with merchant'],
      ['zh', '已改价', '店铺价 ¥239.00。', '已与商家议价'],
    ] as const),
  )(
    'set by the shopper are marked, with the shop’s price and the reason (%s)',
    async (language, mark, listed, reason) => {
      const price_change = {
        unit_price_fen: 19_900,
        domestic_shipping_fen: 0,
        reason: 'negotiated' as const,
        text: 'by chat',
      };
      await open([aCartLine({ name: 'Lamp', unit_price_fen: 19_900, listed_price_fen: 23_900, price_change })], {
        language,
      });
      await loaded();
      for (const text of [mark, listed, reason, 'by chat']) expect(line('Lamp').getByText(text)).toBeVisible();
    },
  );

  test.each(
    byTurns([
      ['en', 'Price changed', 'It was ¥119.00 when you added it.'],
      ['zh', '价格有变动', '加入购物车时为 ¥119.00。'],
    ] as const),
  )('that changed in the cart say what they were (%s)', async (language, mark, previous) => {
    await open([aCartLine({ name: 'Tote', previous_price_fen: 11_900 })], { language });
    await loaded();
    for (const text of [mark, previous]) expect(line('Tote').getByText(text)).toBeVisible();
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
  )('the page says so, and looks again by itself (%s)', async (language, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { cart } = await open([tote()], { language, checking: true });
    await loaded();
    expect(screen.getByText(text)).toBeVisible();
    cart.checking = false;
    cart.lines = [aCartLine({ ...tote(), unit_price_fen: 13_500, previous_price_fen: 12_900 })];
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(line('Tote').getByText('¥135.00')).toBeVisible();
  });
});

describe('with the keyboard only', () => {
  test('deselects a line, changes its quantity and removes it', async () => {
    const { user } = await open([tote(), tea()], { next: [aCartLine({ ...tote(), quantity: 4 }), tea()] });
    await loaded();
    line('Tote').getByRole('checkbox').focus();
    await user.keyboard(' ');
    expect(line('Tote').getByRole('checkbox')).not.toBeChecked();
    line('Tote').getByRole('spinbutton').focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    // On a slow machine each press is sent.
    await waitFor(() => expect(sentTo(updateCartLine).at(-1)).toMatchObject({ body: { quantity: 4 } }));
    line('Tote').getByRole('button', { name: 'Remove Tote' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    within(dialog).getByRole('button', { name: 'Keep' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(line('Tote').getByRole('button', { name: 'Remove Tote' })).toHaveFocus());
  });
});
