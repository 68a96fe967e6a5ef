import { screen, waitFor, within } from '@testing-library/react';
import { anAddress } from '@caravan/account/contract/testing';
import {
  customsReasons,
  fail,
  getAddressTaxNumber,
  getPackageTaxNumber,
  setAddressTaxNumber,
  setPackageTaxNumber,
} from '@caravan/customs/contract';
import { setAddressTaxNumberContract, setPackageTaxNumberContract } from '@caravan/customs/contract/schema';
import { createPackage } from '@caravan/warehouse-packages/contract';
import { aParcel, aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { beforeEach, expect, test } from 'vitest';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage } from '../../testing/open-page.ts';

const inBrazil = anAddress({ country: 'BR', province: 'São Paulo', city: 'São Paulo', postcode: '01310-100' });
const parcel = (over: Parameters<typeof aParcel>[0] = {}) =>
  aParcel({ status: 'to_be_delivered', paid_at: '2026-11-20T09:00:00.000Z', address: inBrazil, ...over });
const packagePath = `/mine/package/packageDetail?number=${parcel().number}`;
const texts = { en, zh, de };
const panel = async (language: 'de' | 'en' | 'zh' = 'en') =>
  within(await screen.findByRole('region', { name: texts[language].tax.title }));

beforeEach(() => sessionStorage.clear());

test.each(byTurns([['en'], ['zh'], ['de']] as const))(
  'in %s the page of a new package asks for the number where the country wants one, and shows its end',
  async (language) => {
    const { tax } = texts[language];
    const { user } = await openPage({
      path: '/mine/store/confirmInfo?items=tote',
      items: [aStoreItem({ id: 'tote', name: 'Tote' })],
      answers: { addresses: [inBrazil] },
      language,
    });
    const asked = await panel(language);
    await user.type(asked.getByRole('textbox', { name: `CPF${tax.or}CNPJ` }), '390.533.447-05');
    await user.click(asked.getByRole('button', { name: tax.save }));
    const known = tax.known.replace('{{name}}', 'CPF').replace('{{ending}}', '-05');
    expect(await asked.findByText(known)).toBeVisible();
    expect(sentTo(setAddressTaxNumber)).toMatchObject([
      { params: { id: inBrazil.id }, body: { number: '390.533.447-05' } },
    ]);
    await user.click(asked.getByRole('button', { name: tax.delete }));
    expect(await asked.findByRole('textbox')).toHaveValue('');
  },
);

test('nothing is shown for countries that do not ask', async () => {
  await openPage({ path: '/mine/store/confirmInfo?items=tote', items: [aStoreItem({ id: 'tote', name: 'Tote' })] });
  await screen.findByRole('radio', { name: /^Sea parcel/ });
  await waitFor(() => expect(sentTo(getAddressTaxNumber)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: en.tax.title })).not.toBeInTheDocument();
  expect(sentTo(getPackageTaxNumber)).toEqual([]);
});

test.each(byTurns([['en'], ['zh'], ['de']] as const))(
  'in %s a number with a wrong check digit is refused at its field, and stays to be corrected',
  async (language) => {
    const { tax } = texts[language];
    let refusals = 0;
    const refusing = mockEndpoint(setPackageTaxNumberContract, () => {
      refusals += 1;
      throw fail('invalid', { fields: { number: customsReasons.tax_number_wrong.text[language] } });
    });
    const { user } = await openPage({ path: packagePath, packages: [parcel()], handlers: [refusing], language });
    const asked = await panel(language);
    const field = asked.getByRole('textbox');
    await user.type(field, '39053344706');
    await user.click(asked.getByRole('button', { name: tax.save }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(customsReasons.tax_number_wrong.text[language]),
      ),
    );
    expect(field).toHaveValue('39053344706');
    expect(refusals).toBe(1);
  },
);

test.each(byTurns([['en'], ['zh'], ['de']] as const))(
  'in %s a number that was typed and not saved is saved before its package is made',
  async (language) => {
    const { pack } = texts[language];
    const { user } = await openPage({
      path: '/mine/store/confirmInfo?items=tote',
      items: [aStoreItem({ id: 'tote', name: 'Tote' })],
      answers: { addresses: [inBrazil] },
      language,
    });
    await user.type((await panel(language)).getByRole('textbox'), '390.533.447-05');
    await screen.findAllByRole('radio', { name: /¥/ });
    await user.click(screen.getByRole('button', { name: pack.submit }));
    await waitFor(() => expect(sentTo(createPackage)).toHaveLength(1));
    expect(sentTo(setAddressTaxNumber)).toMatchObject([{ body: { number: '390.533.447-05' } }]);
  },
);

test('a package is not made while the number that was typed is refused, and the number stays', async () => {
  const refusing = mockEndpoint(setAddressTaxNumberContract, () => {
    throw fail('invalid', { fields: { number: customsReasons.tax_number_wrong.text.en } });
  });
  const { user } = await openPage({
    path: '/mine/store/confirmInfo?items=tote',
    items: [aStoreItem({ id: 'tote', name: 'Tote' })],
    answers: { addresses: [inBrazil] },
    handlers: [refusing],
  });
  const field = (await panel()).getByRole('textbox');
  await user.type(field, '39053344706');
  await screen.findAllByRole('radio', { name: /¥/ });
  await user.click(screen.getByRole('button', { name: en.pack.submit }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(customsReasons.tax_number_wrong.text.en)),
  );
  expect(field).toHaveValue('39053344706');
  expect(field).toHaveFocus();
  expect(sentTo(createPackage)).toEqual([]);
});

test('the page of a package takes and replaces its number until it is sent', async () => {
  const { number } = parcel();
  const { user } = await openPage({
    path: packagePath,
    packages: [parcel()],
    answers: { taxNumbers: { [number]: { kind: 'br_cpf', ending: '705' } } },
  });
  const asked = await panel();
  expect(await asked.findByText('CPF, ending in 705')).toBeVisible();
  expect(asked.queryByRole('button', { name: en.tax.delete })).not.toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: en.tax.change }));
  const field = await asked.findByRole('textbox');
  expect(field).toHaveFocus();
  await user.type(field, '11222333000181');
  await user.click(asked.getByRole('button', { name: en.tax.save }));
  expect(await asked.findByText('CPF, ending in 181')).toBeVisible();
  expect(sentTo(setPackageTaxNumber)).toHaveLength(1);
});

test('a package that has left shows its number, and asks for none', async () => {
  const { number } = parcel();
  const left = parcel({ status: 'pending_receipt', shipped_at: '2026-11-21T09:00:00.000Z' });
  const shown = await openPage({
    path: packagePath,
    packages: [left],
    answers: { taxNumbers: { [number]: { kind: 'br_cpf', ending: '705' } } },
  });
  expect(await (await panel()).findByText('CPF, ending in 705')).toBeVisible();
  expect((await panel()).queryByRole('button')).not.toBeInTheDocument();
  shown.unmount();
  await openPage({ path: packagePath, packages: [left] });
  await waitFor(() => expect(sentTo(getPackageTaxNumber).length).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: en.tax.title })).not.toBeInTheDocument();
});
