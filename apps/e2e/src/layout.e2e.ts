import type { Page } from '@playwright/test';
import { accountWords } from './support/account-words.ts';
import { checkPage, expect, open, test } from './support/journey.ts';
import { newShopper, type Person } from './support/people.ts';

// The tests set their own widths, so that one project is enough for those that walk through all widths.
test.beforeEach(({}, info) => info.setTimeout(120_000));

const phone = { width: 360, height: 740 };
const languages = ['en', 'zh'] as const;

const speak = (page: Page, baseURL: string | undefined, lang: (typeof languages)[number]) =>
  page.context().addCookies([{ url: baseURL ?? '', name: 'lang', value: lang }]);

const mainPages = { en: 'Main pages', zh: '主要页面' } as const;
const shortcuts = { en: 'Shortcuts', zh: '快捷入口' } as const;

const fillCart = (shopper: Person) =>
  shopper.call('POST', '/cart', {
    manual: {
      url: '',
      name: 'Tea caddy',
      spec: 'Green',
      shop_name: 'Tea shop',
      unit_price_fen: 2_500,
      domestic_shipping_fen: 0,
    },
    quantity: 1,
    photo: { count: 0, note: '' },
    note: '',
  });

/** The header's height, and what stands on another or outside the window. */
const readHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const bar = header?.firstElementChild?.firstElementChild;
    const controls = [...(bar?.querySelectorAll('a, button, select') ?? [])].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((control) => ({
      name: control.getAttribute('aria-label') ?? control.textContent,
      box: control.getBoundingClientRect(),
    }));
    const wrong: string[] = [];
    for (const [place, { name, box }] of boxes.entries()) {
      if (box.left < 0 || box.right > innerWidth + 0.5) wrong.push(`${name} is outside`);
      for (const other of boxes.slice(place + 1)) {
        if (other.box.left < box.right - 0.5 && box.left < other.box.right - 0.5)
          wrong.push(`${name} on ${other.name}`);
      }
    }
    return { height: header?.offsetHeight ?? 0, wrong, controls: boxes.length };
  });

const expectOneLine = async (page: Page) => {
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    const { height, wrong, controls } = await readHeader(page);
    expect.soft(wrong, `${width} px`).toEqual([]);
    expect.soft(height, `${width} px`).toBeLessThanOrEqual(65);
    expect(controls).toBeGreaterThan(1);
  }
};

test('the header is one line at every width, for a visitor and for a long name', async ({
  page,
  request,
  baseURL,
  device,
}) => {
  test.skip(device === 'phone', 'the widths are its own');
  for (const lang of languages) {
    await speak(page, baseURL, lang);
    await open(page, '/faq');
    await expectOneLine(page);
  }
  const shopper = await newShopper(page, request, baseURL);
  await shopper.call('POST', '/users/update_info', {
    nickname: 'W'.repeat(16),
    gender: 'female',
    birthday: '1990-02-28',
    phone: '+49 30 123456',
    residence: 'DE',
  });
  await fillCart(shopper);
  for (const lang of languages) {
    await speak(page, baseURL, lang);
    await open(page, '/faq');
    await expectOneLine(page);
  }
});

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

test('on a phone at most a quarter of the window is not the page', async ({ page, request, baseURL, language }) => {
  await page.setViewportSize(phone);
  const shopper = await newShopper(page, request, baseURL);
  await fillCart(shopper);
  for (const path of ['/', '/mine/order', '/cart']) {
    await open(page, path);
    expect(await chromeHeight(page), path).toBeGreaterThan(40);
    expect(await chromeHeight(page), path).toBeLessThanOrEqual(phone.height / 4);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => chromeHeight(page), { message: `${path}, scrolled` }).toBeLessThanOrEqual(phone.height / 4);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  // The reminder of the unconfirmed e-mail is one line at every width and stays closed for the visit.
  await open(page, '/');
  const reminder = page.locator('[data-look=bar]').filter({ has: page.getByRole('button') });
  for (const width of [320, 360, 640, 900, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await reminder.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(44);
  }
  await checkPage(page);
  await reminder.getByRole('button').last().click();
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation', { name: shortcuts[language] })).toBeAttached();
  await expect(reminder).toBeHidden();
});

test("a phone's tab bar leaves the page's end free, and a page's own bar replaces it", async ({
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
  await checkPage(page);

  await fillCart(shopper);
  await open(page, '/cart');
  await expect(page.locator('[data-sticky-bar]')).toBeVisible();
  await expect(tabs).toBeHidden();
  await checkPage(page);
});

test('the floating icons cover no content', async ({ page, request, baseURL, language, device }) => {
  test.skip(device === 'phone', 'the widths are its own');
  const shopper = await newShopper(page, request, baseURL);
  await fillCart(shopper);
  for (const path of ['/', '/faq', '/logistics', '/cart', '/mine/order', '/mine/address', '/mine/fund']) {
    await open(page, path);
    for (const width of [640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const part of [0, 0.3, 0.6, 1]) {
        await page.evaluate(
          (share) => window.scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
          part,
        );
        const covered = await page.getByRole('navigation', { name: shortcuts[language] }).evaluate((column) => {
          const over = column.getBoundingClientRect();
          return [
            ...document.querySelectorAll('main :is(a, button, input, select, textarea, img, h1, h2, h3, p, li, td)'),
          ]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
            .filter((element) => {
              const box = element.getBoundingClientRect();
              return (
                box.right > over.left + 1 && box.left < over.right && box.bottom > over.top && box.top < over.bottom
              );
            })
            .map((element) => element.outerHTML.slice(0, 120));
        });
        expect.soft(covered, `${path} at ${width} px, ${part}`).toEqual([]);
      }
    }
  }
});

test('one menu stands around all pages of the account', async ({ page, request, baseURL, language, device }) => {
  const say = accountWords[language];
  await newShopper(page, request, baseURL);
  for (const path of ['/mine/personal', '/mine/order', '/mine/store', '/mine/package', '/mine/fund', '/message']) {
    await open(page, path);
    const fold = page.getByRole('main').getByRole('button', { name: say.menuFold });
    if (device === 'phone') {
      await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
    } else await expect(fold).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: say.menuLabel, exact: true }).locator('[aria-current=page]'),
    ).toHaveAttribute('href', path);
    await checkPage(page);
  }
});

test('a dialog keeps its buttons in view', async ({ page, request, baseURL, language }) => {
  const say = accountWords[language];
  await newShopper(page, request, baseURL);
  await page.setViewportSize({ width: 360, height: 420 });
  await open(page, '/mine/address');
  await page.getByRole('button', { name: say.addAddress }).click();
  const dialog = page.getByRole('dialog', { name: say.newAddress });
  await expect(dialog.getByRole('button', { name: say.save, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { name: say.newAddress })).toBeInViewport({ ratio: 1 });
  await checkPage(page);
});
