import { expect, open, test } from './support/journey.ts';
import { orderTea, payBySandbox } from './support/orders.ts';
import { newShopper } from './support/people.ts';

test('several orders are found, one is cancelled, and the others are paid together', async ({
  page,
  request,
  baseURL,
  say,
}) => {
  const shopper = await newShopper(page, request, baseURL);
  const numbers: string[] = [];
  for (const name of ['Tea caddy', 'Tea pot', 'Wind chime']) numbers.push(await orderTea(shopper, name));
  const [caddy = '', pot = '', chime = ''] = numbers;

  await open(page, '/mine/order');
  await expect(page.getByRole('heading', { level: 1, name: say.myOrders })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('searchbox').fill('chime');
  await page.keyboard.press('Enter');
  await page.waitForURL('/mine/order?q=chime');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `${say.cancelOrder} ${chime}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.cancelYes, exact: true }).click();
  await expect(page.getByRole('article').getByText(say.statusCancelled, { exact: true })).toBeVisible();

  await open(page, '/mine/order?status=pending_payment');
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const number of [caddy, pot])
    await page.getByRole('checkbox', { name: new RegExp(number) }).check({ force: true });
  await expect(page.getByRole('region').getByText('¥117.00')).toBeVisible();
  await page.getByRole('link', { name: say.payTogether }).click();
  await page.waitForURL(/\/payment\?kind=order&refs=/);
  await payBySandbox(page, say, new RegExp(`^${say.payNow} ¥117\\.00`));
  await expect(page.getByRole('heading', { level: 1, name: say.paymentSuccessful })).toBeVisible();

  await open(page, '/mine/order?status=paid');
  await expect(page.getByRole('article')).toHaveCount(2);
});
