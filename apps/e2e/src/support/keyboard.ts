import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { settle } from './walk/looks.ts';

/** More stops than any page has on the way to anything. */
const mostStops = 90;

interface Stop {
  /** Tells one element from another. */
  name: string;
  /** What is wrong with it; empty if nothing is. */
  fault: string;
}

/** Where the focus is, and whether somebody who looks at the page would know. */
const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'the page', fault: '' };
    const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}" #${focused.id} ${focused.getAttribute('value') ?? ''}`;

    const hasOutline = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/rgba\(.*, 0\)|transparent/.test(outlineColor);
    };
    const hasRing = (element: Element): boolean => /0px 0px 0px [1-9]/.test(getComputedStyle(element).boxShadow);
    const around: Element[] = [focused];
    for (let holder = focused.parentElement; holder && around.length < 4; holder = holder.parentElement) if (holder.matches(':has(:focus-visible)')) around.push(holder);
    const isMarked = around.some((element) => hasOutline(element) || hasRing(element) || hasOutline(element.nextElementSibling ?? element));

    const seen = focused.closest('label') ?? focused;
    const { left, top, width, height } = seen.getBoundingClientRect();
    // Of what is higher than the window, or stands at its edge, the part in sight counts: as much as a target has at least.
    const [from, to] = [Math.max(top, 0), Math.min(top + height, innerHeight)];
    const middle = { x: left + width / 2, y: (from + to) / 2 };
    const isInWindow = middle.x >= 0 && middle.x <= innerWidth && to - from >= Math.min(height, 24) - 1;
    const above = document.elementFromPoint(middle.x, middle.y);
    const isCovered = above !== null && !seen.contains(above) && !above.contains(seen) && getComputedStyle(above).position === 'fixed';
    const fault = [isMarked ? '' : 'not marked', isInWindow ? '' : 'out of the window', isCovered ? 'covered' : ''].filter(Boolean).join(', ');
    return { name, fault };
  });

/** Goes on by Tab until this has the focus; every stop on the way can be seen, and none holds the focus fast. */
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

/** Reaches it by Tab and presses Enter. */
export const enterOn = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
