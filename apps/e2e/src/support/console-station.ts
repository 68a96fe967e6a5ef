import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, LaunchOptions, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { writeBarCodeVideo } from '../../../../tools/config/bar-code-video.ts';
import { connectScanner, type Scanner } from './console-scanner.ts';
import { expect, test as base, watchFaults } from './journey.ts';
import { consoleCookies, staffToken } from './people.ts';

export interface Station {
  page: Page;
  scan: Scanner;
}

interface StationOptions {
  /** The bar code that a camera sees; without one, the station has no camera. */
  codeInView?: string;
  /** The test takes the network away, which the browser's console reports. */
  losesNetwork?: boolean;
}

interface Fixtures {
  /** Opens a page for a clerk who is logged in; with a camera, in a browser of its own. */
  newStation: (options?: StationOptions) => Promise<Station>;
}

/** axe also reads the style sheets again. */
const isLostNetwork = (fault: string): boolean =>
  fault.startsWith('Failed to load resource: net::') || fault.startsWith("Couldn't load preload assets:");

/** A browser whose camera sees a bar code, which is given to it at its start. */
const browserWithCamera = async (
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
  folder: string,
  code: string,
): Promise<Browser> => {
  const video = join(folder, 'camera.y4m');
  await writeBarCodeVideo(video, code);
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ];
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...camera] });
};

export const test = base.extend<Fixtures>({
  newStation: async ({ playwright, browser, launchOptions, baseURL, request }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'camera-'));
    const open: { close: () => Promise<void>; faults: () => string[] }[] = [];
    await provide(async ({ codeInView, losesNetwork = false } = {}) => {
      const own = codeInView ? await browserWithCamera(playwright, launchOptions, folder, codeInView) : undefined;
      const context = await (own ?? browser).newContext();
      await context.addCookies(consoleCookies(baseURL, await staffToken(request)));
      const page = await context.newPage();
      const faults = watchFaults(page);
      open.push({
        close: () => (own ?? context).close(),
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

/** Finds the station's message in large words. */
export const signalOf = (page: Page): Locator => page.getByRole('main').locator('[aria-live=assertive]');
