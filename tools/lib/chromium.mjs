// Finds a Chromium for the browser tests, or installs Debian's if possible.
import { findChromium, onPath } from '../config/browser.ts';
import { run } from './workspace.mjs';

/** The path of a Chromium, or undefined after a message that explains what is missing. */
export const chromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('No Chromium found: installing Debian’s package chromium …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    'No Chromium or Chrome found, so the browser journeys cannot run. Install one (on Debian: apt-get install chromium fonts-noto-cjk) or name it in CHROMIUM.',
  );
  return undefined;
};
