import { checkPage, expect, open, test } from './support/journey.ts';

const words = {
  en: {
    search: 'packages',
    label: 'Search articles',
    found: 'Packing a parcel',
    yes: 'Yes',
    thanks: 'Thank you for your feedback.',
  },
  zh: { search: '运费怎么算', label: '搜索文章', found: '物流线路与运费计算', yes: '有帮助', thanks: '感谢您的反馈。' },
};

test('an article is found by synonyms, has data for search engines, and can be rated helpful', async ({
  page,
  language,
}) => {
  const t = words[language];
  await open(page, '/faq');
  await page.getByLabel(t.label).fill(t.search);
  await page.getByLabel(t.label).press('Enter');
  // The list before the search has the same link.
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: t.search })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: t.found, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.found })).toBeVisible();

  // As a search engine loads the page. If the page's policy blocked the data block, the console would report it.
  await page.reload();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(['BreadcrumbList', 'Article']);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(preview ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  await page.getByRole('button', { name: t.yes, exact: true }).click();
  await expect(page.getByText(t.thanks)).toBeVisible();
  await checkPage(page);
});
