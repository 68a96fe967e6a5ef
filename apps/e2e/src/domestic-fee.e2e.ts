import type { APIRequestContext } from '@playwright/test';
import { demoLink } from './support/shop-address.ts';
import { alive, checkPage, expect, open, test } from './support/journey.ts';
import { linkInMail } from './support/mails.ts';
import { person, register, sessionCookies, staff, type Person } from './support/people.ts';

const allWords = {
  en: {
    promise: 'not stated; we ask the shop, and you confirm before we buy',
    answer: 'Answer the question about order',
    asked: 'The shop charges ¥15.00 for domestic shipping.',
    note: 'Our note: It is sent in a wooden box.',
    agree: 'Agree to pay ¥15.00',
    toPay: 'Domestic shipping, to pay',
    paid: 'Extra fee paid',
    bought: 'Bought at the shop',
    total: '¥254.00',
  },
  zh: {
    promise: '店铺未注明；我们会向店铺询问，采购前由您确认。',
    answer: '去答复：订单',
    asked: '店铺收取国内运费 ¥15.00。',
    note: '备注：It is sent in a wooden box.',
    agree: '同意付款 ¥15.00',
    toPay: '国内运费（待付）',
    paid: '补款成功',
    bought: '已向店铺采购',
    total: '¥254.00',
  },
};

/** A paid order of a lamp for ¥239.00, whose shop does not state its fee for domestic shipping. */
const payForLamp = async (shopper: Person, request: APIRequestContext): Promise<string> => {
  const goods = await shopper.call<{ snapshot_id: string }>(
    'GET',
    `/goods?url=${encodeURIComponent(demoLink('lamp'))}`,
  );
  const line = await shopper.call<{ id: string }>('POST', '/cart', { snapshot_id: goods.snapshot_id, quantity: 1 });
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [line.id],
    contact: { name: 'Ada Example' },
  });
  const number = orders[0]?.number ?? '';
  const payment = { kind: 'order', refs: [number], method: 'sandbox' };
  const { redirect_url: gateway } = await shopper.call<{ redirect_url: string }>('POST', '/payments', payment);
  await request.post(gateway, { form: { outcome: 'succeeded' } });
  return number;
};

// A long journey with several axe runs, which are slow on a busy machine.

test('the shop asks for a fee that it did not state: the shopper is asked, agrees and pays, and the goods are bought', async ({
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

  await open(page, `/productdetail?url=${encodeURIComponent(demoLink('lamp'))}`);
  await expect(page.getByText(words.promise).first()).toBeVisible();

  const number = await payForLamp(shopper, request);
  await clerk.call('POST', `/staff/orders/${number}/questions`, {
    kind: 'domestic_fee',
    text: 'It is sent in a wooden box.',
    options: [{ kind: 'pay_more', amount_fen: 1_500 }, { kind: 'cancel' }],
  });
  expect(await linkInMail(request, email, 'orderDetail')).toContain(number);

  await open(page, '/mine/order');
  await page.getByRole('link', { name: `${words.answer} ${number}` }).click();
  await page.waitForURL(`/mine/order/orderDetail?number=${number}`);
  await expect(page.getByText(words.asked, { exact: false }).first()).toBeVisible();
  await expect(page.getByText(words.note)).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: words.agree }).click();

  await page.waitForURL(`/payment?kind=order_extra&refs=${number}-1`);
  await expect(page.getByText('¥15.00').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(words.toPay)).toBeVisible();
  await page.goForward();
  await page.getByRole('radio', { name: new RegExp(`^${say.paySandbox}`) }).check({ force: true });
  await page.getByRole('button', { name: `${say.payNow} ¥15.00` }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: say.gatewayPays, exact: true }).click();
  await page.waitForURL(/\/payment\/payResult\?payment_id=/);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: say.paymentSuccessful })).toBeVisible();

  await page.getByRole('link', { name: say.seeOrder }).click();
  await page.waitForURL(`/mine/order/orderDetail?number=${number}`);
  await expect(page.getByText(words.paid)).toBeVisible();
  await expect(page.getByText(words.total).first()).toBeVisible();
  await clerk.call('POST', `/staff/orders/${number}/process`, { supplier_order_no: '4400112233' });
  await page.reload();
  await alive(page);
  await expect(page.getByText(words.bought)).toBeVisible();
});
