import { expect, type Page, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { axeFindings } from '../../../tools/config/axe.ts';

let server: PreviewServer;
let address: string;

test.beforeAll(async () => {
  server = await preview({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

const modes = ['light', 'dark'] as const;
const widths = [1280, 360, 320] as const;

const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('no-such-photo')) faults.push(message.text());
  });
  return faults;
};

const open = async (page: Page, mode: string, part?: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}?mode=${mode}${part ? `&part=${part}` : ''}`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
};

/** In what is open, if a role is named, which takes a tenth of the time of the whole page. */
const expectAxeContent = async (page: Page, role?: string) =>
  expect(await axeFindings(page, role && `[role="${role}"]`)).toEqual([]);

for (const mode of modes) {
  test(`everything in ${mode} mode: axe is content wide and narrow, nothing sticks out at any width, no error`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, mode);
      if (width !== 360) await expectAxeContent(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  test(`what opens, in ${mode} mode: axe is content and the focus returns`, async ({ page }) => {
    test.slow();
    const faults = faultsOf(page);
    await open(page, mode, 'overlays');
    for (const type of ['notice', 'success', 'warning', 'error']) {
      const button = page.getByRole('button', { name: type, exact: true });
      await button.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAxeContent(page, 'alertdialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(button).toBeFocused();
    }
    const photos = page.getByRole('button', { name: 'photos', exact: true });
    const drawer = page.getByRole('button', { name: 'drawer', exact: true });
    const form = page.getByRole('button', { name: 'dialog with a form' });
    for (const [button, name] of [
      [photos, 'Photos'],
      [drawer, 'Site menu'],
      [form, 'Change the price'],
    ] as const) {
      await button.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAxeContent(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      await expect(button).toBeFocused();
    }
    await form.click();
    await expect(page.getByRole('textbox', { name: 'New price' })).toBeFocused();
    await page.getByRole('textbox', { name: 'New price' }).fill('12');
    // A dialog listens for clicks outside a frame and a task after it has opened.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await page.mouse.click(4, 4);
    await expect(page.getByRole('dialog')).toBeHidden();

    for (const tone of ['success', 'info', 'danger']) await page.getByRole('button', { name: `toast ${tone}` }).click();
    await expect(page.getByRole('alert')).toContainText('The link has expired');
    await expectAxeContent(page);
    // A toast above a dialog receives clicks, and a click on it does not close the dialog.
    await page.getByRole('button', { name: 'toast warning' }).click();
    await form.click();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('The link has expired')).toBeHidden({ timeout: 8000 });

    await open(page, mode, 'actions');
    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Orders' })).toHaveAttribute('data-highlighted', '');
    await expectAxeContent(page);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await expect(page.getByRole('menu')).toBeHidden();

    await page.getByRole('tab', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Pending payment' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Weight' }).focus();
    await page.getByRole('button', { name: 'Weight' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAxeContent(page);
    expect(faults).toEqual([]);
  });

  test(`the results of typing, in ${mode} mode`, async ({ page }) => {
    const faults = faultsOf(page);
    await open(page, mode, 'fields');
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await country.click();
    await expect(page.getByRole('option', { name: 'Sweden' })).toBeVisible();
    await expectAxeContent(page);
    await country.fill('');
    await country.pressSequentially('cote d’ivoire');
    await expect(country).toHaveValue('cote d’ivoire');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('Côte d’Ivoire');
    await country.fill('nowhere');
    await expect(page.getByText('No country has that name')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('Côte d’Ivoire');
    // Autofill enters the whole text at once and chooses no option.
    await country.fill('France');
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('France');

    const choose = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a photo or drop it here' }).press('Enter');
    await (await choose).setFiles({ name: 'bowl.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    await expect(page.getByText('bowl.png')).toBeVisible();
    await expectAxeContent(page);
    await page.getByRole('button', { name: 'Remove the photo' }).click();
    await expect(page.getByText('bowl.png')).toBeHidden();
    expect(faults).toEqual([]);
  });
}
