import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  cancelOrder,
  failOrder,
  listOrders,
  orderGroups,
  type Order,
  type OrderPage,
} from '@caravan/cart-orders/contract';
import { cancelOrderContract, listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { anOrder, anOrderLine, anOrderPage } from '@caravan/cart-orders/contract/testing';
import {
  byTurns,
  commonWords,
  joinedDates,
  mockEndpoint,
  mockServer,
  renderRoute,
  type RenderRouteOptions,
  sentTo,
} from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { orderTexts as en } from '../../i18n/en-orders.ts';
import { orderTexts as zh } from '../../i18n/zh-orders.ts';
import { orderAnswers, ordersHandlers } from '../../mocks/cart-orders.handlers.ts';

const tote = () => anOrderLine({ id: 'tote', name: 'Tote' });
const unpaid = (number: string, over: Partial<Order> = {}) => anOrder({ number, lines: [tote()], ...over });
const paid = () =>
  anOrder({
    number: 'CV2611PAID',
    status: 'paid',
    actions: ['request_refund'],
    review_due_at: '2026-11-20T14:00:00.000Z',
  });
const inStock = () => anOrder({ number: 'CV2611STOCK', status: 'in_stock', actions: ['pack'] });

/** The list of these orders; after the page's first change the list is `next`. */
const open = async (
  orders: Order[],
  {
    page: over,
    next = [],
    ...options
  }: Partial<RenderRouteOptions> & { page?: Partial<OrderPage>; next?: Order[] } = {},
) => {
  const answers = orderAnswers({ page: { ...anOrderPage(orders), ...over }, next: { page: anOrderPage(next) } });
  const mocks = ordersHandlers(answers);
  const handlers = [...(options.handlers ?? []), ...mocks];
  const page = await renderRoute({
    feature: cartOrdersWeb,
    path: '/mine/order',
    loggedIn: true,
    ...options,
    handlers,
  });
  return { ...page, answers, mocks };
};

const card = (number: string) => within(screen.getByRole('article', { name: new RegExp(number) }));
const tabs = () => within(screen.getByRole('navigation', { name: /Orders by status|按状态查看订单/ }));
const loaded = () => screen.findAllByRole('article');

// Times are shown in the browser's time zone.
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'My orders',
        tabs: [
          'All 3',
          'Pending payment 1',
          'Paid 1',
          'Processing 0',
          'In stock 1',
          'Sent 0',
          'Cancelled 0',
          'Refund processing 0',
          'Refunded 0',
        ],
        turn: 'Your turn.',
        by: /Pay by 21 Nov 2026, 09:00\. /,
        ours: 'Our turn.',
      },
    ],
    [
      'zh',
      {
        title: '我的订单',
        tabs: [
          '全部 3',
          '待付款 1',
          '已付款 1',
          '处理中 0',
          '已入库 1',
          '已出库 0',
          '已取消 0',
          '退款中 0',
          '已退款 0',
        ],
        turn: '待您处理：',
        by: new RegExp(joinedDates('请在 2026年11月21日 09:00前付款')),
        ours: '我们处理中：',
      },
    ],
  ] as const),
)('the list in %s', (language, words) => {
  test('has tabs with counts, and the next step, deadline and actor of each order', async () => {
    await open([unpaid('CV2611UNPAID'), paid(), inStock()], { language });
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(document.title).toBe(words.title);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(words.tabs);

    const first = card('CV2611UNPAID');
    expect(first.getByText('¥272.00')).toBeVisible();
    expect(first.getByRole('img', { name: 'Tote' })).toBeInTheDocument();
    expect(await first.findByText(words.by)).toBeVisible();
    expect(first.getByText(words.turn)).toBeVisible();
    expect(card('CV2611PAID').getByText(words.ours)).toBeVisible();
  });

  test('each empty tab has a sentence and an action', async () => {
    const texts = { en, zh }[language].orders.empty;
    const { navigate } = await open([], { language });
    expect(await screen.findByText(texts.all)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.find })).toHaveAttribute('href', '/');
    for (const status of orderGroups) {
      await navigate(`/mine/order?status=${status}`);
      expect(await screen.findByText(texts[status])).toBeVisible();
      expect(screen.getByRole('link', { name: texts.showAll })).toHaveAttribute('href', '/mine/order');
    }
  });

  test('a failure offers to try again', async () => {
    const texts = { en, zh }[language].orders.failed;
    const broken = http.get('*/v1/orders', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await open([paid()], { language, handlers: [broken] });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.title);
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    await loaded();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a visitor is asked to log in and comes back', async () => {
  const { location } = await renderRoute({ feature: cartOrdersWeb, path: '/mine/order?status=paid' });
  expect(location()).toBe('/user/login?next=%2Fmine%2Forder%3Fstatus%3Dpaid');
});

test.each(
  byTurns([
    ['en', 'Loading your orders'],
    ['zh', '正在加载订单'],
  ] as const),
)('a skeleton stands where orders will (%s)', async (language, label) => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = mockEndpoint(listOrdersContract, async () => {
    await waiting;
    return anOrderPage([paid()]);
  });
  await open([], { language, handlers: [slow] });
  expect(screen.getByText(label)).toBeInTheDocument();
  answer();
  await loaded();
  expect(screen.queryByText(label)).not.toBeInTheDocument();
});

describe('tabs, search and pages', () => {
  test('are in the address, and tabs keep the search', async () => {
    const { user, location, answers } = await open([unpaid('CV2611AAAA'), unpaid('CV2611BBBB'), paid()]);
    await loaded();
    answers.page = anOrderPage([unpaid('CV2611AAAA')]);
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), ' 2611a{Enter}');
    expect(location()).toBe('/mine/order?q=2611a');
    expect(await screen.findByText('1 order found for “2611a”')).toBeVisible();
    expect(screen.queryByRole('article', { name: /BBBB/ })).not.toBeInTheDocument();

    await user.click(tabs().getByRole('link', { name: /^Pending payment/ }));
    expect(location()).toBe('/mine/order?status=pending_payment&q=2611a');
    await waitFor(() => expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Pending payment 1'));
    answers.page = { ...anOrderPage([]), counts: answers.page.counts };
    await user.click(tabs().getByRole('link', { name: /^Paid/ }));
    expect(await screen.findByText(/No orders match “2611a”/)).toBeVisible();
    expect(sentTo(listOrders).map(({ query: { status, q } }) => ({ status, q }))).toEqual([
      { status: undefined, q: undefined },
      { status: undefined, q: '2611a' },
      { status: 'pending_payment', q: '2611a' },
      { status: 'paid', q: '2611a' },
    ]);
  });

  test('a search in the address is shown and requested', async () => {
    await open([paid()], { path: '/mine/order?q=desk' });
    await loaded();
    expect(sentTo(listOrders)).toMatchObject([{ query: { q: 'desk' } }]);
    expect(screen.getByRole('searchbox')).toHaveValue('desk');
  });

  test('pages keep status and search', async () => {
    const some = Array.from({ length: 20 }, (_, index) => unpaid(`CV2611N${String(index).padStart(3, '0')}`));
    await open(some, { path: '/mine/order?status=pending_payment&q=tote&page=2', page: { page: 2, total: 45 } });
    await loaded();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(sentTo(listOrders)).toMatchObject([{ query: { status: 'pending_payment', q: 'tote', page: 2 } }]);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/mine/order?status=pending_payment&q=tote&page=3',
    );
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/mine/order?status=pending_payment&q=tote',
    );
  });

  test('a page beyond the last leads back to the first', async () => {
    await open([], { path: '/mine/order?page=9', page: { page: 9, total: 1 } });
    expect(await screen.findByText('There is nothing on this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/mine/order');
  });
});

describe('an order’s card', () => {
  test('offers what the server allows, and one primary action', async () => {
    await open([unpaid('CV2611UNPAID'), paid(), inStock()]);
    await loaded();
    expect(card('CV2611UNPAID').getByRole('link', { name: 'Pay order CV2611UNPAID' })).toHaveAttribute(
      'href',
      '/payment?kind=order&refs=CV2611UNPAID',
    );
    expect(card('CV2611STOCK').getByRole('link', { name: /^Pack for shipping/ })).toHaveAttribute(
      'href',
      '/mine/store',
    );
    expect(
      card('CV2611PAID')
        .getAllByRole('link', { name: /order CV/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/mine/order/orderDetail?number=CV2611PAID']);
    expect(card('CV2611PAID').queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });

  test('copies its number', async () => {
    const { user } = await open([paid()]);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Copy order number CV2611PAID' }));
    expect(await navigator.clipboard.readText()).toBe('CV2611PAID');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  test('shows the time left to pay', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const expires_at = new Date(Date.now() + 95 * 60_000 - 5_000).toISOString();
    await open([
      unpaid('CV2611SOON', { expires_at }),
      unpaid('CV2611OVER', { expires_at: '2026-01-01T00:00:00.000Z', actions: ['cancel'] }),
    ]);
    await loaded();
    expect(await card('CV2611SOON').findByText('1 h 35 min left')).toBeVisible();
    expect(card('CV2611OVER').getByText(/The payment deadline has passed/)).toBeVisible();
    expect(card('CV2611OVER').queryByRole('link', { name: /Pay/ })).not.toBeInTheDocument();
  });

  test('counts the goods beyond the pictures', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => anOrderLine({ id: `cup${index}`, name: `Cup ${index}` }));
    await open([anOrder({ number: 'CV2611CUPS', lines })]);
    await loaded();
    expect(card('CV2611CUPS').getAllByRole('img')).toHaveLength(3);
    expect(card('CV2611CUPS').getByText('+4')).toBeVisible();
  });
});

describe('several orders', () => {
  test.each(
    byTurns([
      ['en', 'Orders selected for payment', '2 orders selected', 'Pay together', 'Clear the selection'],
      ['zh', '已选待付款订单', '已选 2 个订单', '合并付款', '取消选择'],
    ] as const),
  )('are paid together (%s)', async (language, label, count, pay, clear) => {
    const { user } = await open([unpaid('CV2611AAAA'), unpaid('CV2611BBBB'), paid()], { language });
    await loaded();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: label })).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    const bar = within(screen.getByRole('region', { name: label }));
    expect(bar.getByRole('status')).toHaveTextContent(count);
    expect(bar.getByText('¥544.00')).toBeVisible();
    expect(bar.getByRole('link', { name: pay })).toHaveAttribute(
      'href',
      '/payment?kind=order&refs=CV2611AAAA%2CCV2611BBBB',
    );
    await user.click(bar.getByRole('button', { name: clear }));
    expect(screen.queryByRole('region', { name: label })).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked();
  });
});

describe('cancelling', () => {
  test.each(
    byTurns([
      ['en', 'Cancel order CV2611AAAA', 'Cancel this order?', 'Keep it', 'Cancel the order', 'The order is cancelled'],
      ['zh', '取消订单 CV2611AAAA', '取消这个订单？', '再想想', '取消订单', '订单已取消'],
    ] as const),
  )('asks first (%s)', async (language, name, question, keep, confirm, done) => {
    const { user } = await open([unpaid('CV2611AAAA')], { language, path: '/mine/order?status=pending_payment' });
    await loaded();
    await user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(dialog).toHaveTextContent('CV2611AAAA');
    expect(dialog).toHaveTextContent('¥272.00');
    await user.click(within(dialog).getByRole('button', { name: keep }));
    expect(sentTo(cancelOrder)).toEqual([]);

    await user.click(screen.getByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sentTo(cancelOrder)).toMatchObject([{ params: { number: 'CV2611AAAA' } }]);
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('sends once for a double click', async () => {
    const { user } = await open([unpaid('CV2611AAAA')]);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Cancel order CV2611AAAA' }));
    await user.dblClick(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' }),
    );
    expect(await screen.findByText('The order is cancelled')).toBeVisible();
    expect(sentTo(cancelOrder)).toHaveLength(1);
  });

  test('of an order that was paid meanwhile is refused and shows the new status', async () => {
    const refuse = mockEndpoint(cancelOrderContract, () => {
      opened.answers.page = anOrderPage([{ ...paid(), number: 'CV2611AAAA' }]);
      throw failOrder('wrong_state');
    });
    const opened = await open([unpaid('CV2611AAAA')], { handlers: [refuse] });
    await loaded();
    await opened.user.click(screen.getByRole('button', { name: 'Cancel order CV2611AAAA' }));
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This has changed in the meantime');
    expect(await card('CV2611AAAA').findByText('Paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });
});
