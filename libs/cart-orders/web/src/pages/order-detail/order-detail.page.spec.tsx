import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  cancelOrder,
  cancelRefund,
  failOrder,
  getCart,
  getOrder,
  orderAgain,
  orderReasons,
  requestRefund,
  type Order,
  type OrderRefund,
} from '@caravan/cart-orders/contract';
import { cancelRefundContract, getOrderContract, requestRefundContract } from '@caravan/cart-orders/contract/orders';
import { anOrder, anOrderLine, aPlace } from '@caravan/cart-orders/contract/testing';
import type { LinePhotosProps } from '@caravan/cart-orders/api';
import type { WebFeature } from '@caravan/web-core';
import {
  byTurns,
  joinedDates,
  mockEndpoint,
  mockServer,
  renderRoute,
  type RenderRouteOptions,
  sentTo,
} from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { cartHandlers, orderAnswers, ordersHandlers, type OrderAnswers } from '../../mocks/cart-orders.handlers.ts';

const number = 'CV2611A1B2C3D';
const received = { item_id: 'item_1', received_at: '2026-11-22T08:00:00.000Z' };
const own = { unit_price_fen: 19_900, domestic_shipping_fen: 0, reason: 'negotiated' as const, text: 'by chat' };
const tote = () =>
  anOrderLine({ id: 'tote', name: 'Tote', note: 'dark blue', photo: { count: 3, note: 'the seams', fee_fen: 600 } });
const lamp = () =>
  anOrderLine({
    id: 'lamp',
    name: 'Lamp',
    quantity: 1,
    unit_price_fen: 19_900,
    listed_price_fen: 23_900,
    price_change: own,
    photo: { count: 0, note: '', fee_fen: 0 },
  });

const placed = {
  status: 'pending_payment',
  event: 'placed',
  at: '2026-11-20T08:00:00.000Z',
  by: 'shopper',
  note: null,
} as const;
const paidAt = { status: 'paid', event: 'paid', at: '2026-11-20T09:00:00.000Z', by: 'shopper', note: null } as const;

const paid = (over: Partial<Order> = {}) =>
  anOrder({
    status: 'paid',
    lines: [tote()],
    paid_at: '2026-11-20T09:00:00.000Z',
    review_due_at: '2026-11-20T14:00:00.000Z',
    refundable_until: '2099-11-23T09:00:00.000Z',
    refundable_fen: 26_600,
    timeline: [placed, paidAt],
    actions: ['request_refund'],
    ...over,
  });

const refundOf = (over: Partial<OrderRefund> = {}): OrderRefund => ({
  reason: 'wrong size',
  amount_fen: 26_600,
  requested_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
  note: null,
  outcome: 'waiting',
  ...over,
});

const asked = (over: Partial<Order> = {}) =>
  paid({ status: 'refund_processing', refund: refundOf(), actions: ['cancel_refund'], ...over });

/** The page of an order; after the page's first change the order is `next`. */
const open = async (order: Order, { next, ...options }: Partial<RenderRouteOptions> & { next?: Order } = {}) => {
  const answers: OrderAnswers = orderAnswers({ order, next: { order: next ?? order } });
  const mocks = ordersHandlers(answers);
  const path = options.path ?? `/mine/order/orderDetail?number=${order.number}`;
  const handlers = [...(options.handlers ?? []), ...mocks];
  const page = await renderRoute({ feature: cartOrdersWeb, loggedIn: true, ...options, path, handlers });
  return { ...page, answers, mocks };
};

const loaded = () => screen.findByRole('list', { name: /Order progress|订单进度/ });
const refund = () => within(screen.getByRole('region', { name: /^(Refund|退款)$/ }));
const pairs = (scope: ReturnType<typeof within>) =>
  Object.fromEntries(
    scope
      .getAllByRole('term')
      .map((term: HTMLElement, index: number) => [
        term.textContent,
        scope.getAllByRole('definition')[index]?.textContent,
      ]),
  );

// Times are shown in the browser's time zone.
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.each(byTurns(['en', 'zh']))('an order (%s)', (language) => {
  const isEnglish = language === 'en';

  test('shows its progress with local and Beijing time, the next step, goods and fees', async () => {
    const order = paid({
      lines: [tote(), lamp()],
      price_review: 'waiting',
      contact: { name: 'Ada Example', phone: '+44 20 7946 0000', im: '' },
      note: 'All or nothing',
    });
    await open(order, { language });
    await loaded();
    expect(
      screen.getByRole('heading', { level: 1, name: isEnglish ? `Order ${number}` : `订单 ${number}` }),
    ).toBeVisible();
    expect(sentTo(getOrder)).toMatchObject([{ params: { number } }]);
    expect(document.title).toContain(number);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const stops = within(await loaded()).getAllByRole('listitem');
    expect(stops).toHaveLength(7);
    await waitFor(() =>
      expect(stops[1]).toHaveTextContent(
        isEnglish
          ? /Now: Paid.*20 Nov 2026, 10:00$/
          : new RegExp(joinedDates('当前： 付款成功.*2026年11月20日 10:00$')),
      ),
    );
    expect(stops[1]).toHaveAttribute('aria-current', 'step');
    expect(stops[0]).toHaveTextContent(isEnglish ? /^Done:/ : /^已完成：/);
    expect(stops[4]).toHaveTextContent(isEnglish ? /^Next: Packed/ : /^待完成： 打包/);

    const next = screen.getByRole('region', { name: isEnglish ? 'What happens next' : '下一步' });
    expect(next).toHaveTextContent(
      isEnglish
        ? /Our turn\. We review the price you gave by 20 Nov 2026, 15:00 \(Beijing 22:00\)/
        : new RegExp(joinedDates('我们处理中：我们会在 2026年11月20日 15:00（北京时间 22:00）前审核您填写的价格')),
    );

    const line = within(screen.getByRole('article', { name: 'Lamp' }));
    for (const text of [isEnglish ? 'Your price, under review' : '已改价，待审核', /¥239\.00/, /by chat/])
      expect(line.getByText(text)).toBeVisible();
    for (const text of [/dark blue/, /the seams/])
      expect(within(screen.getByRole('article', { name: 'Tote' })).getByText(text)).toBeVisible();
    for (const amount of ['¥457.00', '¥6.00', '¥8.00', '¥471.00']) expect(screen.getAllByText(amount)[0]).toBeVisible();
    for (const text of ['Ada Example', '+44 20 7946 0000', 'All or nothing'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('tells where each line is, links to its package and packs what is on the shelf', async () => {
    const lines = [
      anOrderLine({ id: 'tote', name: 'Tote', received, place: aPlace('shipped') }),
      anOrderLine({ id: 'lamp', name: 'Lamp', received: { ...received, item_id: 'item_2' } }),
    ];
    await open(paid({ status: 'in_stock', lines, actions: ['pack'] }), { language });
    await loaded();
    const tote = within(screen.getByRole('article', { name: 'Tote' }));
    expect(tote.getByText(isEnglish ? 'Shipped' : '已发货')).toBeVisible();
    expect(await tote.findByText(isEnglish ? /^24 Nov 2026, \d\d:\d\d$/ : /24\u2060日\s\d\d:\d\d$/)).toBeVisible();
    expect(
      tote.getByRole('link', { name: isEnglish ? 'Package PK2611A1B2C3D' : '包裹 PK2611A1B2C3D' }),
    ).toHaveAttribute('href', '/mine/package/packageDetail?number=PK2611A1B2C3D');
    expect(
      within(screen.getByRole('article', { name: 'Lamp' })).getByText(isEnglish ? 'In the warehouse' : '已入库'),
    ).toBeVisible();
    const next = within(screen.getByRole('region', { name: isEnglish ? 'What happens next' : '下一步' }));
    expect(
      next.getByText(isEnglish ? /1 of 2 products are still in our warehouse/ : /2 种商品中还有 1 种/),
    ).toBeVisible();
    expect(next.getByRole('link', { name: isEnglish ? 'Pack for shipping' : '打包发货' })).toHaveAttribute(
      'href',
      '/mine/store?items=item_2',
    );
  });

  test('ends with the receipt of the last line', async () => {
    const lines = [anOrderLine({ id: 'tote', name: 'Tote', received, place: aPlace('received') })];
    await open(paid({ status: 'in_stock', lines, actions: [] }), { language });
    const stops = within(await loaded()).getAllByRole('listitem');
    expect(stops.at(-1)).toHaveTextContent(isEnglish ? /Now: Received by you/ : /当前： 确认收货/);
    for (const status of screen.getAllByText(isEnglish ? 'Received' : '已收货')) expect(status).toBeVisible();
    expect(
      screen.getByText(isEnglish ? 'You have received everything in this order.' : '商品已全部收到。', {
        exact: false,
      }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /Pack for shipping|打包发货/ })).not.toBeInTheDocument();
  });

  test('says when goods were disposed of, links to no package and offers no packing', async () => {
    const place = aPlace('disposed');
    const lines = [anOrderLine({ id: 'tote', name: 'Tote', received, place })];
    await open(paid({ status: 'in_stock', lines, actions: [] }), { language });
    const stops = within(await loaded()).getAllByRole('listitem');
    expect(stops.at(-1)).toHaveTextContent(isEnglish ? /^Now:/ : /^当前：/);
    const tote = within(screen.getByRole('article', { name: 'Tote' }));
    expect(tote.getByText(isEnglish ? 'Disposed of at the end of storage' : '保管到期，已处置')).toBeVisible();
    expect(await tote.findByText(isEnglish ? /^21 May 2027, / : /2027\u2060年.*21\u2060日/)).toBeVisible();
    expect(tote.queryByRole('link', { name: /PK26/ })).not.toBeInTheDocument();
    const next = within(screen.getByRole('region', { name: isEnglish ? 'What happens next' : '下一步' }));
    expect(next.getByText(isEnglish ? /Their storage costs nothing/ : /仓储费不再收取/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Pack for shipping|打包发货/ })).not.toBeInTheDocument();
  });

  test('says that a fee for domestic shipping is unknown, and what that means', async () => {
    const lines = [
      anOrderLine({ id: 'tote', name: 'Tote', domestic_shipping_fen: 0, domestic_shipping_stated: false }),
    ];
    await open(paid({ lines }), { language });
    await loaded();
    expect(screen.getByText(isEnglish ? 'not stated' : '店铺未注明')).toBeVisible();
    expect(screen.getByText(isEnglish ? /you confirm it before we buy/ : /采购前请您确认/)).toBeVisible();
  });

  test('says that nothing was charged for a fee that was never stated', async () => {
    const lines = [
      anOrderLine({ id: 'tote', name: 'Tote', domestic_shipping_fen: 0, domestic_shipping_stated: false }),
    ];
    await open(paid({ lines, status: 'processing' }), { language });
    await loaded();
    expect(screen.getByText(isEnglish ? /You were charged none/ : /您没有为此付费/)).toBeVisible();
  });

  test('is ordered again: its goods go into the cart, which opens', async () => {
    const { user, location } = await open(paid(), { language, handlers: cartHandlers({ lines: [] }) });
    await loaded();
    await user.click(screen.getByRole('button', { name: isEnglish ? /^Order again/ : /^再次购买/ }));
    await waitFor(() => expect(location()).toBe('/cart'));
    await waitFor(() => expect(sentTo(getCart)).toHaveLength(1));
    expect(sentTo(orderAgain)).toMatchObject([{ params: { number } }]);
  });

  test('is ordered again: what could not be added is told before the cart opens', async () => {
    const { user, answers, location } = await open(paid(), { language, handlers: cartHandlers({ lines: [] }) });
    answers.again = { line_ids: ['line_1'], left_out: [{ name: 'Lamp', reason: 'gone' }] };
    await loaded();
    await user.click(screen.getByRole('button', { name: isEnglish ? /^Order again/ : /^再次购买/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(isEnglish ? 'Lamp: gone' : 'Lamp：gone')).toBeVisible();
    await user.click(dialog.getByRole('link', { name: isEnglish ? 'Go to the cart' : '去购物车' }));
    await waitFor(() => expect(location()).toBe('/cart'));
    await waitFor(() => expect(sentTo(getCart)).toHaveLength(1));
  });

  test('that does not exist is not found, with one message', async () => {
    const absent = mockEndpoint(getOrderContract, () => {
      throw failOrder('not_found');
    });
    await open(paid(), { language, handlers: [absent] });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: isEnglish ? 'We could not find this order' : '没有找到这个订单',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: isEnglish ? 'See my orders' : '查看我的订单' })).toHaveAttribute(
      'href',
      '/mine/order',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that failed to load can be retried', async () => {
    const broken = http.get('*/v1/orders/:number', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await open(paid(), { language, handlers: [broken] });
    await screen.findByRole('heading', { name: isEnglish ? 'The order could not be loaded' : '订单加载失败' });
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: isEnglish ? 'Try again' : '重新加载' }));
    expect(await loaded()).toBeVisible();
  });

  test('after the refund deadline shows the deadline', async () => {
    await open(paid({ actions: [], refundable_fen: 0, refundable_until: '2026-11-23T09:00:00.000Z' }), { language });
    await loaded();
    expect(refund().getByText(isEnglish ? 'The refund time has expired' : '已超过退款期限')).toBeVisible();
    expect(
      await refund().findByText(isEnglish ? /23 Nov 2026, 10:00/ : new RegExp(joinedDates('2026年11月23日 10:00'))),
    ).toBeVisible();
    expect(refund().queryByRole('button')).not.toBeInTheDocument();
  });

  test('a refund request shows the amounts, and can be withdrawn', async () => {
    const { user, answers } = await open(paid(), { language, next: asked() });
    await loaded();
    await user.click(refund().getByRole('button', { name: isEnglish ? 'Request a refund' : '申请退款' }));
    const dialog = within(await screen.findByRole('dialog', { name: isEnglish ? 'Request a refund' : '申请退款' }));
    expect(Object.values(pairs(dialog))).toEqual(['¥266.00', '¥6.00']);
    expect(dialog.getByText(isEnglish ? /not refunded/ : /不予退还/)).toBeVisible();

    const send = dialog.getByRole('button', { name: isEnglish ? 'Request refund' : '提交申请' });
    await user.click(send);
    const reason = dialog.getByRole('textbox');
    await waitFor(() =>
      expect(reason).toHaveAccessibleDescription(
        expect.stringContaining(isEnglish ? 'Please fill this in' : '请填写此项'),
      ),
    );
    await user.type(reason, 'wrong size');
    await user.dblClick(send);
    expect(await screen.findByText(isEnglish ? 'Your request was sent' : '退款申请已提交')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentTo(requestRefund)).toMatchObject([
      { params: { number }, body: { reason: 'wrong size' }, idempotencyKey: expect.any(String) },
    ]);

    answers.next = {
      order: paid({ refund: refundOf({ outcome: 'withdrawn', decided_at: '2026-11-20T12:00:00.000Z' }) }),
    };
    await user.click(await refund().findByRole('button', { name: isEnglish ? 'Withdraw the request' : '撤回申请' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: isEnglish ? 'Withdraw it' : '撤回' }),
    );
    expect(await screen.findByText(isEnglish ? 'The request was withdrawn' : '退款申请已撤回')).toBeVisible();
    expect(sentTo(cancelRefund)).toMatchObject([{ params: { number } }]);
    expect(await refund().findByRole('button', { name: isEnglish ? 'Request a refund' : '申请退款' })).toBeVisible();
  });
});

test.each(['', '?number=', '?number=PK1234', '?number=CV1'])('%j names no order', async (search) => {
  await open(paid(), { path: `/mine/order/orderDetail${search}` });
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: cartOrdersWeb, path: `/mine/order/orderDetail?number=${number}` });
  expect(location()).toBe(`/user/login?next=%2Fmine%2Forder%2ForderDetail%3Fnumber%3D${number}`);
});

test('shows a skeleton while the order loads', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = mockEndpoint(getOrderContract, async () => {
    await waiting;
    return paid();
  });
  await open(paid(), { handlers: [slow] });
  expect(screen.getByText('Loading the order')).toBeInTheDocument();
  answer();
  await loaded();
  expect(screen.queryByText('Loading the order')).not.toBeInTheDocument();
});

describe('the actions', () => {
  test('an unpaid order is paid or cancelled', async () => {
    const unpaid = anOrder({ lines: [tote()], expires_at: '2099-11-21T08:00:00.000Z' });
    const end = { ...placed, status: 'cancelled', event: 'cancelled' } as const;
    const cancelled: Order = { ...unpaid, status: 'cancelled', timeline: [placed, end], actions: [] };
    const { user } = await open(unpaid, { next: cancelled });
    await loaded();
    expect(screen.getByRole('link', { name: 'Pay ¥272.00' })).toHaveAttribute(
      'href',
      `/payment?kind=order&refs=${number}`,
    );
    expect(await screen.findByText(/h \d+ min left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('This order was cancelled. Nothing was charged.')).toBeVisible();
    expect(sentTo(cancelOrder)).toMatchObject([{ params: { number } }]);
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(
      within(await loaded())
        .getAllByRole('listitem')
        .at(-1),
    ).toHaveTextContent(/^Ended: Cancelled/);
  });

  test('an order in stock leads to the warehouse', async () => {
    await open(
      paid({
        status: 'in_stock',
        actions: ['pack'],
        refundable_fen: 0,
        lines: [anOrderLine({ id: 'tote', name: 'Tote', received })],
      }),
    );
    await loaded();
    expect(screen.getByRole('link', { name: 'Pack for shipping' })).toHaveAttribute('href', '/mine/store?items=item_1');
    expect(refund().getByText(/The goods have arrived/)).toBeVisible();
    expect(
      await within(screen.getByRole('article', { name: 'Tote' })).findByText(/^22 Nov 2026, 09:00$/),
    ).toBeVisible();
  });

  test('it is printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const { user } = await open(paid());
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the outcome', () => {
  test('some goods have arrived, and an accepted price is marked', async () => {
    await open(paid({ status: 'processing', price_review: 'accepted', lines: [{ ...tote(), received }, lamp()] }));
    await loaded();
    expect(screen.getByText(/1 of 2 items have arrived/)).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Lamp' })).getByText('Your price, accepted')).toBeVisible();
  });

  test('a refused request shows the answer, and can be repeated', async () => {
    await open(
      paid({
        refund: refundOf({
          outcome: 'rejected',
          decided_at: '2026-11-20T12:00:00.000Z',
          note: 'It has been sent already',
        }),
      }),
    );
    await loaded();
    expect(pairs(refund())).toMatchObject({
      Outcome: 'Declined',
      'Our decision': 'It has been sent already',
      'Your reason': 'wrong size',
    });
    expect(refund().getByRole('button', { name: 'Request a refund' })).toBeEnabled();
  });

  test.each(
    byTurns([
      ['en', '1 of 3 arrived', '1 of 3 refunded'],
      ['zh', '已到货 1 件，共 3 件', '3 件中已退款 1 件'],
    ] as const),
  )('in %s a line tells how many of its pieces arrived and were refunded', async (language, some, back) => {
    const line = { ...tote(), quantity: 3, received_quantity: 1, refunded_quantity: 1 };
    await open(paid({ status: 'processing', lines: [line] }), { language });
    const goods = within(screen.getByRole('article', { name: 'Tote' }));
    expect(goods.getByText(some)).toBeVisible();
    expect(goods.getByText(back)).toBeVisible();
  });

  test('a refunded order shows the refund, and has no next step', async () => {
    const end = {
      status: 'refunded',
      event: 'refunded',
      at: '2026-11-20T12:00:00.000Z',
      by: 'staff',
      note: 'Given back',
    } as const;
    const over = {
      refunded_fen: 26_600,
      refundable_fen: 0,
      lines: [{ ...tote(), refunded: true }],
      timeline: [placed, paidAt, end],
      actions: [],
    };
    await open(paid({ ...over, status: 'refunded', refund: refundOf({ outcome: 'approved', decided_at: end.at }) }));
    await loaded();
    expect(screen.getByText('¥266.00 was refunded.')).toBeVisible();
    expect(
      within(await loaded())
        .getAllByRole('listitem')
        .at(-1),
    ).toHaveTextContent(/^Ended: Refunded.*Given back/);
    expect(within(screen.getByRole('article', { name: 'Tote' })).getByText('Refunded')).toBeVisible();
    expect(refund().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the refund request', () => {
  const openDialog = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await loaded();
    await user.click(refund().getByRole('button', { name: 'Request a refund' }));
    return within(await screen.findByRole('dialog'));
  };

  test('goes once, with its key, reason and destination', async () => {
    const { user } = await open(paid({ refund_to_card: true }), { next: asked() });
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox'), 'wrong size');
    await user.click(dialog.getByRole('radio', { name: /Back to my card/ }));
    await user.dblClick(dialog.getByRole('button', { name: 'Request refund' }));
    expect(await screen.findByText('Your request was sent')).toBeVisible();
    expect(sentTo(requestRefund)).toMatchObject([
      { body: { reason: 'wrong size', destination: 'card' }, idempotencyKey: expect.any(String) },
    ]);
  });

  test.each(
    byTurns([
      ['en', 'Request a refund', /^The refund goes to your balance/],
      ['zh', '申请退款', /退到您的余额/],
    ] as const),
  )('offers no card for what was not paid by card (%s)', async (language, ask, words) => {
    const { user } = await open(paid(), { language });
    await user.click(await screen.findByRole('button', { name: ask }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words)).toBeVisible();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('goes to the balance if the draft names the card, and the card is gone', async () => {
    const first = await open(paid({ refund_to_card: true }));
    const draft = await openDialog(first.user);
    await first.user.type(draft.getByRole('textbox'), 'wrong size');
    await first.user.click(draft.getByRole('radio', { name: /Back to my card/ }));
    first.unmount();

    const second = await open(paid(), { next: asked() });
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('wrong size'));
    await second.user.click(dialog.getByRole('button', { name: 'Request refund' }));
    expect(await screen.findByText('Your request was sent')).toBeVisible();
    expect(sentTo(requestRefund)).toMatchObject([{ body: { reason: 'wrong size', destination: 'balance' } }]);
  });

  test('after the deadline is refused with the reason, and the order shows the deadline', async () => {
    const late = mockEndpoint(
      requestRefundContract,
      () => {
        opened.answers.order = paid({ actions: [], refundable_fen: 0 });
        throw failOrder('refund_time_expired');
      },
      orderReasons,
    );
    const opened = await open(paid(), { handlers: [late] });
    const dialog = await openDialog(opened.user);
    await opened.user.type(dialog.getByRole('textbox'), 'wrong size');
    await opened.user.click(dialog.getByRole('button', { name: 'Request refund' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The refund time has expired');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await refund().findByText('The refund time has expired')).toBeVisible();
  });

  test('keeps the draft after a reload, and clears it on cancel', async () => {
    const first = await open(paid());
    await first.user.type((await openDialog(first.user)).getByRole('textbox'), 'wrong s');
    first.unmount();

    const second = await open(paid());
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('wrong s'));
    await second.user.click(dialog.getByRole('button', { name: 'Not now' }));
    second.unmount();

    await open(paid());
    await loaded();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('the dialog says that a withdrawal after the deadline is final', async () => {
    const { user } = await open(asked({ refundable_until: '2026-11-01T09:00:00.000Z' }));
    await loaded();
    await user.click(refund().getByRole('button', { name: 'Withdraw the request' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('you cannot request one again'));
  });

  test('that was answered meanwhile cannot be withdrawn, and shows the answer', async () => {
    const refuse = mockEndpoint(cancelRefundContract, () => {
      opened.answers.order = paid({
        status: 'refunded',
        refunded_fen: 26_600,
        actions: [],
        refund: refundOf({ outcome: 'approved', decided_at: '2026-11-20T12:00:00.000Z' }),
      });
      throw failOrder('wrong_state');
    });
    const opened = await open(asked(), { handlers: [refuse] });
    await loaded();
    await opened.user.click(refund().getByRole('button', { name: 'Withdraw the request' }));
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw it' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This has changed in the meantime');
    expect(await refund().findByText('Approved')).toBeVisible();
  });
});

/** Fills the place of a line's photos. */
const linePhotos: WebFeature = {
  id: 'line-photos',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  lazySlots: {
    linePhotos: () =>
      Promise.resolve({
        Slot: ({ orderNumber, lineId }: LinePhotosProps) => <p>{`photos of ${lineId} of ${orderNumber}`}</p>,
      }),
  },
};

test('shows the photos of the lines that have arrived, also when they were received', async () => {
  const lines = [
    anOrderLine({ id: 'tote', name: 'Tote', received, place: aPlace('received') }),
    anOrderLine({ id: 'lamp', name: 'Lamp', received: null }),
  ];
  await open(paid({ lines }), { features: [cartOrdersWeb, linePhotos] });
  expect(await screen.findByText(`photos of tote of ${number}`)).toBeVisible();
  expect(screen.queryByText(/photos of lamp/)).toBeNull();
});
