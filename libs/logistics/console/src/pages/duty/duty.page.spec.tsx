import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { Language, StaffRole } from '@caravan/kernel';
import { fail, updateDuty } from '@caravan/logistics/contract';
import { updateDutyContract } from '@caravan/logistics/contract/schema';
import { aCountryDuty, someDutyFigures } from '@caravan/logistics/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { logisticsConsole } from '../../logistics.console.ts';
import { dutyHandlers } from '../../mocks/duties.handlers.ts';

const germany = aCountryDuty();
const nowhere = aCountryDuty({
  country: 'KW',
  figures: someDutyFigures({ duty_limit: null, tax_limit: null, tax: null, duty: [], note: null }),
});

const show = (
  path: string,
  language: Language = 'en',
  { roles = ['lines'], handlers = [] }: { roles?: StaffRole[]; handlers?: ReturnType<typeof dutyHandlers> } = {},
) =>
  renderRoute({
    features: [consoleCoreFeature, logisticsConsole],
    path,
    language,
    handlers: [...handlers, ...dutyHandlers([germany, nowhere])],
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles } }),
  });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists the figures of each country, marks old sources, and says what is unknown', async () => {
  await show('/settings/duties');
  const row = await screen.findByRole('row', { name: /Germany/ });
  expect(row).toHaveTextContent(/Duty-free limit: None/);
  expect(row).toHaveTextContent(/up to €150\.00 for the goods: €3\.00 for each kind of goods/);
  expect(row).toHaveTextContent(/above: 0–17% of goods and shipping/);
  expect(row).toHaveTextContent(/19% of goods, shipping and duty/);
  expect(row).toHaveTextContent(/1.Jan.2024.*Older than a year/);
  expect(screen.getByRole('row', { name: /Kuwait/ })).toHaveTextContent(/Customs duty: Unknown/);
  expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/settings/duties/DE');
});

it('changes a figure with its source from a day on, of the version that it shows', async () => {
  const versions: (string | null)[] = [];
  const { user } = await show('/settings/duties/DE', 'en', {
    handlers: [
      mockEndpoint(updateDutyContract, ({ request }) => {
        versions.push(request.headers.get('if-match'));
        return germany;
      }),
    ],
  });
  const tax = await region('VAT, GST or sales tax');
  type(tax.getByRole('textbox', { name: 'Lowest rate' }), '20.5');
  type(tax.getByRole('textbox', { name: 'Highest rate' }), '20.5');
  type(tax.getByRole('textbox', { name: 'Source, in English' }), 'Ministry of Finance');
  type(tax.getByLabelText('Valid on'), '2026-11-01');
  type(screen.getByLabelText(/From this day on/), '2031-05-04');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The figures are saved.')).toBeInTheDocument();
  const [sent] = sentTo(updateDuty);
  expect(sent?.body).toEqual({
    ...germany.figures,
    tax: {
      low_bp: 2_050,
      high_bp: 2_050,
      base: 'goods_shipping_and_duty',
      source: { title: 'Ministry of Finance', url: 'https://customs.example/parcels', as_of: '2026-11-01' },
    },
    effective_from: new Date('2031-05-04T00:00').toISOString(),
  });
  expect(versions).toEqual(['"1"']);
});

it('takes a figure back to unknown, and adds one, in Chinese', async () => {
  const { user } = await show('/settings/duties/DE', 'zh');
  await user.selectOptions((await region('免关税限额')).getByRole('combobox', { name: '限额' }), 'amount');
  type((await region('免关税限额')).getByRole('textbox', { name: '金额' }), '22');
  await user.selectOptions((await region('增值税或消费税')).getByRole('combobox', { name: '税率' }), 'unknown');
  await user.click(screen.getByRole('button', { name: '删除第 1 档' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sentTo(updateDuty)).toHaveLength(1));
  expect(sentTo(updateDuty)[0]?.body).toMatchObject({
    duty_limit: { amount_cents: 2_200, basis: 'goods' },
    tax: null,
    duty: [{ kind: 'rate', up_to: null, low_bp: 0, high_bp: 1_700 }],
    effective_from: null,
  });
});

it('needs a source with its day for each figure, and a number', async () => {
  const { user } = await show('/settings/duties/DE');
  const limit = await region('Tax-free limit');
  await user.selectOptions(limit.getByRole('combobox', { name: 'Limit' }), 'amount');
  type(limit.getByRole('textbox', { name: 'Amount' }), 'low');
  type(limit.getByRole('textbox', { name: 'Source, in English' }), '');
  type(limit.getByLabelText('Valid on'), '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(limit.getByRole('textbox', { name: 'Amount' })).toBeInvalid());
  expect(limit.getByRole('textbox', { name: 'Source, in English' })).toBeInvalid();
  expect(limit.getByLabelText('Valid on')).toBeInvalid();
  expect(sentTo(updateDuty)).toEqual([]);
});

it('says that bands must ascend', async () => {
  const { user } = await show('/settings/duties/DE');
  const first = await region('Band 1');
  type(first.getByRole('textbox', { name: /^Up to a value of/ }), '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The bands must go from low values to high ones/)).toBeVisible();
  expect(sentTo(updateDuty)).toEqual([]);
});

it('keeps what was typed if a colleague was faster', async () => {
  const faster = mockEndpoint(updateDutyContract, () => {
    throw fail('changed_meanwhile', { by: null, at: null, action: null, version: 2 });
  });
  const { user } = await show('/settings/duties/DE', 'en', { handlers: [faster] });
  const tax = await region('VAT, GST or sales tax');
  type(tax.getByRole('textbox', { name: 'Lowest rate' }), '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(updateDuty)).toHaveLength(1));
  expect(tax.getByRole('textbox', { name: 'Lowest rate' })).toHaveValue('7');
});

it('lets an auditor read figures, sources and versions', async () => {
  await show('/settings/duties/DE', 'en', { roles: ['auditor'] });
  expect(await screen.findByRole('heading', { name: 'Duty and tax: Germany' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /VAT rates \(as of 1.Jan.2024\)/ })[0]).toHaveAttribute(
    'href',
    'https://customs.example/parcels',
  );
  expect(screen.getByText('Version 1')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
