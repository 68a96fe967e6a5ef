import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { settle } from './walk/looks.ts';

/** More tab stops than any page needs to reach an element. */
const mostStops = 90;

interface Stop {
  /** Identifies the element. */
  name: string;
  /** Empty if there is none. */
  fault: string;
}

/** The focused element, and whether the page shows the focus. */
const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'the page', fault: '' };
    const place = [...document.querySelectorAll('*')].indexOf(focused);
    const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}" #${focused.id} ${focused.getAttribute('value') ?? ''} (${place})`;

    const hasOutline = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) > 0 &&
        !/rgba\(.*, 0\)|transparent/.test(outlineColor)
      );
    };
    const hasRing = (element: Element): boolean => /0px 0px 0px [1-9]/.test(getComputedStyle(element).boxShadow);
    const around: Element[] = [focused];
    for (let holder = focused.parentElement; holder && around.length < 4; holder = holder.parentElement)
      if (holder.matches(':has(:focus-visible)')) around.push(holder);
    const isMarked = around.some(
      (element) => hasOutline(element) || hasRing(element) || hasOutline(element.nextElementSibling ?? element),
    );

    const seen = focused.closest('label') ?? focused;
    const { left, top, width, height } = seen.getBoundingClientRect();
    // For an element that is higher than the window or at its edge, the visible part counts, up to the minimum size of
    // a target.
    const from = Math.max(top, 0);
    const to = Math.min(top + height, innerHeight);
    const middle = { x: left + width / 2, y: (from + to) / 2 };
    const isInWindow = middle.x >= 0 && middle.x <= innerWidth && to - from >= Math.min(height, 24) - 1;
    const above = document.elementFromPoint(middle.x, middle.y);
    const isCovered =
      above !== null && !seen.contains(above) && !above.contains(seen) && getComputedStyle(above).position === 'fixed';
    const fault = [isMarked ? '' : 'not marked', isInWindow ? '' : 'out of the window', isCovered ? 'covered' : '']
      .filter(Boolean)
      .join(', ');
    return { name, fault };
  });

/** Presses Tab until the target has the focus. Every stop on the way must be visible, and none may trap the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  let before = '';
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    await settle(page);
    const { name, fault } = await currentStop(page);
    expect(fault, name).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
    expect(name, 'the focus is held fast').not.toBe(before);
    before = name;
  }
  throw new Error(`${target} was not reached by ${mostStops} times Tab`);
};

/** Tabs to the target and presses Enter. */
export const enterOn = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Tabs to the link and presses Enter, and waits for the page behind it, which takes the focus to its heading. */
export const followTo = async (page: Page, link: Locator, address: string | RegExp): Promise<void> => {
  await enterOn(page, link);
  await page.waitForURL(address);
  await expect(page.locator('main h1')).toBeFocused();
};
