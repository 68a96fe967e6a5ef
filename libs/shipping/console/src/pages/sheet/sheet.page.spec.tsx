import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkPriceSheet, fail, importPriceSheet, updateShippingMethod } from '@caravan/shipping/contract';
import {
  checkPriceSheetContract,
  listShippingMethodsContract,
  updateShippingMethodContract,
} from '@caravan/shipping/contract/staff';
import { aSheetCheck, aShippingMethod, someTerms } from '@caravan/shipping/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { shippingMethodHandlers } from '../../mocks/shipping-methods.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const withSheet = aShippingMethod({ sheet: { id: 'sheet_1', ...someTerms({ fuel_basis_points: 1_850 }) } });
const file = new File(['Country,Weight to,Price\nDE,30,38\n,,\n'], 'ems.csv', { type: 'text/csv' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it.each(byTurns([['en'], ['zh']] as const))(
  'checks a file, shows what it would have meant, and imports it (%s)',
  async (language) => {
    const texts = (language === 'en' ? en : zh).sheet;
    const { user } = await showPage('/settings/lines/ems/sheet', shippingMethodHandlers(), language);
    await user.upload(await screen.findByLabelText(/CSV (file|文件)/), file);
    type(await screen.findByLabelText(texts.fuel), '12,5');
    await user.click(await screen.findByRole('button', { name: texts.check }));
    expect(await screen.findByRole('row', { name: /PK2611READY02/ })).toHaveTextContent('¥231.00');
    expect(
      screen.getByText(texts.notPriced.replace('{{countries}}', language === 'en' ? 'France' : '法国')),
    ).toBeVisible();
    const terms = someTerms({ fuel_basis_points: 1_250 });
    const rows = ['c|2|DE|||DE|0', 'p|2|DE|0|30000|3800|0|0|0|0|0'];
    expect(sentTo(checkPriceSheet)).toMatchObject([{ body: { terms, file: 'ems.csv', rows } }]);
    expect(sentTo(importPriceSheet)).toEqual([]);
    await user.click(screen.getByRole('button', { name: texts.write }));
    expect(await screen.findByText(texts.saved)).toBeInTheDocument();
    expect(sentTo(importPriceSheet)).toMatchObject([{ body: { terms, rows, effective_from: null } }]);
  },
);

it('names the lines with faults, and does not offer the import', async () => {
  const fault = { kind: 'gap', line: 7, other: 4, where: 'A', from_g: 500, to_g: 1_000 } as const;
  const { user } = await showPage('/settings/lines/ems/sheet', [
    mockEndpoint(checkPriceSheetContract, () => aSheetCheck({ faults: [fault], fault_count: 1, preview: null })),
    ...shippingMethodHandlers(),
  ]);
  await user.upload(await screen.findByLabelText(/CSV file/), file);
  await user.click(await screen.findByRole('button', { name: 'Check the file' }));
  const faults = within(await screen.findByRole('table', { name: 'Faults of the sheet' }));
  expect(faults.getByRole('row', { name: /no price from 0.5 to 1 kg/ })).toHaveTextContent('7');
  expect(screen.queryByRole('button', { name: 'Import this sheet' })).not.toBeInTheDocument();
});

it('shows the sheet in force, changes its surcharges alone, and ends it', async () => {
  const { user } = await showPage('/settings/lines/ems/sheet', shippingMethodHandlers([withSheet]));
  const table = within(await screen.findByRole('table', { name: 'Prices of zone A' }));
  expect(table.getByRole('row', { name: /0–2 kg/ })).toHaveTextContent('¥12.00');
  const fuel = screen.getByLabelText('Fuel surcharge');
  expect(fuel).toHaveValue('18.5');
  type(fuel, '20');
  await user.click(screen.getByRole('button', { name: 'Save the surcharges' }));
  await waitFor(() =>
    expect(sentTo(updateShippingMethod)).toMatchObject([
      { body: { sheet: { id: 'sheet_1', fuel_basis_points: 2_000 }, effective_from: null } },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Charge by 500 g again' }));
  await waitFor(() => expect(sentTo(updateShippingMethod)[1]).toMatchObject({ body: { sheet: null } }));
});

it('charges large and heavy parcels by fees of their own', async () => {
  const { user } = await showPage('/settings/lines/ems/sheet', shippingMethodHandlers([withSheet]));
  await user.click(await screen.findByRole('button', { name: 'Add a fee' }));
  const fee = within(await screen.findByRole('group', { name: 'Fee 1' }));
  await user.selectOptions(fee.getByLabelText('Measured by'), 'Weight');
  type(fee.getByLabelText('Above'), '30000');
  type(fee.getByLabelText('Fee'), '25');
  await user.click(screen.getByRole('button', { name: 'Save the surcharges' }));
  const sizeFees = [{ by: 'weight', over: 30_000, fen: 2_500, kg_fen: 0, least_g: 0 }];
  await waitFor(() =>
    expect(sentTo(updateShippingMethod)).toMatchObject([{ body: { sheet: { size_fees: sizeFees } } }]),
  );
});

it('keeps what is typed if a colleague was faster, and shows what the colleague changed', async () => {
  let stored = withSheet;
  const { user } = await showPage('/settings/lines/ems/sheet', [
    mockEndpoint(listShippingMethodsContract, () => [stored]),
    mockEndpoint(updateShippingMethodContract, () => {
      const terms = someTerms({ fuel_basis_points: 1_850, battery_fen: 900 });
      stored = aShippingMethod({ version: stored.version + 1, sheet: { id: 'sheet_1', ...terms } });
      throw fail('changed_meanwhile', { by: 'tom', version: stored.version });
    }),
    ...shippingMethodHandlers([withSheet]),
  ]);
  type(await screen.findByLabelText('Fuel surcharge'), '20');
  await user.click(screen.getByRole('button', { name: 'Save the surcharges' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: en.sheet.battery_fen })).toHaveValue('9.00'));
  expect(screen.getByLabelText('Fuel surcharge')).toHaveValue('20');
  expect(screen.getByText('This was changed meanwhile')).toBeInTheDocument();
});
