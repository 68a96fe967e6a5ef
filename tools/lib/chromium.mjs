// Finds a Chromium for the browser tests, or installs Debian's if possible.
import { existsSync } from 'node:fs';
import { findChromium, onPath } from '../config/browser.ts';
import { run } from './workspace.mjs';

/** Undefined if there is a Chromium, otherwise what is missing. As root on Debian it installs one. */
export const browserProblem = async () => {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named))
    return `CHROMIUM: there is no ${named}: name a Chromium or Chrome, or unset it to use an installed one`;
  if (findChromium()) return undefined;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('No Chromium found: installing Debian’s package chromium …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findChromium()) return undefined;
  }
  return 'No Chromium or Chrome found, so the browser journeys cannot run. Install one (on Debian: apt-get install chromium fonts-noto-cjk) or name it in CHROMIUM.';
};

/** The path of a Chromium, or undefined after a message that explains what is missing. */
export const chromium = async () => {
  const problem = await browserProblem();
  if (problem) console.error(problem);
  return problem ? undefined : findChromium();
};
