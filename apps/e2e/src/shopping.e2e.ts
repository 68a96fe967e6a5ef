import { alive, expect, freshEmail, open, password, test } from './support/journey.ts';
import { demoLink } from './support/shop-address.ts';
import { newShopper } from './support/people.ts';

test('from a link to the cart, through registration', async ({ page, say }) => {
  await open(page, '/');
  await page
    .getByRole('textbox', { name: say.productLink })
    .first()
    .fill(`  ${demoLink('tote')}  `);
  await page.getByRole('button', { name: say.seeProduct }).first().click();

  // The product, with the shop's texts and at the day's rate.
  await page.waitForURL(/\/productdetail\?url=/);
  await expect(page.getByRole('heading', { level: 1, name: /tote/i })).toBeVisible();
  const addToCart = page.getByRole('button', { name: say.addToCart });
  await addToCart.click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await group.getByRole('radio', { disabled: false }).first().check({ force: true });
  }
  await addToCart.click();

  // The cart of the visitor is in the browser; the login is asked for at the checkout.
  await page.getByRole('link', { name: say.goToCart }).click();
  await page.waitForURL('/cart');
  await expect(page.getByRole('link', { name: /tote/i }).first()).toBeVisible();
  await page.reload();
  await alive(page);
  await page.getByRole('button', { name: say.checkOut }).click();

  // The visitor registers, and comes back to the checkout.
  await page.waitForURL(/\/user\/login\?next=/);
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: say.createAccount }).click();
  await page.waitForURL(/\/user\/register\?next=/);
  const email = freshEmail();
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.repeat, { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say.register }).click();

  // The page after the registration says where the mail was sent, and leads back.
  await page.waitForURL(/\/user\/registerSuccess\?next=/);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('link', { name: say.goBack }).click();

  // The line has joined the cart of the account, once.
  await page.waitForURL(/\/confirmOrder\?items=(?!g-)/);
  await alive(page);
  await page.goto('/cart');
  await alive(page);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await expect(page.getByRole('link', { name: /tote/i }).first()).toBeVisible();

  // The server's state survives a reload.
  await page.reload();
  await alive(page);
  await expect(page.getByRole('link', { name: /tote/i }).first()).toBeVisible();
});

test('goods described by hand, if their page cannot be read', async ({ page, request, baseURL, say }) => {
  await newShopper(page, request, baseURL);
  await open(page, `/productdetail?url=${encodeURIComponent(demoLink('plain'))}`);
  await expect(page.getByRole('heading', { name: say.manualOrder })).toBeVisible();
  await page.getByLabel(say.productName).fill('Tea caddy');
  await page.getByRole('button', { name: say.addToCart }).click();
  await expect(page.getByLabel(say.specification)).toBeFocused();
  await page.getByLabel(say.specification).fill('tin, 250 g');
  await page.getByLabel(say.unitPrice).fill('48.50');
  await page.getByRole('button', { name: say.addToCart }).click();
  await page.getByRole('link', { name: say.goToCart }).click();
  await page.waitForURL('/cart');
  await expect(page.getByText('Tea caddy').first()).toBeVisible();
  await expect(page.getByText('¥48.50').first()).toBeVisible();
});
