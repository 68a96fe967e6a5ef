import type { Locator, Page } from '@playwright/test';
import { alive, expect, open, test } from './support/journey.ts';
import { demoLink } from './support/shop-address.ts';
import type { Speech } from './support/speech.ts';

/** A share text as a shop's app copies it: several lines, a title, and a code word that only the app can resolve. */
const shareText = '【淘宝】「帆布托特包 大容量」\n3 ￥A1b2C3d4E5￥\n打开淘宝';
const title = '帆布托特包 大容量';

/** Pastes like a shopper, so that line breaks are kept. */
const paste = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
};

const expectManualForm = async (page: Page, say: Speech): Promise<void> => {
  await page.waitForURL(/\/productdetail\?url=/);
  await expect(page.getByRole('heading', { level: 1, name: say.manualOrder })).toBeVisible();
  await expect(page.getByText(say.withoutLink)).toBeVisible();
  await expect(page.getByLabel(say.productName)).toHaveValue(title);
};

test('a share text without a link starts the manual form with its title, wherever it is pasted', async ({
  page,
  say,
  device,
}) => {
  await open(page, '/');
  const hero = page.getByRole('main').getByRole('search').getByRole('textbox', { name: say.productLink });
  await paste(hero, shareText);
  await hero.press('Enter');
  await expectManualForm(page, say);

  await page.reload();
  await alive(page);
  await expectManualForm(page, say);

  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const banner = page.getByRole('search', { name: say.bannerSearch }).getByRole('textbox');
  await paste(banner, shareText);
  await banner.press('Enter');
  await expectManualForm(page, say);

  if (device === 'phone') return;
  await open(page, '/faq');
  await page.getByRole('banner').getByText(say.buyForMe, { exact: true }).hover();
  const header = page.getByRole('search', { name: say.buyForMe }).getByRole('textbox');
  await paste(header, shareText);
  await header.press('Enter');
  await expectManualForm(page, say);
});

test('the browser sends no request to a shop', async ({ page, say }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await open(page, `/productdetail?url=${encodeURIComponent(demoLink('tote'))}`);
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: say.enlarge }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();

  const own = new URL(page.url()).origin;
  const elsewhere = [...asked].filter(
    (url) => !url.startsWith('data:') && (!url.startsWith(own) || new URL(url).pathname.startsWith('/demo-shop/')),
  );
  expect(elsewhere).toEqual([]);
  expect([...asked].some((url) => url.startsWith(`${own}/v1/images/`))).toBe(true);
});

test('choosing the last option moves nothing on the page', async ({ page, say }) => {
  await open(page, `/productdetail?url=${encodeURIComponent(demoLink('tote'))}`);
  const main = page.getByRole('main');
  const groups = main.getByRole('group').filter({ has: page.getByRole('radio') });
  const choose = (group: number) =>
    groups.nth(group).getByRole('radio', { disabled: false }).first().check({ force: true });
  const places = () =>
    main.evaluate((content) =>
      [...content.querySelectorAll('h1, fieldset, legend, label, input, button, dt, dd')].map((element) => {
        const { top, left } = element.getBoundingClientRect();
        return [element.tagName, Math.round(top + window.scrollY), Math.round(left)];
      }),
    );
  // The bar at the window's bottom is placed by the window, so nothing scrolls in between.
  await choose(0);
  // Parts that are loaded after the page.
  for (const name of [say.countryOfDoor, say.askAboutProduct])
    await expect(main.getByRole('button', { name })).toBeVisible();
  // The first price to the door; a later one replaces it in its place.
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await places();
  await groups
    .nth(1)
    .getByRole('radio', { disabled: false })
    .first()
    .evaluate((radio) => (radio as HTMLInputElement).click());
  await expect(groups.nth(1).getByRole('radio').first()).toBeChecked();
  expect(await places()).toEqual(before);
});
