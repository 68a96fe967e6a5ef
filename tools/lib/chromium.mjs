// Finds a Chromium for the browser tests, or installs Debian's where that is possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

export const findChromium = () =>
  [process.env.CHROMIUM, ...names.map(onPath), ...places].find((path) => path && existsSync(path));

/** Path of a Chromium, or undefined after saying in plain words what is missing. */
export const chromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('No Chromium found: installing Debian’s package chromium …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error('No Chromium or Chrome found, so the browser journeys cannot run. Install one (on Debian: apt-get install chromium fonts-noto-cjk) or name it in CHROMIUM.');
  return undefined;
};
