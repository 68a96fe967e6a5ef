import { expect, open, test } from './support/journey.ts';
import { wordsOf } from './support/parcel-words.ts';
import { address, chooseLine, stockTea } from './support/parcels.ts';
import { newShopper } from './support/people.ts';

// Long journeys with several axe runs, which are slow on a busy machine.
test.beforeEach(({}, info) => info.setTimeout(240_000));

test('the selection shows its price; a cancelled package returns its goods to the warehouse', async ({
  page,
  request,
  baseURL,
  say,
}) => {
  const told = wordsOf(say);
  const shopper = await newShopper(page, request, baseURL);
  await shopper.call('POST', '/addresses', address);
  await stockTea(shopper, request);

  await open(page, '/mine/store');
  await page.getByRole('checkbox', { name: told.select }).check({ force: true });
  await expect(page.getByRole('status').filter({ hasText: told.from })).toBeVisible();
  // At the end of the page the footer replaces the bar.
  await page.keyboard.press('End');
  const bar = page.getByRole('region').filter({ has: page.getByRole('button', { name: told.pack, exact: true }) });
  await expect(async () => {
    const above = await bar.boundingBox();
    const below = await page.getByRole('contentinfo').boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }).toPass();

  await page.getByRole('button', { name: told.pack, exact: true }).click();
  await page.waitForURL(/\/mine\/store\/confirmInfo\?items=/);
  await chooseLine(page, told);
  await open(page, '/mine/package?status=pending_payment');
  await page.getByRole('button', { name: new RegExp(told.cancel) }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(told.goesBack);
  await dialog.getByRole('button', { name: told.cancelYes, exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await open(page, '/mine/package?status=cancelled');
  await expect(page.getByRole('article').getByText(told.cancelled, { exact: true })).toBeVisible();

  await open(page, '/mine/store');
  await expect(page.getByRole('checkbox', { name: told.select })).toBeVisible();
});
