import type { Page } from '@playwright/test';
import { test } from './support/console-station.ts';
import { alive, checkPage, expect, open } from './support/journey.ts';
import { payBySandbox } from './support/orders.ts';
import { newShopper } from './support/people.ts';
import type { Speech } from './support/speech.ts';

const allWords = {
  en: {
    picture: 'Only a picture? We’ll find the goods',
    wish: 'Your message',
    send: 'Send',
    sent: 'Your message was sent',
    subject: 'Wants goods found',
    form: 'New offer',
    name: 'Name of the goods',
    options: /^Options/,
    price: /^Price of one piece/,
    domestic: 'Domestic shipping',
    addPicture: 'Add a picture',
    message: /^Message to the shopper/,
    offer: 'Send the offer',
    made: 'Offers made',
    turn: 'We have an offer for you: White tea',
    accept: 'Accept, and add to cart',
    toCart: 'Go to the cart',
    ordered: 'Ordered',
    toOrder: 'See the order',
  },
  zh: {
    picture: '只有图片？我们帮您找货',
    wish: '留言内容',
    send: '发送',
    sent: '留言已发送',
    subject: '求购找货',
    form: '新报价',
    name: '商品名称',
    options: /^规格/,
    price: /^单价/,
    domestic: '国内运费',
    addPicture: '添加图片',
    message: /^给用户的留言/,
    offer: '发送报价',
    made: '已发报价',
    turn: '我们为您找到了：White tea，请确认报价',
    accept: '接受报价，加入购物车',
    toCart: '去购物车',
    ordered: '已下单',
    toOrder: '查看订单',
  },
};
type Words = (typeof allWords)['en'];

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A shopper who has only a picture asks for the goods; resolves to the path of the conversation. */
const ask = async (page: Page, words: Words, picture: Picture): Promise<string> => {
  await open(page, '/');
  await page.getByRole('link', { name: words.picture }).click();
  await page.waitForURL('/user/conversations?kind=request');
  await page.getByLabel(words.wish).fill('White tea like this, 250 g, two packs.');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await page.waitForURL(/\/user\/conversations\/[\w-]{22}$/);
  return new URL(page.url()).pathname;
};

/** A buyer offers the goods from the page of the request. */
const offerTea = async (desk: Page, words: Words, path: string, picture: Picture): Promise<void> => {
  await desk.goto(`/console/tickets/${path.split('/').at(-1)}`);
  await expect(desk.getByRole('heading', { level: 1, name: words.subject })).toBeVisible();
  const form = desk.getByRole('form', { name: words.form });
  await form.getByLabel(words.name, { exact: true }).fill('White tea');
  await form.getByLabel(words.options).fill('250 g');
  await form.getByText(words.addPicture).click();
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.getByRole('img')).toBeVisible();
  await form.getByLabel(words.price).fill('50.00');
  await form.getByLabel(words.domestic).fill('6.00');
  await form.getByLabel(words.message).fill('We found it.');
  await checkPage(desk);
  await form.getByRole('button', { name: words.offer }).click();
  await expect(desk.getByRole('list', { name: words.made }).getByRole('img', { name: /White tea/ })).toBeVisible();
};

/** From the cart to a paid order, by the sandbox. */
const buy = async (page: Page, say: Speech): Promise<void> => {
  await page.waitForURL('/cart');
  await alive(page);
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', /^\/v1\/cart\/pictures\//);
  await page.getByRole('button', { name: say.checkOut }).click();
  await page.waitForURL(/\/confirmOrder\?items=/);
  await page.getByLabel(say.contactName, { exact: true }).fill('Ada Example');
  await payBySandbox(page, say, new RegExp(`^${say.payNow} ¥56.00`));
  await expect(page.getByRole('heading', { level: 1, name: say.paymentSuccessful })).toBeVisible();
};

test('goods of which a shopper has only a picture are found, offered, accepted once and paid', async ({
  page,
  request,
  baseURL,
  say,
  language,
  newStation,
}) => {
  const words = allWords[language];
  const buffer = await (await request.get('/demo-shop/pictures/tea-set.png')).body();
  const picture = { name: 'tea.png', mimeType: 'image/png', buffer };
  await newShopper(page, request, baseURL);
  const path = await ask(page, words, picture);
  const { page: desk } = await newStation();
  await offerTea(desk, words, path, picture);

  await open(page, '/');
  await expect(page.getByText(words.turn)).toBeVisible();
  await open(page, path);
  await expect(page.getByRole('img', { name: /White tea/ })).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: words.accept }).click();
  await page.getByRole('link', { name: words.toCart }).click();
  await buy(page, say);

  await open(page, path);
  await expect(page.getByText(words.ordered, { exact: true })).toBeVisible();
  await checkPage(page);
  await page.getByRole('link', { name: words.toOrder }).click();
  await page.waitForURL(/\/mine\/order\/orderDetail\?number=CV/);
  await expect(page.getByText(say.statusPaid, { exact: true }).first()).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('list', { name: words.made }).getByRole('link', { name: /^CV/ })).toBeVisible();
});
