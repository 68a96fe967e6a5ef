import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

export type Mode = 'light' | 'dark';

/** One combination of mode and width in which an open page is checked. */
export interface Look {
  mode: Mode;
  width: number;
}

const heights: Record<number, number> = { 360: 740, 320: 640 };

export const looks: readonly Look[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 1280 },
  { mode: 'dark', width: 360 },
  { mode: 'light', width: 360 },
];

/** Waits two animation frames, until styles and the page's measurements have settled. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
    await frame();
  });

export const take = async (page: Page, { mode, width }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: heights[width] ?? 900 });
  await settle(page);
};

/** The pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

/** The serious and critical findings of axe, whose script is loaded once for each page. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const results = await window.axe?.run(document, { resultTypes: ['violations'] });
    const serious = (results?.violations ?? []).filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
};

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

/** Doubles the text size in a window that is as wide as at 200 % zoom. */
export const enlarge = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await settle(page);
};
