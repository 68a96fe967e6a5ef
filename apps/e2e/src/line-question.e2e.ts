import { alive, checkPage, expect, open, test } from './support/journey.ts';
import { linkInMail } from './support/mails.ts';
import { person, register, sessionCookies, staff } from './support/people.ts';

const allWords = {
  en: {
    about: '“Tea” is out of stock.',
    substitute: 'Take it instead: ¥20.00 back',
    instead: 'Bought instead: Green tea · 300 g, ¥40.00 each.',
    dialog: '¥60.00 goes back to your balance.',
    answer: 'Answer',
    left: 'You chose to go without some goods',
  },
  zh: {
    about: '“Tea”缺货。',
    substitute: '换成该商品，退还 ¥20.00',
    instead: '已换成：Green tea · 300 g，每件 ¥40.00。',
    dialog: '我们不会采购“Cups”，¥60.00 将退回您的余额。',
    answer: '确认',
    left: '您放弃了部分商品',
  },
};

// A long journey with several axe runs, which are slow on a busy machine.

test('goods that cannot be had: the shopper takes others on the page, and does without some by the mail’s link', async ({
  page,
  request,
  baseURL,
  say,
}) => {
  const words = allWords[say.lang === 'en' ? 'en' : 'zh'];
  const { email, token } = await register(request);
  await page.context().addCookies(sessionCookies(baseURL, token));
  const shopper = person(request, token);
  const clerk = await staff(request);
  const cart = async (name: string, fen: number, quantity: number): Promise<string> => {
    const manual = {
      url: '',
      name,
      spec: 'plain',
      shop_name: 'Tea House',
      unit_price_fen: fen,
      domestic_shipping_fen: 0,
    };
    return (await shopper.call<{ id: string }>('POST', '/cart', { manual, quantity })).id;
  };
  const tea = await cart('Tea', 5_000, 2);
  const cups = await cart('Cups', 2_000, 3);
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [tea, cups],
    contact: { name: 'Ada Example' },
  });
  const number = orders[0]?.number ?? '';
  const payment = { kind: 'order', refs: [number], method: 'sandbox' };
  const { redirect_url: gateway } = await shopper.call<{ redirect_url: string }>('POST', '/payments', payment);
  await request.post(gateway, { form: { outcome: 'succeeded' } });

  const goods = { name: 'Green tea', spec: '300 g', url: '', unit_price_fen: 4_000 };
  await clerk.call('POST', `/staff/orders/${number}/questions`, {
    kind: 'out_of_stock',
    line_id: tea,
    options: [{ kind: 'wait' }, { kind: 'substitute', goods }, { kind: 'drop' }],
  });
  await open(page, `/mine/order/orderDetail?number=${number}`);
  await expect(page.getByText(words.about, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: words.substitute }).click();
  await expect(page.getByText(words.instead)).toBeVisible();

  const { question } = await clerk.call<{ question: { id: string } }>('POST', `/staff/orders/${number}/questions`, {
    kind: 'seller_refuses',
    line_id: cups,
    options: [{ kind: 'wait' }, { kind: 'drop' }],
  });
  await page.goto(await linkInMail(request, email, `question=${question.id}&answer=drop`));
  await alive(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(words.dialog);
  await checkPage(page);
  await dialog.getByRole('button', { name: words.answer, exact: true }).click();
  await expect(page.getByText(words.left)).toBeVisible();
  await clerk.call('POST', `/staff/orders/${number}/process`, { supplier_order_no: '4400112233' });
  const order = await shopper.call<{ status: string; refunded_fen: number }>('GET', `/orders/${number}`);
  expect(order).toMatchObject({ status: 'processing', refunded_fen: 8_000 });
});
