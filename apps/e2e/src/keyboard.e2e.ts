import { demoLink } from './support/shop-address.ts';
import { alive, expect, open, test } from './support/journey.ts';
import { enterOn, followTo, tabTo } from './support/keyboard.ts';
import { newShopper } from './support/people.ts';

test('a purchase by the keyboard alone, from a link to the paid order', async ({ page, request, baseURL, say }) => {
  await newShopper(page, request, baseURL);
  const main = page.getByRole('main');

  // Skip the header by the skip link, and go to the search.
  await open(page, '/');
  await enterOn(page, page.locator('a[href^="#"]').first());
  await tabTo(page, main.getByRole('textbox', { name: say.productLink }));
  await page.keyboard.type(demoLink('tote'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/productdetail\?url=/);
  await expect(page.getByRole('heading', { level: 1, name: /tote/i })).toBeVisible();

  // Each option is a radio group: Space selects the focused choice, an arrow key selects the next one.
  const groups = main.getByRole('group').filter({ has: page.getByRole('radio') });
  await tabTo(page, groups.nth(0).getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(groups.nth(0).getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, groups.nth(1).getByRole('radio', { disabled: false }).first());
  await page.keyboard.press('Space');
  await enterOn(page, main.getByRole('button', { name: say.addToCart }));
  await followTo(page, page.getByRole('link', { name: say.goToCart }), '/cart');

  await followTo(page, main.getByRole('button', { name: say.checkOut }), /\/confirmOrder\?items=/);
  await tabTo(page, page.getByLabel(say.contactName, { exact: true }));
  await page.keyboard.type('Ada Example');
  const sandbox = page.getByRole('radio', { name: new RegExp(`^${say.paySandbox}`) });
  await tabTo(page, main.getByRole('radio', { checked: true }));
  for (let ways = 0; ways < 4 && !(await sandbox.isChecked()); ways += 1) await page.keyboard.press('ArrowDown');
  await expect(sandbox).toBeChecked();
  await enterOn(page, page.getByRole('button', { name: new RegExp(`^${say.payNow} ¥`) }));
  await page.waitForURL(/\/sandbox\/pay\//);
  await enterOn(page, page.getByRole('button', { name: say.gatewayPays, exact: true }));
  await page.waitForURL(/\/payment\/payResult\?payment_id=/);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: say.paymentSuccessful })).toBeVisible();
});
