import type { Page } from '@playwright/test';
import { test, type Station } from './support/console-station.ts';
import { checkPage, expect, open } from './support/journey.ts';
import { stockTea } from './support/parcels.ts';
import { newShopper, staff, type Person } from './support/people.ts';

const allWords = {
  en: {
    ask: /^Return or exchange/,
    reason: 'Reason',
    wrongGoods: 'Wrong goods',
    text: 'What is wrong',
    costsNothing: 'Return shipping costs you nothing.',
    send: 'Send the request',
    asked: 'We ask the seller, and tell you the answer by',
    agreed: 'The seller agreed. We send the goods back by',
    inBalance: '¥48.50 is in your balance.',
    returned: 'Returned to the seller',
    queue: 'Returns',
    steps: { agreed: 'The seller agrees', sent: 'The goods are sent', settled: 'Complete the return' },
    carrier: 'Carrier',
    tracking: 'Tracking number',
    paidBack: 'Paid back by the seller',
    tooMuch: 'At most ¥48.50 was paid for these goods',
    completed: 'The return is completed',
  },
  zh: {
    ask: /^申请退换货/,
    reason: '原因',
    wrongGoods: '发错商品',
    text: '问题描述',
    costsNothing: '退回运费无需您承担。',
    send: '提交申请',
    asked: '正在与商家协商',
    agreed: '商家已同意，商品将在',
    inBalance: '¥48.50 已退至您的余额。',
    returned: '已退回商家',
    queue: '退换货',
    steps: { agreed: '商家同意', sent: '登记寄回', settled: '完成退换货' },
    carrier: '承运商',
    tracking: '运单号',
    paidBack: '商家退款金额',
    tooMuch: '退款金额不能超过该商品的实付金额 ¥48.50',
    completed: '退换货已完成',
  },
};
type Words = (typeof allWords)['en'];

/** A shopper asks to return goods that are others than they ordered; resolves to the number of the return. */
const askToReturn = async (page: Page, words: Words, item: string): Promise<string> => {
  await open(page, `/mine/store/item?id=${item}`);
  await page.getByRole('button', { name: words.ask }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.reason).selectOption({ label: words.wrongGoods });
  await expect(dialog.getByText(words.costsNothing)).toBeVisible();
  await dialog.getByLabel(words.text).fill('A blue tin came, not a red one.');
  await checkPage(page);
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(dialog).toBeHidden();
  await open(page, '/mine/return');
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/returnDetail\?number=RT/);
  await expect(page.getByText(words.asked)).toBeVisible();
  return new URL(page.url()).searchParams.get('number') ?? '';
};

/** Staff record the seller's agreement from the queue. */
const agree = async ({ page }: Station, words: Words, number: string): Promise<void> => {
  await page.goto('/console/work/return');
  await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible();
  await page.getByText(number).click();
  await checkPage(page);
  await page.getByRole('form', { name: words.steps.agreed }).getByRole('button').click();
};

const stepOf = ({ page }: Station, name: string) => page.getByRole('form', { name, exact: true });

const balanceOf = async (shopper: Person): Promise<number> =>
  (await shopper.call<{ balance_fen: number }>('GET', '/balance')).balance_fen;

test('wrong goods go back to their seller, and the money comes to the balance', async ({
  page,
  request,
  baseURL,
  language,
  newStation,
}) => {
  const words = allWords[language];
  const shopper = await newShopper(page, request, baseURL);
  const item = await stockTea(shopper, request);
  const number = await askToReturn(page, words, item);
  const station = await newStation();
  await agree(station, words, number);
  const openReturn = () => open(page, `/mine/return/returnDetail?number=${number}`);
  const stateOf = async () => (await shopper.call<{ state: string }>('GET', `/returns/${number}`)).state;
  await expect.poll(stateOf).toBe('agreed');
  await openReturn();
  await expect(page.getByText(words.agreed)).toBeVisible();

  await station.page.goto(`/console/returns/${number}`);
  const sent = stepOf(station, words.steps.sent);
  await sent.getByLabel(words.carrier).fill('SF Express');
  await sent.getByLabel(words.tracking).fill(`BACK${number}`);
  await checkPage(station.page);
  await sent.getByRole('button').click();
  const settled = stepOf(station, words.steps.settled);
  await settled.getByLabel(words.paidBack).fill('99.00');
  await settled.getByRole('button').click();
  await expect(station.page.getByText(words.tooMuch)).toBeVisible();
  await settled.getByLabel(words.paidBack).fill('48.50');
  const before = await balanceOf(shopper);
  await settled.getByRole('button').click();
  await expect(station.page.getByText(words.completed)).toBeVisible();
  expect(await balanceOf(shopper)).toBe(before + 4_850);

  await openReturn();
  await expect(page.getByText(words.inBalance)).toBeVisible();
  const { items } = await shopper.call<{ items: unknown[] }>('GET', '/store');
  expect(items).toEqual([]);
  const { item: goods } = await shopper.call<{ item: { order_number: string } }>('GET', `/returns/${number}`);
  await open(page, `/mine/order/orderDetail?number=${goods.order_number}`);
  await expect(page.getByText(words.returned).first()).toBeVisible();
  const clerk = await staff(request);
  const { items: tasks } = await clerk.call<{ items: { ref: string }[] }>('GET', '/staff/tasks?queue=return');
  expect(tasks.map(({ ref }) => ref)).not.toContain(number);
});
