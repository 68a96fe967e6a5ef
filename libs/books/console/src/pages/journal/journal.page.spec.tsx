import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeBooks, getBooks, updateBooksRule } from '@caravan/books/contract';
import { someBooks } from '@caravan/books/contract/testing';
import { testStaff } from '@caravan/console-core/testing';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { booksHandlers } from '../../mocks/books.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const show = (
  path: string,
  {
    language = 'en',
    role = 'finance',
    ...answers
  }: Parameters<typeof booksHandlers>[0] & {
    language?: 'en' | 'zh';
    role?: 'auditor' | 'finance';
  } = {},
) => showPage(path, booksHandlers(answers), language, { me: { ...testStaff, roles: [role] } });

const days = '/money/books?from=2026-11-01&to=2026-11-30';

const languages = byTurns([
  ['en', en],
  ['zh', zh],
] as const);

it.each(languages)('shows the journal by account and by day, and closes days (%s)', async (language, texts) => {
  const { user } = await show(days, { language });
  const accounts = within(await screen.findByRole('table', { name: texts.journal.accounts }));
  expect(accounts.getByRole('row', { name: /International shipping/ })).toHaveTextContent(/OSS DE.*¥0\.00¥84\.03/);
  const byDay = within(screen.getByRole('table', { name: texts.journal.days }));
  expect(byDay.getByRole('row', { name: /2026-11-26/ })).toHaveTextContent('¥200.00');
  expect(screen.getByText(texts.journal.openDays)).toBeVisible();
  expect(sentTo(getBooks)).toMatchObject([{ query: { from: '2026-11-01', to: '2026-11-30' } }]);
  await user.click(screen.getByRole('button', { name: texts.closing.start }));
  expect(await screen.findByLabelText(texts.closing.field)).toHaveValue('2026-11-28');
  await user.click(screen.getByRole('button', { name: texts.closing.submit }));
  await waitFor(() => expect(sentTo(closeBooks)).toMatchObject([{ body: { through: '2026-11-28' } }]));
});

it('names each file of a long period', async () => {
  await show(days, { books: someBooks({ files: 2 }) });
  expect(await screen.findByRole('button', { name: 'Xero, file 2 of 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'QuickBooks, file 1 of 2' })).toBeVisible();
});

it('lets auditors read only', async () => {
  await show(days, { role: 'auditor' });
  expect(await screen.findByRole('table', { name: en.journal.accounts })).toBeVisible();
  expect(screen.queryByRole('button', { name: en.closing.start })).not.toBeInTheDocument();
});

it('refuses days in the wrong order before it asks', async () => {
  await show('/money/books?from=2026-11-30&to=2026-11-01');
  expect(await screen.findByText(/Choose a last day that is not before the first/)).toBeVisible();
  expect(sentTo(getBooks)).toEqual([]);
});

it('changes an account, and adds the VAT of a country', async () => {
  const { user } = await show('/settings/books');
  const code = await screen.findByRole('textbox', { name: 'Code: Goods' });
  expect(code).toHaveValue('4000');
  await user.clear(code);
  await user.type(code, '8400');
  await user.click(screen.getByRole('button', { name: 'Add a country' }));
  const countries = await screen.findByRole('combobox', { name: 'Country' });
  await within(countries).findByRole('option', { name: 'Germany' });
  // The shop ships to none of its own addresses, so that the list of countries lacks it.
  expect(screen.getByRole('combobox', { name: 'Your country' })).toHaveValue('CN');
  await user.selectOptions(countries, 'DE');
  await user.type(screen.getByRole('textbox', { name: 'Rate' }), '60');
  await user.type(screen.getByRole('textbox', { name: 'Tax code' }), 'OSS DE');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a rate from 0.01 to 50 %')).toBeVisible();
  expect(sentTo(updateBooksRule)).toEqual([]);
  const rate = screen.getByRole('textbox', { name: 'Rate' });
  await user.clear(rate);
  await user.type(rate, '19');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo(updateBooksRule)).toMatchObject([
      {
        body: {
          accounts: { goods: { code: '8400', name: 'Sales of goods' } },
          vat: [{ country: 'DE', rate_bp: 1900, tax_code: 'OSS DE' }],
        },
      },
    ]),
  );
});
