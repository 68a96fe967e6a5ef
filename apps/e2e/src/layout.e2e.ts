import type { Page } from '@playwright/test';
import { accountWords } from './support/account-words.ts';
import { checkPage, expect, open, test } from './support/journey.ts';
import { fillCart, shortcuts } from './support/layout.ts';
import { newShopper } from './support/people.ts';

const phone = { width: 360, height: 740 };
const mainPages = { en: 'Main pages', zh: '主要页面' } as const;

/** The pixels of the window's middle line that show neither the page nor its footer. */
const chromeHeight = (page: Page) =>
  page.evaluate(() => {
    let covered = 0;
    for (let y = 0; y < innerHeight; y += 1) {
      const top = document.elementFromPoint(innerWidth / 2, y);
      if (top && !top.closest('main, footer') && top.closest('header, aside, nav, [data-look=bar], [role=region]'))
        covered += 1;
      if (top?.closest('[data-sticky-bar]')) covered += 1;
    }
    return covered;
  });

test('on a phone at most a quarter of the window is not the page, and one bar stands at its end', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  await page.setViewportSize(phone);
  const shopper = await newShopper(page, request, baseURL);
  const tabs = page.getByRole('navigation', { name: mainPages[language] });
  await open(page, '/cart');
  await expect(tabs).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const end = await page.getByRole('contentinfo').boundingBox();
  const bar = await tabs.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);

  await fillCart(shopper);
  for (const path of ['/cart', '/mine/order', '/']) {
    await open(page, path);
    if (path === '/cart') {
      // A page's own bar replaces the tabs.
      await expect(page.locator('[data-sticky-bar]')).toBeVisible();
      await expect(tabs).toBeHidden();
    }
    expect(await chromeHeight(page), path).toBeGreaterThan(40);
    expect(await chromeHeight(page), path).toBeLessThanOrEqual(phone.height / 4);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => chromeHeight(page), { message: `${path}, scrolled` }).toBeLessThanOrEqual(phone.height / 4);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  // The reminder of the unconfirmed e-mail is one line at every width and stays closed for the visit.
  const reminder = page.locator('[data-look=bar]').filter({ has: page.getByRole('button') });
  for (const width of [320, 360, 640, 900, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await reminder.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(44);
  }
  await reminder.getByRole('button').last().click();
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation', { name: shortcuts[language] })).toBeAttached();
  await expect(reminder).toBeHidden();
});

test('one menu stands around all pages of the account, and a dialog keeps its buttons in view', async ({
  page,
  request,
  baseURL,
  language,
  device,
}) => {
  const say = accountWords[language];
  await newShopper(page, request, baseURL);
  for (const path of ['/mine/personal', '/mine/store', '/message']) {
    await open(page, path);
    const fold = page.getByRole('main').getByRole('button', { name: say.menuFold });
    if (device === 'phone') {
      await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
    } else await expect(fold).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: say.menuLabel, exact: true }).locator('[aria-current=page]'),
    ).toHaveAttribute('href', path);
  }
  await page.setViewportSize({ width: 360, height: 420 });
  await open(page, '/mine/address');
  await page.getByRole('button', { name: say.addAddress }).click();
  const dialog = page.getByRole('dialog', { name: say.newAddress });
  await expect(dialog.getByRole('button', { name: say.save, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { name: say.newAddress })).toBeInViewport({ ratio: 1 });
  await checkPage(page);
});
