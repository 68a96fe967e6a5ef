import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { axeFindings } from '../../../../../tools/config/axe.ts';
import { launchOptions } from '../../../../../tools/config/browser.ts';
import { usStrokes } from '../keys/us-layout.ts';
import { writeBarCodeVideo } from '../../../../../tools/config/bar-code-video.ts';

let server: PreviewServer;
let address: string;

test.beforeAll(async () => {
  server = await preview({
    configFile: `${import.meta.dirname}/../../vite.config.ts`,
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

const open = async (page: Page, query = 'lang=en'): Promise<string[]> => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${address}station?${query}`);
  // The page draws itself before it listens to keys; it lists its shortcuts when it does.
  await expect(page.getByRole('list', { name: 'Shortcuts' }).getByRole('listitem')).toHaveCount(2);
  return faults;
};

interface Stroke {
  code: string;
  shift: boolean;
  text: string;
  key: string;
}

const strokesOf = (text: string): Stroke[] =>
  [...text].flatMap((character) =>
    (usStrokes(character) ?? []).map((stroke) => ({ ...stroke, text: character, key: character })),
  );

/**
 * Presses keys that follow each other after so many ms. The times are part of the events, so that a slow machine does
 * not make a slow scanner or a slow person.
 */
const press = async (page: Page, strokes: readonly Stroke[], gapMs: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  await Promise.all(
    strokes.flatMap(({ shift, text, ...key }, index) => {
      const event = { ...key, modifiers: shift ? 8 : 0, timestamp: begin + (index * gapMs) / 1000 };
      return [
        session.send('Input.dispatchKeyEvent', { ...event, text, type: 'keyDown' }),
        session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
      ];
    }),
  );
  // The session stays: its end would bring the page back online.
};

/** As a scanner types: a key each 5 ms, ended by Enter. */
const scan = (page: Page, code: string): Promise<void> =>
  press(page, [...strokesOf(code), { code: 'Enter', shift: false, text: '\r', key: 'Enter' }], 5);

const signalOf = (page: Page) => page.locator('[aria-live=assertive]');

const arrived = (page: Page): Promise<[key: string, payload: { number: string }][]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('example.sent') ?? '[]') as [string, { number: string }][]);

/** Changes what the server does, and wakes the outbox, which otherwise waits twice as long after each attempt. */
const setFault = (page: Page, fault: string): Promise<void> =>
  page.evaluate((value) => {
    localStorage.setItem('example.fault', value);
    dispatchEvent(new Event('online'));
  }, fault);

for (const language of ['en', 'zh']) {
  test(`in ${language}: axe is content in both modes, and nothing sticks out at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const mode of ['light', 'dark']) {
      const faults = await open(page, `lang=${language}&mode=${mode}`);
      await scan(page, 'IT2611048213K');
      await expect(signalOf(page)).toContainText('Kept');
      await page.getByRole('textbox').last().fill('10000');
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await axeFindings(page)).toEqual([]);
      }
      expect(faults).toEqual([]);
    }
  });
}

test('a scan is read wherever the focus is, leaves the field, presses no button, and triggers no shortcut', async ({
  page,
}) => {
  await page.clock.install();
  const faults = await open(page);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('fragile');
  // The clock gives keys the time at which the page handles them. On a busy machine that is late for a scanner.
  await page.clock.pauseAt(Date.now() + 60_000);
  await scan(page, 'IT2611048213K');
  await expect(signalOf(page)).toContainText('IT2611048213K');
  await expect(note).toHaveValue('fragile');
  await expect(note).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).focus();
  await scan(page, 'IT2611 48214K');
  await expect(signalOf(page)).not.toContainText('Done');
  await page.getByRole('heading', { level: 1 }).click();
  await scan(page, 'ppppgcgcgc');
  await expect(signalOf(page)).toContainText('PPPPGCGCGC');
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'Open the printable page' })).toBeHidden();
  await press(page, strokesOf('gc'), 200);
  await expect(page.getByRole('button', { name: 'Close the camera' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a scan under a Chinese input method is read, and what the method wrote is taken out', async ({ page }) => {
  const faults = await open(page);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('易碎');
  const session = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  const code = 'it2611048213k';
  const keys = [...(usStrokes(code) ?? []).map((stroke) => stroke.code), 'Enter'];
  await Promise.all(
    keys.flatMap((key, index) => {
      const text = code.slice(0, index + 1);
      const event = { key: 'Process', code: key, windowsVirtualKeyCode: 229, timestamp: begin + index * 0.005 };
      return [
        session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' }),
        // Enter ends the composition with the letters that were typed.
        key === 'Enter'
          ? session.send('Input.insertText', { text: code })
          : session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
      ];
    }),
  );
  await expect(signalOf(page)).toContainText('IT2611048213K');
  await expect(note).toHaveValue('易碎');
  await page.keyboard.type('！');
  await expect(note).toHaveValue('易碎！');
  expect(faults).toEqual([]);
});

test('a scan survives a missing server, lost answers and a reload, and counts once', async ({ page, context }) => {
  await open(page);
  await setFault(page, 'down');
  await scan(page, 'IT2611000001A');
  await expect(page.getByText('1 to send')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 to send')).toBeVisible();
  await setFault(page, 'lost');
  await expect.poll(() => arrived(page), { timeout: 15_000 }).toHaveLength(1);
  await scan(page, 'IT2611000002B');
  const second = await context.newPage();
  await open(second);
  await expect(second.getByText('2 to send')).toBeVisible();
  await setFault(page, 'none');
  await expect(page.getByText('to send')).toBeHidden({ timeout: 30_000 });
  await expect(second.getByText('to send')).toBeHidden();
  expect((await arrived(page)).map(([, { number }]) => number)).toEqual(['IT2611000001A', 'IT2611000002B']);

  await setFault(page, 'refuse');
  await scan(second, 'IT2611000003C');
  await page.getByRole('button', { name: '1 not accepted' }).click();
  await expect(page.getByRole('dialog')).toContainText('Six of five pieces');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(second.getByRole('button', { name: '1 not accepted' })).toBeHidden();
});

test('an open page says that it is offline, and sends when it is online', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await expect(page.getByText('Offline')).toBeVisible();
  await scan(page, 'IT2611000001A');
  await expect(page.getByText('1 to send')).toBeVisible();
  expect(await arrived(page)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => arrived(page)).toHaveLength(1);
});

test('labels print in a hidden frame, and the link stays', async ({ page }) => {
  await page.route('**/v1/prints/example', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Labels</title><p>IT2611048213K</p>' }),
  );
  await open(page);
  await page.keyboard.press('p');
  await expect(page.getByRole('link', { name: 'Open the printable page' })).toHaveAttribute(
    'href',
    '/v1/prints/example',
  );
  // The keys are the page's again, not the frame's.
  await scan(page, 'IT2611000001A');
  await expect.poll(() => arrived(page)).toHaveLength(1);
});

test('the camera reads a bar code with our own WebAssembly, and takes photos', async ({ playwright }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'camera-'));
  const video = join(folder, 'bars.y4m');
  await writeBarCodeVideo(video, 'IT2611048213K');
  const { args, ...options } = launchOptions();
  const browser = await playwright.chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  const wasm: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('.wasm')) wasm.push(url);
    if (/^https?:/.test(url) && !url.startsWith(address)) elsewhere.push(url);
  });
  const faults = await open(page);
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(signalOf(page)).toContainText('IT2611048213K', { timeout: 20_000 });
  expect(wasm).toHaveLength(1);
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Close the camera' }).click();

  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  const photo = page.getByRole('img', { name: 'Photo 1 of 1' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(faults).toEqual([]);
  await browser.close();
  await rm(folder, { recursive: true });
});
