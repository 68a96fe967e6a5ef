import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';

let server: PreviewServer;
let address: string;

test.beforeAll(async () => {
  server = await preview({ configFile: `${import.meta.dirname}/vite.config.ts`, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
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

const expectAxeContent = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
};

for (const mode of modes) {
  for (const width of widths) {
    test(`everything in ${mode} mode at ${width} px: axe is content, nothing sticks out, no error`, async ({ page }) => {
      const faults = faultsOf(page);
      await page.setViewportSize({ width, height: 900 });
      await open(page, mode);
      await expectAxeContent(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      expect(faults).toEqual([]);
    });
  }

  test(`what opens, in ${mode} mode: axe is content and the focus returns`, async ({ page }) => {
    const faults = faultsOf(page);
    await open(page, mode, 'overlays');
    for (const type of ['notice', 'success', 'warning', 'error']) {
      const button = page.getByRole('button', { name: type, exact: true });
      await button.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAxeContent(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(button).toBeFocused();
    }
    for (const tone of ['success', 'info', 'danger']) await page.getByRole('button', { name: `toast ${tone}` }).click();
    await expect(page.getByRole('alert')).toContainText('The link has expired');
    await expectAxeContent(page);

    await open(page, mode, 'actions');
    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Orders' })).toBeFocused();
    await expectAxeContent(page);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await expect(page.getByRole('menu')).toBeHidden();
    expect(faults).toEqual([]);
  });

  test(`the controls, in ${mode} mode: errors, lists, menu and dialog please axe`, async ({ page }) => {
    const faults = faultsOf(page);
    await open(page, mode, 'controls');
    await page.getByRole('button', { name: 'Show errors' }).click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await expectAxeContent(page);

    await page.getByRole('combobox', { name: 'Line' }).click();
    await expect(page.getByRole('option', { name: 'Express' })).toBeVisible();
    await expectAxeContent(page);
    await page.getByRole('option', { name: 'Express' }).click();
    await expect(page.getByRole('combobox', { name: 'Line' })).toContainText('Express');

    await page.getByRole('combobox', { name: 'Country' }).fill('cote');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Côte d’Ivoire');

    await page.getByRole('combobox', { name: 'Country' }).fill('nowhere');
    await expect(page.getByText('No country has that name')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Côte d’Ivoire');

    await page.getByRole('tab', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Pending payment' })).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expectAxeContent(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Change the price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the price' });
    await expect(dialog).toBeVisible();
    await expectAxeContent(page);
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Full-reduction discount' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change the price' })).toBeFocused();
    expect(faults).toEqual([]);
  });
}

test('both doors draw the same field', async ({ page }) => {
  await open(page, 'light', 'controls');
  const looks = ['height', 'backgroundColor', 'borderTopColor', 'borderTopWidth', 'borderTopLeftRadius', 'fontSize', 'color'] as const;
  const lookOf = (label: string, outer: boolean) =>
    page.getByRole('textbox', { name: label }).evaluate(
      (input, [names, around]) => {
        const box = around ? (input.parentElement ?? input) : input;
        const style = getComputedStyle(box);
        return { ...Object.fromEntries(names.map((name) => [name, style[name]])), text: getComputedStyle(input).fontSize };
      },
      [looks, outer] as const,
    );
  expect(await lookOf('E-mail', false)).toEqual(await lookOf('The same of the first door', true));
});
