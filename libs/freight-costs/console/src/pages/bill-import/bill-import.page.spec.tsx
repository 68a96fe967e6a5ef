import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testStaff } from '@caravan/console-core/testing';
import { checkFreightBill, fail, importFreightBill, type FreightBillCheck } from '@caravan/freight-costs/contract';
import { checkFreightBillContract, importFreightBillContract } from '@caravan/freight-costs/contract/staff';
import { aBillCheck, aFreightBill } from '@caravan/freight-costs/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { freightCostsHandlers } from '../../mocks/freight-costs.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

interface Shown {
  language?: 'en' | 'zh';
  check?: () => FreightBillCheck;
}

const show = async ({ language = 'en', check = () => aBillCheck() }: Shown = {}) => {
  const texts = language === 'en' ? en : zh;
  const page = await showPage(
    '/money/freight/import',
    [
      mockEndpoint(checkFreightBillContract, check),
      mockEndpoint(importFreightBillContract, () => aFreightBill({ lines: 2, open: 1, unknown: 1 })),
      ...freightCostsHandlers(),
    ],
    language,
    { me: { ...testStaff, roles: ['finance'] } },
  );
  const { user } = page;
  const type = async (name: string, value: string) =>
    user.type(await screen.findByLabelText(new RegExp(`^${name}`)), value);
  return {
    ...page,
    texts,
    choose: async (content: string) =>
      user.upload(
        await screen.findByLabelText(/CSV (file|文件)/),
        new File([content], 'bill.csv', { type: 'text/csv' }),
      ),
    fill: async ({ carrier = 'Cainiao', total = '212.00' } = {}) => {
      await type(texts.import.field.carrier, carrier);
      await type(texts.import.field.number, 'B-1');
      await type(texts.import.field.billedOn, '2026-11-20');
      await type(texts.import.field.total, total);
    },
    press: async () => user.click(await screen.findByRole('button', { name: texts.import.check })),
  };
};

const file = 'Tracking number,Weight,Freight,Fuel,Total\nJD0001,3.5,180,12,192.00\nLX0002,0.5,20,,20\n,,,,212.00\n';

it.each(byTurns([['en'], ['zh']] as const))(
  'shows what the import will do, and then does it (%s)',
  async (language) => {
    const { user, texts, choose, fill, press } = await show({ language });
    await choose(file);
    await fill();
    await press();
    const odd = within(await screen.findByRole('table', { name: texts.import.odd }));
    expect(odd.getByRole('row', { name: /JD0001/ })).toHaveTextContent(texts.findings.heavier);
    expect(odd.getByRole('row', { name: /LX0002/ })).toHaveTextContent(texts.import.noPackage);
    expect(screen.getByRole('row', { name: /212\.00/ })).toHaveTextContent(texts.import.unread.sum);
    await user.click(screen.getByRole('button', { name: /^(Import 2 lines|导入 2 条明细)$/ }));
    expect(await screen.findByRole('link', { name: texts.import.seeLines })).toHaveAttribute(
      'href',
      '/money/freight/lines?bill=bill_1',
    );
    const [sent] = sentTo(importFreightBill);
    expect(sent?.body).toEqual({
      carrier: 'Cainiao',
      number: 'B-1',
      billed_on: '2026-11-20',
      currency: 'CNY',
      total_hundredths: 21_200,
      surcharges: ['Fuel'],
      columns: { number: 'Tracking number', weight: 'Weight', base: 'Freight', total: 'Total' },
      lines: ['JD0001\t3500\t18000\t1200', 'LX0002\t500\t2000\t0'],
    });
    expect(sentTo(checkFreightBill)).toHaveLength(1);
  },
);

it('says that the sum differs, and imports nothing', async () => {
  const { choose, fill, press } = await show();
  await choose(file);
  await fill({ total: '200' });
  await press();
  expect(await screen.findByText(/The lines add up to ¥212\.00, but the bill says ¥200\.00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('imports no bill with a row that cannot be read', async () => {
  const { choose, fill, press } = await show();
  await choose('Tracking number,Total\nJD0001,192.00\nLX0002,20\nLX0003,twenty\n');
  await fill();
  await press();
  expect(await screen.findByText(/1 row cannot be read/)).toBeVisible();
  expect(screen.getByRole('row', { name: /LX0003/ })).toHaveTextContent('No amount such as 12.50');
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('asks for what is missing, and shows why the server refuses', async () => {
  const { choose, fill, press } = await show({
    check: () => {
      throw fail('rate_outdated', { currency: 'EUR' });
    },
  });
  await choose(file);
  await press();
  expect(await screen.findByText(en.import.missing.carrier)).toBeVisible();
  expect(sentTo(checkFreightBill)).toEqual([]);
  // The carrier's last bill was in euros.
  await fill({ carrier: 'dhl' });
  await press();
  expect(await screen.findByText(/The exchange rate of EUR is too old/)).toBeVisible();
  await waitFor(() => expect(sentTo(checkFreightBill)).toMatchObject([{ body: { currency: 'EUR' } }]));
});
