import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { failOrder, orderReasons, type Order, type OrderRefund } from '@caravan/cart-orders/contract';
import { cancelRefundSchema, getOrderSchema, requestRefundSchema } from '@caravan/cart-orders/contract/orders';
import { anOrder, anOrderLine } from '@caravan/cart-orders/contract/testing';
import { mockEndpoint, mockServer, renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { mockCart } from '../../mocks/cart-orders.handlers.ts';
import { mockOrders } from '../../mocks/orders.handlers.ts';

const number = 'CV2611A1B2C3D';
const received = { item_id: 'item_1', received_at: '2026-11-22T08:00:00.000Z' };
const own = { unit_price_fen: 19_900, domestic_shipping_fen: 0, reason: 'negotiated' as const, text: 'by chat' };
const tote = () => anOrderLine({ id: 'tote', name: 'Tote', note: 'dark blue', photo: { count: 3, note: 'the seams', fee_fen: 600 } });
const lamp = () => anOrderLine({ id: 'lamp', name: 'Lamp', quantity: 1, unit_price_fen: 19_900, listed_price_fen: 23_900, price_change: own, photo: { count: 0, note: '', fee_fen: 0 } });

const placed = { status: 'pending_payment', event: 'placed', at: '2026-11-20T08:00:00.000Z', by: 'shopper', note: null } as const;
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

const asked = (over: Partial<Order> = {}) => paid({ status: 'refund_processing', refund: refundOf(), actions: ['cancel_refund'], ...over });

const open = async (order: Order, options: Partial<RenderRouteOptions> = {}) => {
  const mock = mockOrders(mockCart(), [order]);
  const path = options.path ?? `/mine/order/orderDetail?number=${order.number}`;
  const handlers = [...(options.handlers ?? []), ...mock.handlers];
  return { ...(await renderRoute({ feature: cartOrdersWeb, loggedIn: true, ...options, path, handlers })), mock };
};

const loaded = () => screen.findByRole('list', { name: /The way of this order|订单进度/ });
const refund = () => within(screen.getByRole('region', { name: /^(Refund|退款)$/ }));
const pairs = (scope: ReturnType<typeof within>) =>
  Object.fromEntries(scope.getAllByRole('term').map((term: HTMLElement, index: number) => [term.textContent, scope.getAllByRole('definition')[index]?.textContent]));

// Whose clock it is changes what is shown.
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.each(['en', 'zh'] as const)('an order (%s)', (language) => {
  const isEnglish = language === 'en';

  test('shows its way with local and Beijing time, what comes next, its goods and its fees', async () => {
    const order = paid({ lines: [tote(), lamp()], price_review: 'waiting', contact: { name: 'Ada Example', phone: '+44 20 7946 0000', im: '' }, note: 'All or nothing' });
    await open(order, { language });
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: isEnglish ? `Order ${number}` : `订单 ${number}` })).toBeVisible();
    expect(document.title).toContain(number);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const stops = within(await loaded()).getAllByRole('listitem');
    expect(stops).toHaveLength(5);
    await waitFor(() => expect(stops[1]).toHaveTextContent(isEnglish ? /Now: Paid.*20 Nov 2026, 10:00.*Beijing 20 Nov 2026, 17:00/ : /当前： 付款成功.*2026年11月20日 10:00.*北京时间 2026年11月20日 17:00/));
    expect(stops[1]).toHaveAttribute('aria-current', 'step');
    expect(stops[0]).toHaveTextContent(isEnglish ? /^Done:/ : /^已完成：/);
    expect(stops[4]).toHaveTextContent(isEnglish ? /^To come: Packed/ : /^待完成： 打包发货/);

    const next = screen.getByRole('region', { name: isEnglish ? 'What happens next' : '下一步' });
    expect(next).toHaveTextContent(isEnglish ? /Our turn\. We review the price that you gave, by 20 Nov 2026, 15:00/ : /由我们处理。我们会在 2026年11月20日 15:00.*前审核您填写的价格/);

    const line = within(screen.getByRole('article', { name: 'Lamp' }));
    for (const text of [isEnglish ? 'Your price, will be reviewed' : '已改价，待审核', /¥239\.00/, /by chat/]) expect(line.getByText(text)).toBeVisible();
    for (const text of [/dark blue/, /the seams/]) expect(within(screen.getByRole('article', { name: 'Tote' })).getByText(text)).toBeVisible();
    for (const amount of ['¥457.00', '¥6.00', '¥8.00', '¥471.00']) expect(screen.getAllByText(amount)[0]).toBeVisible();
    for (const text of ['Ada Example', '+44 20 7946 0000', 'All or nothing']) expect(screen.getByText(text)).toBeVisible();
  });

  test('that nobody has is not found, and says so once', async () => {
    await open(paid(), { language, path: '/mine/order/orderDetail?number=CV2611NOBODY' });
    expect(await screen.findByRole('heading', { level: 1, name: isEnglish ? 'We could not find this order' : '没有找到这个订单' })).toBeVisible();
    expect(screen.getByRole('link', { name: isEnglish ? 'See my orders' : '查看我的订单' })).toHaveAttribute('href', '/mine/order');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that could not be loaded may be asked for again', async () => {
    const broken = http.get('*/v1/orders/:number', () => HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }));
    const { user, mock } = await open(paid(), { language, handlers: [broken] });
    await screen.findByRole('heading', { name: isEnglish ? 'The order could not be loaded' : '订单加载失败' });
    mockServer.use(...mock.handlers);
    await user.click(screen.getByRole('button', { name: isEnglish ? 'Try again' : '重新加载' }));
    expect(await loaded()).toBeVisible();
  });

  test('whose refund time is over says so, with the time', async () => {
    await open(paid({ actions: [], refundable_fen: 0, refundable_until: '2026-11-23T09:00:00.000Z' }), { language });
    await loaded();
    expect(refund().getByText(isEnglish ? 'The refund time has expired' : '已超过退款期限')).toBeVisible();
    expect(await refund().findByText(isEnglish ? /23 Nov 2026, 10:00/ : /2026年11月23日 10:00/)).toBeVisible();
    expect(refund().queryByRole('button')).not.toBeInTheDocument();
  });

  test('a refund is asked for with what comes back in view, and taken back', async () => {
    const { user, mock } = await open(paid(), { language });
    await loaded();
    await user.click(refund().getByRole('button', { name: isEnglish ? 'Request a refund' : '申请退款' }));
    const dialog = within(await screen.findByRole('dialog', { name: isEnglish ? 'Request a refund' : '申请退款' }));
    expect(Object.values(pairs(dialog))).toEqual(['¥266.00', '¥6.00']);
    expect(dialog.getByText(isEnglish ? /not refunded/ : /不予退还/)).toBeVisible();

    const send = dialog.getByRole('button', { name: isEnglish ? 'Request the refund' : '提交申请' });
    await user.click(send);
    const reason = dialog.getByRole('textbox');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(expect.stringContaining(isEnglish ? 'Please fill this in' : '请填写此项')));
    await user.type(reason, 'wrong size');
    await user.dblClick(send);
    expect(await screen.findByText(isEnglish ? 'Your request is with us' : '退款申请已提交')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mock.orders[0]).toMatchObject({ status: 'refund_processing', refund: { reason: 'wrong size', amount_fen: 26_600 } });

    await user.click(await refund().findByRole('button', { name: isEnglish ? 'Take the request back' : '撤回申请' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: isEnglish ? 'Take it back' : '撤回' }));
    expect(await screen.findByText(isEnglish ? 'The request is taken back' : '退款申请已撤回')).toBeVisible();
    expect(mock.orders[0]).toMatchObject({ status: 'paid', refund: { outcome: 'withdrawn' } });
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

test('a skeleton stands where the order will', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = mockEndpoint(getOrderSchema, async () => {
    await waiting;
    return paid();
  });
  await open(paid(), { handlers: [slow] });
  expect(screen.getByText('Loading the order')).toBeInTheDocument();
  answer();
  await loaded();
  expect(screen.queryByText('Loading the order')).not.toBeInTheDocument();
});

describe('what may be done', () => {
  test('an unpaid order is paid or cancelled', async () => {
    const { user, mock } = await open(anOrder({ lines: [tote()], expires_at: '2099-11-21T08:00:00.000Z' }));
    await loaded();
    expect(screen.getByRole('link', { name: 'Pay ¥272.00' })).toHaveAttribute('href', `/payment?kind=order&refs=${number}`);
    expect(await screen.findByText(/h \d+ min left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('This order was cancelled. Nothing was charged.')).toBeVisible();
    expect(mock.orders[0]?.status).toBe('cancelled');
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(within(await loaded()).getAllByRole('listitem').at(-1)).toHaveTextContent(/^Ended: Cancelled/);
  });

  test('an order in stock leads to the warehouse', async () => {
    await open(paid({ status: 'in_stock', actions: ['pack'], refundable_fen: 0, lines: [{ ...tote(), received }] }));
    await loaded();
    expect(screen.getByRole('link', { name: 'Pack for shipping' })).toHaveAttribute('href', '/mine/store');
    expect(refund().getByText(/The goods have arrived/)).toBeVisible();
    expect(await within(screen.getByRole('article', { name: 'Tote' })).findByText(/In the warehouse since 22 Nov 2026, 09:00/)).toBeVisible();
  });

  test('it is printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const { user } = await open(paid());
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('what became of it', () => {
  test('part of the goods has arrived, and an accepted price says so', async () => {
    await open(paid({ status: 'processing', price_review: 'accepted', lines: [{ ...tote(), received }, lamp()] }));
    await loaded();
    expect(screen.getByText(/1 of 2 lines have arrived/)).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Lamp' })).getByText('Your price, accepted')).toBeVisible();
  });

  test('a refused request shows the answer, and may be made again', async () => {
    await open(paid({ refund: refundOf({ outcome: 'rejected', decided_at: '2026-11-20T12:00:00.000Z', note: 'It has been sent already' }) }));
    await loaded();
    expect(pairs(refund())).toMatchObject({ Outcome: 'Refused', 'Our answer': 'It has been sent already', 'Your reason': 'wrong size' });
    expect(refund().getByRole('button', { name: 'Request a refund' })).toBeEnabled();
  });

  test('a refunded order tells what came back, and ends there', async () => {
    const end = { status: 'refunded', event: 'refunded', at: '2026-11-20T12:00:00.000Z', by: 'staff', note: 'Given back' } as const;
    const over = { refunded_fen: 26_600, refundable_fen: 0, lines: [{ ...tote(), refunded: true }], timeline: [placed, paidAt, end], actions: [] };
    await open(paid({ ...over, status: 'refunded', refund: refundOf({ outcome: 'approved', decided_at: end.at }) }));
    await loaded();
    expect(screen.getByText('¥266.00 was given back.')).toBeVisible();
    expect(within(await loaded()).getAllByRole('listitem').at(-1)).toHaveTextContent(/^Ended: Refunded.*by us · Given back/);
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
    const sent: unknown[] = [];
    const watch = http.post('*/v1/orders/:number/refund', async ({ request }) => {
      sent.push([await request.clone().json(), Boolean(request.headers.get('idempotency-key'))]);
    });
    const { user } = await open(paid(), { handlers: [watch] });
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox'), 'wrong size');
    await user.click(dialog.getByRole('radio', { name: /Back to my card/ }));
    await user.dblClick(dialog.getByRole('button', { name: 'Request the refund' }));
    expect(await screen.findByText('Your request is with us')).toBeVisible();
    expect(sent).toEqual([[{ reason: 'wrong size', destination: 'card' }, true]]);
  });

  test('that comes too late is refused with the reason, and the order shows that its time is over', async () => {
    const late = mockEndpoint(
      requestRefundSchema,
      () => {
        opened.mock.orders = [paid({ actions: [], refundable_fen: 0 })];
        throw failOrder('refund_time_expired');
      },
      orderReasons,
    );
    const opened = await open(paid(), { handlers: [late] });
    const dialog = await openDialog(opened.user);
    await opened.user.type(dialog.getByRole('textbox'), 'wrong size');
    await opened.user.click(dialog.getByRole('button', { name: 'Request the refund' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The refund time has expired');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await refund().findByText('The refund time has expired')).toBeVisible();
  });

  test('keeps its words over a reload, and forgets them when it is called off', async () => {
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
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('taken back after the deadline cannot be made again, and that is said before', async () => {
    const { user } = await open(asked({ refundable_until: '2026-11-01T09:00:00.000Z' }));
    await loaded();
    await user.click(refund().getByRole('button', { name: 'Take the request back' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('you cannot ask again'));
  });

  test('that was answered meanwhile cannot be taken back, and the answer is shown', async () => {
    const refuse = mockEndpoint(cancelRefundSchema, () => {
      opened.mock.orders = [paid({ status: 'refunded', refunded_fen: 26_600, actions: [], refund: refundOf({ outcome: 'approved', decided_at: '2026-11-20T12:00:00.000Z' }) })];
      throw failOrder('wrong_state');
    });
    const opened = await open(asked(), { handlers: [refuse] });
    await loaded();
    await opened.user.click(refund().getByRole('button', { name: 'Take the request back' }));
    await opened.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This has changed in the meantime');
    expect(await refund().findByText('Approved')).toBeVisible();
  });
});
