import { demoLink } from './support/demo-shop.ts';
import { checkPage, expect, open, test } from './support/journey.ts';

const paths = [
  '/',
  '/faq',
  '/article',
  '/faq/59/proxy-purchase-process',
  '/user/login',
  '/user/register',
  '/user/findPassword',
  '/productdetail?manual=1',
  `/productdetail?url=${encodeURIComponent(demoLink('tote'))}`,
  '/no/such/page',
];

/** Texts that only a key without words would show. */
const rawKey = /\b[a-z]+\.[a-z]+[A-Z][A-Za-z]*\b/;

for (const path of paths) {
  test(`${path} is sound in both modes`, async ({ page, say }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', say.lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.getByRole('main').innerText()).not.toMatch(rawKey);
    await checkPage(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkPage(page);
  });
}
