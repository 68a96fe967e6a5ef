import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeBarCodeVideo } from '../../../../tools/config/bar-code-video.ts';
import { connectScanner, type Scanner } from './console-scanner.ts';
import { expect, test as base, watchFaults } from './journey.ts';
import { consoleCookies, staffToken } from './people.ts';

export interface Station {
  page: Page;
  scan: Scanner;
}

interface StationOptions {
  /** The bar code that the camera sees. */
  codeInView?: string;
  /** The test takes the network away, which the browser's console reports. */
  losesNetwork?: boolean;
}

interface Fixtures {
  /** Opens a browser for a clerk who is logged in. */
  newStation: (options?: StationOptions) => Promise<Station>;
}

/** axe also reads the style sheets again. */
const isLostNetwork = (fault: string): boolean =>
  fault.startsWith('Failed to load resource: net::') || fault.startsWith("Couldn't load preload assets:");

export const test = base.extend<Fixtures>({
  newStation: async ({ playwright, launchOptions, baseURL, request }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'camera-'));
    const open: { close: () => Promise<void>; faults: () => string[] }[] = [];
    await provide(async ({ codeInView = 'IT2611048213K', losesNetwork = false } = {}) => {
      const video = join(folder, `${open.length}.y4m`);
      await writeBarCodeVideo(video, codeInView);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${video}`,
        ],
      });
      const context = await browser.newContext();
      await context.addCookies(consoleCookies(baseURL, await staffToken(request)));
      const page = await context.newPage();
      const faults = watchFaults(page);
      open.push({
        close: () => browser.close(),
        faults: () => faults.filter((fault) => !(losesNetwork && isLostNetwork(fault))),
      });
      return { page, scan: await connectScanner(page) };
    });
    await Promise.all(open.map(({ close }) => close()));
    await rm(folder, { recursive: true });
    expect(
      open.flatMap(({ faults }) => faults()),
      'console errors and warnings of stations',
    ).toEqual([]);
  },
});

/** What the station says in large words. */
export const signalOf = (page: Page): Locator => page.getByRole('main').locator('[aria-live=assertive]');
