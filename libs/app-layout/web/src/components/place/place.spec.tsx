import { screen, waitFor, within } from '@testing-library/react';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { byTurns, mockEndpoint } from '@caravan/web-core/testing';
import { aCountry } from '@caravan/account/contract/testing';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as zh } from './words/zh.ts';

const countries = mockEndpoint(listCountriesContract, () => ['DE', 'US', 'FR'].map((code) => aCountry({ code })));
const all = { en, zh, de };
const germany = { en: 'Germany', zh: '德国', de: 'Deutschland' };

const open = async (language: keyof typeof all) => {
  const page = await renderPage({ language, handlers: [countries] });
  const say = all[language];
  const [inHeader] = await screen.findAllByRole('button', { name: new RegExp(say.title) });
  await page.user.click(inHeader as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: say.title });
  return { ...page, say, dialog, inHeader: inHeader as HTMLElement };
};

it.each(byTurns(['en', 'zh', 'de']))(
  'country and currency are changed in one place, and kept (%s)',
  async (language) => {
    const { user, say, dialog, store, inHeader } = await open(language);
    await user.click(within(dialog).getByRole('button', { name: say.save }));
    expect(within(dialog).getByText(say.missing)).toBeVisible();

    await user.click(within(dialog).getByRole('combobox', { name: say.country }));
    await user.click(await screen.findByRole('option', { name: germany[language] }));
    await user.selectOptions(within(dialog).getByLabelText(say.currency), 'EUR');
    await user.click(within(dialog).getByRole('button', { name: say.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.cookie).toContain('country=DE');
    expect(document.cookie).toContain('currency=EUR');
    expect(store.getState().session).toMatchObject({ country: 'DE', countryIsChosen: true, currency: 'EUR' });
    expect(inHeader).toHaveTextContent('DE · EUR');
  },
);

it('both are guessed by the language of the browser, and a choice of yuan alone is kept', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en']);
  const { user, say, dialog, store, inHeader } = await open('en');
  await waitFor(() => expect(inHeader).toHaveTextContent('FR · EUR'));
  expect(store.getState().session.countryIsChosen).toBe(false);
  expect(document.cookie).not.toContain('country=');
  await user.selectOptions(within(dialog).getByLabelText(say.currency), 'CNY');
  await user.click(within(dialog).getByRole('button', { name: say.save }));
  await waitFor(() => expect(inHeader).toHaveTextContent('FR · CNY'));
  expect(document.cookie).toContain('currency=CNY');
  languages.mockRestore();
});
