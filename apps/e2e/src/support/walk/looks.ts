// zh-punctuation: off, because of a pattern.
import type { Page } from '@playwright/test';
import { axeFindings } from '../../../../../tools/config/axe.ts';

export type Mode = 'light' | 'dark';

/** One combination of mode and width in which an open page is checked. */
export interface Look {
  mode: Mode;
  width: number;
}

const heights: Record<number, number> = { 390: 844, 360: 740, 320: 640 };

/** The widths of the pictures, widest first; `WALK_WIDTHS=320,768` chooses others. */
const widths = (process.env['WALK_WIDTHS'] ?? '1280,360').split(',').map(Number);
const modes = ['light', 'dark'] as const;

export const looks: readonly Look[] = widths.flatMap((width) => modes.map((mode) => ({ mode, width })));

/**
 * Waits two animation frames, until styles and the page's measurements have settled. A transition in a row that the
 * browser skips (`content-visibility`) never ends, so that the wait has an end of its own.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const transitions = document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(transitions), new Promise((resolve) => setTimeout(resolve, 1_000))]);
    await frame();
  });

/** Sets the mode and the size of the window. */
export const frame = async (page: Page, { mode, width }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: heights[width] ?? 900 });
};

export const take = async (page: Page, look: Look): Promise<void> => {
  await frame(page, look);
  await settle(page);
};

/** The pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The serious and critical findings of axe. */
export const seriousFindings = async (page: Page): Promise<string[]> =>
  (await axeFindings(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ text }) => text);

/**
 * Texts that are not fully readable: cut off by their box, or overflowing the button, link, badge or cell that contains
 * them. Visually hidden texts have a box of one pixel.
 */
export const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 2;
    const said = (element: Element): string => (element.textContent ?? '').trim().slice(0, 60);
    const faults = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        !node.nodeValue?.trim() ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || element.closest('svg, option, [aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      // A summary with a limited number of lines, which links to the whole text.
      if (element.closest('a, article') && getComputedStyle(element).webkitLineClamp !== 'none') continue;
      for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(holder);
        const edge = holder.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1) break;
        const isWide = text.right > edge.right + slack || text.left < edge.left - slack;
        const isHigh = text.bottom > edge.bottom + slack || text.top < edge.top - slack;
        const cuts = ['hidden', 'clip'];
        const holds = holder.matches('button, [role=button], td, th, label');
        if ((isWide && (holds || cuts.includes(overflowX))) || (isHigh && (holds || cuts.includes(overflowY))))
          faults.add(`${said(element)} (${holder.tagName.toLowerCase()}.${holder.className})`);
        if (position === 'fixed' || ['auto', 'scroll'].includes(overflowX)) break;
      }
    }
    return [...faults];
  });

/** Dates, times, names, amounts, weights and grouped numbers inside which a line ends. */
export const brokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wholes =
      /\d{1,2}\s[A-Z][a-z]{2,3}\s\d{4}(,\s\d\d:\d\d)?|\d{4}\u2060?年\u2060?\d{1,2}\u2060?月\u2060?\d{1,2}\u2060?日(\s\d\d:\d\d)?|香\u2060?港|北\u2060?京\u2060?时\u2060?间(\s\d\d:\d\d)?|CN\s¥[\d,.]+|\d\s(?:kg|g|cm)\b|\d{1,3}(?:,\d{3})+/g;
    const faults = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      for (const { 0: whole, index } of node.nodeValue?.matchAll(wholes) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + whole.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) faults.add(node.nodeValue?.trim() ?? whole);
      }
    return [...faults];
  });

/** Sets the size of the root element's text, on which all other sizes depend. */
export const enlarge = async (page: Page, size: string): Promise<void> => {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  await settle(page);
};
