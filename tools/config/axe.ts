import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document | string, options: object) => Promise<AxeResults> };
  }
}

interface AxeFinding {
  impact: AxeResults['violations'][number]['impact'];
  /** The rule, and the elements that break it. */
  text: string;
}

/**
 * Runs axe in the open page, or in the part that a selector names. Its script runs in the page itself and is loaded
 * once for each page; `AxeBuilder` opens a second page for each run.
 */
export const axeFindings = async (page: Page, within?: string): Promise<AxeFinding[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(async (part) => {
    // No page has sound, and no rule that is on by default reads style sheets: axe need not load either again.
    const results = await window.axe?.run(part ?? document, { resultTypes: ['violations'], preload: false });
    return (results?.violations ?? []).map(({ id, impact, nodes }) => ({
      impact,
      text: `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    }));
  }, within);
};
