import { screen, waitFor, within } from '@testing-library/react';
import { answerQuestion, failOrder, orderReasons, type Order } from '@caravan/cart-orders/contract';
import { answerQuestionContract } from '@caravan/cart-orders/contract/orders';
import {
  aGoodsQuestion,
  aLineQuestion,
  anExtra,
  anOrder,
  anOrderLine,
  anOrderPage,
  aQuestion,
} from '@caravan/cart-orders/contract/testing';
import type { LinePhotosProps } from '@caravan/cart-orders/api';
import type { WebFeature } from '@caravan/web-core';
import {
  byTurns,
  joinedDates,
  mockEndpoint,
  renderRoute,
  type RenderRouteOptions,
  sentTo,
} from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { orderAnswers, ordersHandlers } from '../../mocks/cart-orders.handlers.ts';

const asked = (over: Partial<Order> = {}) =>
  anOrder({
    status: 'paid',
    paid_at: '2026-11-20T09:00:00.000Z',
    domestic_shipping_stated: false,
    question: aQuestion({ text: 'They use SF Express.' }),
    actions: ['answer_question', 'request_refund'],
    ...over,
  });

/** The page of an order, or the list with it; after the page's first change the order is `next`. */
const open = async (order: Order, { next, ...options }: Partial<RenderRouteOptions> & { next?: Order } = {}) => {
  const answers = orderAnswers({ order, page: anOrderPage([order]), next: { order: next ?? order } });
  const handlers = [...(options.handlers ?? []), ...ordersHandlers(answers)];
  const path = options.path ?? `/mine/order/orderDetail?number=${order.number}`;
  return { ...(await renderRoute({ feature: cartOrdersWeb, loggedIn: true, ...options, path, handlers })), answers };
};

const payment = '/payment?kind=order_extra&refs=CV2611A1B2C3D-1';

// Times are shown in the browser's time zone.
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(byTurns(['en', 'zh']))('a question about domestic shipping (%s)', (language) => {
  const isEnglish = language === 'en';
  const agree = isEnglish ? 'Agree to pay ¥6.00' : '同意付款 ¥6.00';
  const cancel = isEnglish ? 'Cancel order' : '取消订单';

  test('says that it is the turn of the shopper, and the fee, the deadline and the note', async () => {
    await open(asked(), { language });
    await screen.findByRole('button', { name: agree });
    expect(screen.getByText(isEnglish ? 'Your turn.' : '待您处理：')).toBeVisible();
    expect(
      await screen.findByText(
        isEnglish
          ? /charges ¥6\.00 .* by 24 Nov 2026, 09:00/
          : new RegExp(joinedDates('国内运费 ¥6\\.00。请在 2026年11月24日')),
      ),
    ).toBeVisible();
    expect(screen.getByText(isEnglish ? 'Our note: They use SF Express.' : '备注：They use SF Express.')).toBeVisible();
  });

  test('leads from the agreement to the payment', async () => {
    const next = asked({ extra: anExtra(), extras: [anExtra()], actions: ['pay_extra'] });
    const { user, location } = await open(asked(), { language, next });
    await user.click(await screen.findByRole('button', { name: agree }));
    await waitFor(() => expect(location()).toBe(payment));
    expect(sentTo(answerQuestion)).toMatchObject([
      { params: { number: 'CV2611A1B2C3D', id: 'question_1' }, body: { option: 'pay_more' } },
    ]);
  });

  test('cancels the order only after the shopper confirms it', async () => {
    const next = asked({ status: 'cancelled', refunded_fen: 27_200, actions: [] });
    const { user } = await open(asked(), { language, next });
    await user.click(await screen.findByRole('button', { name: cancel }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('¥272.00');
    expect(sentTo(answerQuestion)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: isEnglish ? 'Cancel the order' : '取消订单' }));
    expect(await screen.findByText(isEnglish ? /¥272\.00 was refunded/ : /已退回 ¥272\.00/)).toBeVisible();
    expect(sentTo(answerQuestion)).toMatchObject([{ body: { option: 'cancel' } }]);
  });

  test('is read again when it was closed meanwhile', async () => {
    const closed = mockEndpoint(answerQuestionContract, () => {
      throw failOrder('question_closed');
    });
    const { user, answers } = await open(asked(), { language, handlers: [closed] });
    const button = await screen.findByRole('button', { name: agree });
    answers.order = asked({ question: aQuestion({ state: 'withdrawn' }), actions: [] });
    await user.click(button);
    expect(await screen.findByText(orderReasons.question_closed.text[language])).toBeInTheDocument();
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  test('leads from the list to the answer and to the payment', async () => {
    const number = 'CV2611A1B2C3D';
    const { unmount } = await open(asked(), { language, path: '/mine/order' });
    const answer = isEnglish ? `Answer the question about order ${number}` : `去答复：订单 ${number} 的询问`;
    expect(await screen.findByRole('link', { name: answer })).toHaveAttribute(
      'href',
      `/mine/order/orderDetail?number=${number}`,
    );
    unmount();
    await open(asked({ extra: anExtra(), extras: [anExtra()], actions: ['pay_extra'] }), {
      language,
      path: '/mine/order',
    });
    const pay = isEnglish ? `Pay the extra fee of order ${number}` : `补款：订单 ${number}`;
    expect(await screen.findByRole('link', { name: pay })).toHaveAttribute('href', payment);
  });

  test('that was agreed to is paid, and the totals then contain it', async () => {
    const due = asked({ question: null, extra: anExtra(), extras: [anExtra()], actions: ['pay_extra'] });
    const { unmount } = await open(due, { language });
    expect(await screen.findByRole('link', { name: isEnglish ? 'Pay ¥6.00' : '付款 ¥6.00' })).toHaveAttribute(
      'href',
      payment,
    );
    expect(screen.getByText(isEnglish ? 'Domestic shipping, to pay' : '国内运费（待付）')).toBeVisible();
    expect(screen.getByText('¥272.00')).toBeVisible();
    unmount();

    const paid = { domestic_shipping_stated: true, extra: null, extras: [anExtra({ state: 'paid' as const })] };
    await open(asked({ ...paid, question: null, actions: [] }), { language });
    expect(await screen.findByText('¥278.00')).toBeVisible();
    expect(screen.getByText('¥14.00')).toBeVisible();
  });
});

describe.each(byTurns(['en', 'zh']))('a question about a line (%s)', (language) => {
  const isEnglish = language === 'en';
  const lines = [anOrderLine(), anOrderLine({ id: 'line_2', name: 'Lamp' })];
  const outOfStock = (over: Partial<Order> = {}) =>
    asked({ lines, domestic_shipping_stated: true, question: aLineQuestion(), ...over });
  const names = isEnglish
    ? ['Wait for it', 'Take it instead: pay ¥20.00 more', 'Do without it: ¥264.00 back']
    : ['继续等待', '换成该商品，补款 ¥20.00', '不要该商品，退还 ¥264.00'];
  const [wait = '', substitute = '', drop = ''] = names;

  test('says what is wrong with which goods, until when, and offers each option with its price', async () => {
    await open(outOfStock(), { language });
    const group = await screen.findByRole('group', { name: isEnglish ? 'Your choices' : '您的选择' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(names);
    expect(screen.getByRole('link', { name: /Linen tote · navy · ¥139\.00/ })).toHaveAttribute(
      'href',
      'https://item.taobao.com/item.htm?id=1',
    );
    expect(
      screen.getByText(isEnglish ? /“Canvas tote” is out of stock\. Choose by 24 Nov 2026/ : /“Canvas tote”缺货。请在/),
    ).toBeVisible();
  });

  test('leads to the payment of a dearer substitute, and shows what is bought instead', async () => {
    const extra = anExtra({ kind: 'out_of_stock', line_id: 'line_1', amount_fen: 2_000 });
    const next = outOfStock({ question: null, extra, extras: [extra], actions: ['pay_extra'] });
    const { user, location, unmount } = await open(outOfStock(), { language, next });
    await user.click(await screen.findByRole('button', { name: substitute }));
    await waitFor(() => expect(location()).toBe(payment));
    expect(sentTo(answerQuestion)).toMatchObject([{ body: { option: 'substitute' } }]);
    unmount();
    const taken = { name: 'Linen tote', spec: 'navy', url: '', unit_price_fen: 13_900 };
    await open(outOfStock({ lines: [anOrderLine({ substitute: taken })], question: null, actions: [] }), { language });
    expect(
      await screen.findByText(isEnglish ? /Bought instead: Linen tote · navy/ : /已换成：Linen tote/),
    ).toBeVisible();
  });

  test('is answered with one press if nothing is lost, and confirmed if goods are not bought', async () => {
    const { user, unmount } = await open(outOfStock(), { language, next: outOfStock({ question: null, actions: [] }) });
    await user.click(await screen.findByRole('button', { name: wait }));
    expect(await screen.findByText(isEnglish ? 'Your answer was recorded' : '已记录您的答复')).toBeVisible();
    unmount();
    const other = await open(outOfStock(), { language, next: outOfStock({ question: null, actions: [] }) });
    await other.user.click(await screen.findByRole('button', { name: drop }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('¥264.00');
    await other.user.click(within(dialog).getByRole('button', { name: isEnglish ? 'Answer' : '确认' }));
    await waitFor(() => expect(sentTo(answerQuestion).at(-1)).toMatchObject({ body: { option: 'drop' } }));
  });

  test('asks before it sends an answer that a link chose, and ignores the link of another question', async () => {
    const path = '/mine/order/orderDetail?number=CV2611A1B2C3D&answer=wait&question=';
    const { unmount } = await open(outOfStock(), { language, path: `${path}question_0` });
    await screen.findByRole('button', { name: wait });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    unmount();
    await open(outOfStock(), { language, path: `${path}question_1` });
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('“Canvas tote”');
    expect(sentTo(answerQuestion)).toEqual([]);
  });
});

/** Fills the place of a line's photos. */
const linePhotos: WebFeature = {
  id: 'line-photos',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  lazySlots: {
    linePhotos: () =>
      Promise.resolve({ Slot: ({ itemId }: LinePhotosProps) => (itemId ? <p>{`photos of ${itemId}`}</p> : null) }),
  },
};

const damaged = (over: Partial<Order> = {}) =>
  asked({
    status: 'in_stock',
    domestic_shipping_stated: true,
    question: aGoodsQuestion(),
    actions: ['answer_question', 'pack'],
    ...over,
  });

describe.each(
  byTurns([
    [
      'en',
      {
        about: /Something is wrong with “Canvas tote” that arrived\. Choose by 24 Nov 2026.*you keep the goods/,
        note: 'Our note: The seam is open.',
        keep: 'Keep it',
        back: 'Send it back to the seller',
        sure: /once the seller has paid/,
        yes: 'Answer',
        done: 'Your answer was recorded',
      },
    ],
    [
      'zh',
      {
        about: /已到仓的“Canvas tote”有问题。请在.*为您保留/,
        note: '备注：The seam is open.',
        keep: '保留该商品',
        back: '退回商家',
        sure: /商家退款后款项退至您的余额/,
        yes: '确认',
        done: '已记录您的答复',
      },
    ],
  ] as const),
)('a question about goods that arrived (%s)', (language, words) => {
  const show = (next?: Order, path?: string) =>
    open(damaged(), {
      language,
      features: [cartOrdersWeb, linePhotos],
      ...(next ? { next } : {}),
      ...(path ? { path } : {}),
    });

  test('shows their photos, what is wrong, and what silence means; to keep them takes one press', async () => {
    const { user } = await show(
      damaged({ question: aGoodsQuestion({ state: 'answered', answer: 'keep' }), actions: [] }),
    );
    expect(await screen.findByText('photos of item_1')).toBeVisible();
    expect(screen.getByText(words.about)).toBeVisible();
    expect(screen.getByText(words.note)).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.keep }));
    expect(await screen.findByText(words.done)).toBeVisible();
    expect(sentTo(answerQuestion)).toMatchObject([{ body: { option: 'keep' } }]);
  });

  test('asks once more before goods go back, also by the link of a mail', async () => {
    const path = '/mine/order/orderDetail?number=CV2611A1B2C3D&answer=return&question=question_1';
    const { user } = await show(damaged({ question: null, actions: [] }), path);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(words.sure)).toBeVisible();
    expect(sentTo(answerQuestion)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: words.yes }));
    await waitFor(() => expect(sentTo(answerQuestion)).toMatchObject([{ body: { option: 'return' } }]));
  });
});

test('says why goods cannot go back by now, and reads the order again', async () => {
  const refuse = mockEndpoint(answerQuestionContract, () => {
    throw failOrder('goods_not_free');
  });
  const { user } = await open(damaged(), { handlers: [refuse] });
  await user.click(await screen.findByRole('button', { name: 'Send it back to the seller' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText(orderReasons.goods_not_free.text.en)).toBeVisible();
});
