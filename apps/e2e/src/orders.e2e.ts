import type { Locator, Page } from '@playwright/test';
import { alive, checkPage, expect, open, test } from './support/journey.ts';
import { payBySandbox, tea } from './support/orders.ts';
import { newShopper, staff } from './support/people.ts';
import type { Speech } from './support/speech.ts';

/** The badge beside the order's number. */
const status = (page: Page, text: string): Locator => page.getByRole('main').getByText(text, { exact: true }).first();

/** From the cart to the payment page; the name is missing at first, and the form asks for it. */
const placeOrder = async (page: Page, say: Speech): Promise<void> => {
  await page.getByRole('button', { name: say.checkOut }).click();
  await page.waitForURL(/\/confirmOrder\?items=/);
  const place = page.getByRole('button', { name: say.placeOrder });
  await expect(place).toBeVisible();
  await place.click();
  await expect(page.getByLabel(say.contactName, { exact: true })).toBeFocused();
  await page.getByLabel(say.contactName, { exact: true }).fill('Ada Example');
  await expect(async () => {
    await place.click();
    await page.waitForURL(/\/payment\?kind=order&refs=CV/, { timeout: 2_500 });
  }).toPass();
};

/** The number of A4 sheets of the printed page. */
const sheets = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

const toOrder = async (page: Page, say: Speech): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: say.paymentSuccessful })).toBeVisible();
  await page.getByRole('link', { name: say.seeOrder }).click();
  await page.waitForURL(/\/mine\/order\/orderDetail\?number=CV/);
  await expect(status(page, say.statusPaid)).toBeVisible();
};

const askForRefund = async (page: Page, say: Speech): Promise<void> => {
  await page.getByRole('button', { name: say.requestRefund }).click();
  const dialog = page.getByRole('dialog', { name: say.requestRefund });
  await expect(dialog).toBeVisible();
  await checkPage(page);
  await dialog.getByLabel(say.refundReason).fill('The wrong size');
  await dialog.getByRole('button', { name: say.sendRefund }).click();
  await expect(status(page, say.statusRefundProcessing)).toBeVisible();
  await expect(dialog).toBeHidden();
};

test('a top-up pays an order from the balance; its refund is taken back, asked for again, and returns to the balance', async ({
  page,
  request,
  baseURL,
  say,
}) => {
  const shopper = await newShopper(page, request, baseURL);
  await open(page, '/payment/recharge');
  await page.getByRole('radio', { name: '¥100.00', exact: true }).check({ force: true });
  await payBySandbox(page, say, new RegExp(`^${say.topUpNow}`));
  await expect(page.getByRole('heading', { level: 1, name: say.rechargeSuccessful })).toBeVisible();

  await shopper.call('POST', '/cart', tea);
  await open(page, '/cart');
  await placeOrder(page, say);
  await page.getByRole('radio', { name: new RegExp(`^${say.payBalance}`) }).check({ force: true });
  await page.getByRole('button', { name: `${say.payNow} ¥58.50` }).click();
  await page.waitForURL(/\/payment\/payResult/);
  await toOrder(page, say);
  expect(await shopper.call('GET', '/balance')).toMatchObject({ balance_fen: 4_150 });

  // The server stores the change, so it is still there after a reload.
  await page.reload();
  await alive(page);
  await expect(page.getByRole('list', { name: say.orderRoute })).toBeVisible();
  await askForRefund(page, say);
  await page.getByRole('button', { name: say.takeBack }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.takeBackYes, exact: true }).click();
  await expect(status(page, say.statusPaid)).toBeVisible();
  await askForRefund(page, say);

  const number = new URL(page.url()).searchParams.get('number') ?? '';
  await (await staff(request)).call('POST', `/staff/orders/${number}/refund/approve`, { note: 'Of course' });
  await page.reload();
  await alive(page);
  await expect(status(page, say.statusRefunded)).toBeVisible();
  await expect(page.getByText('Of course').first()).toBeVisible();
  expect(await sheets(page)).toBe(1);

  // Goods and domestic shipping were refunded, the photos were not.
  await open(page, '/mine/fund');
  await expect(page.getByText('CN ¥96.00').filter({ visible: true }).first()).toBeVisible();
});
