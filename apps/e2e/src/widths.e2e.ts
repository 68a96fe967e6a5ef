import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey.ts';
import { fillCart, shortcuts } from './support/layout.ts';
import { newShopper } from './support/people.ts';

// The tests walk through widths by themselves, so they run on no phone.

/** The header's height, and its parts that overlap or leave the window. */
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

const phones = [320, 360, 400, 480, 560];

const expectOneLine = async (page: Page) => {
  for (const width of [...phones, 640, 768, 900, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { height, wrong, controls } = await readHeader(page);
    expect.soft(wrong, `${width} px`).toEqual([]);
    expect.soft(height, `${width} px`).toBeLessThanOrEqual(65);
    expect(controls).toBeGreaterThan(1);
  }
};

/** The drawing's parts, and the places of those that cover a line of the headline. */
const readDrawing = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const lines: DOMRect[] = [];
    const nodes = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(...range.getClientRects());
    }
    const parts = [...document.querySelectorAll('main svg :is(g, circle)')];
    const covering = parts
      .map((part) => part.getBoundingClientRect())
      .filter(({ left, right, top, bottom }) =>
        lines.some((line) => left < line.right && right > line.left && top < line.bottom && bottom > line.top),
      )
      .map(({ left, top }) => `at ${Math.round(left)}, ${Math.round(top)}`);
    return { parts: parts.length, covering };
  });

test('the header is one line at every width, no drawing covers the headline, and no floating icon the content', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  await open(page, '/');
  for (const width of [640, 720, 800, 960, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { parts, covering } = await readDrawing(page);
    expect(parts).toBeGreaterThan(4);
    expect.soft(covering, `${width} px`).toEqual([]);
  }
  await open(page, '/faq');
  await expectOneLine(page);

  const shopper = await newShopper(page, request, baseURL);
  await shopper.call('POST', '/users/update_info', {
    nickname: 'W'.repeat(16),
    gender: 'female',
    birthday: '1990-02-28',
    phone: '+49 30 123456',
    residence: 'DE',
  });
  await fillCart(shopper);
  await open(page, '/faq');
  await expectOneLine(page);
  for (const path of ['/', '/cart', '/mine/address']) {
    await open(page, path);
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const part of [0, 0.5, 1]) {
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
