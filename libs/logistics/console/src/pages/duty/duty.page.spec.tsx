import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { Language, StaffRole } from '@caravan/kernel';
import { fail, updateDuty } from '@caravan/logistics/contract';
import { updateDutyContract } from '@caravan/logistics/contract/schema';
import { aCountryDuty, aDutySource, someDutyRules } from '@caravan/logistics/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { logisticsConsole } from '../../logistics.console.ts';
import { dutyHandlers } from '../../mocks/duties.handlers.ts';

const germany = aCountryDuty();
const nowhere = aCountryDuty({
  country: 'KW',
  rules: someDutyRules({ duty_limits: [], tax_limits: [], taxes: [], duty: [], note: null }),
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

it('lists the figures of each country with the day of the oldest source, and says what is unknown', async () => {
  await show('/settings/duties');
  const row = await screen.findByRole('row', { name: /Germany/ });
  expect(row).toHaveTextContent(/Duty-free limit: None/);
  expect(row).toHaveTextContent(/up to €150\.00 for the goods: €3\.00 for each kind of goods/);
  expect(row).toHaveTextContent(/above: 0–17% of goods and shipping/);
  expect(row).toHaveTextContent(/19% of goods, shipping and duty/);
  // Its age alone is no warning.
  expect(row).toHaveTextContent(/1.Jan.2024$/);
  expect(screen.getByRole('row', { name: /Kuwait/ })).toHaveTextContent(/Customs duty: Unknown/);
  expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/settings/duties/DE');
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [limit] = germany.rules.duty_limits;
if (!limit) throw new Error('the factory changed');

it.each([
  [
    'in 30 days',
    [
      { ...limit, until: dayIn(29) },
      { ...limit, amount_cents: 0, from: dayIn(30) },
    ],
    /Duty-free limit Within 90 days$/,
  ],
  [
    'in a year',
    [
      { ...limit, until: dayIn(365) },
      { ...limit, from: dayIn(366) },
    ],
    /: Duty-free limit$/,
  ],
  [
    'in 30 days, and nothing follows',
    [{ ...limit, until: dayIn(29) }],
    /Within 90 days ?Unknown then: Duty-free limit$/,
  ],
  ['yesterday, and nothing follows', [{ ...limit, until: dayIn(-1) }], /^Ended, nothing follows: Duty-free limit$/],
  ['never', [limit], /^$/],
])('says what changes next by the days of the rules: a limit ends %s', async (_name, duty_limits, text) => {
  const country = aCountryDuty({ rules: someDutyRules({ duty_limits }) });
  await show('/settings/duties', 'en', { handlers: dutyHandlers([country]) });
  const row = await screen.findByRole('row', { name: /Germany/ });
  const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Next change');
  // The name of the country is a row header.
  expect(within(row).getAllByRole('cell')[column - 1]?.textContent.trim()).toMatch(text);
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
  const tax = await region('Tax 1');
  type(tax.getByRole('textbox', { name: 'Lowest rate' }), '20.5');
  type(tax.getByRole('textbox', { name: 'Highest rate' }), '20.5');
  type(tax.getByRole('textbox', { name: 'Source, in English' }), 'Ministry of Finance');
  type(tax.getByLabelText('Valid on'), '2026-11-01');
  type(screen.getByLabelText(/From this day on/), '2031-05-04');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The figures are saved.')).toBeInTheDocument();
  const [sent] = sentTo(updateDuty);
  expect(sent?.body).toEqual({
    ...germany.rules,
    taxes: [
      {
        low_bp: 2_050,
        high_bp: 2_050,
        base: 'goods_shipping_and_duty',
        source: { title: 'Ministry of Finance', url: 'https://customs.example/parcels', as_of: '2026-11-01' },
      },
    ],
    effective_from: new Date('2031-05-04T00:00').toISOString(),
  });
  expect(versions).toEqual(['"1"']);
});

it('takes a figure back to unknown, and adds one, in Chinese', async () => {
  const { user } = await show('/settings/duties/DE', 'zh');
  await user.selectOptions((await region('免关税限额 1')).getByRole('combobox', { name: '限额' }), 'amount');
  type((await region('免关税限额 1')).getByRole('textbox', { name: '金额' }), '22');
  await user.click(screen.getByRole('button', { name: '删除税率 1' }));
  await user.click(screen.getByRole('button', { name: '删除第 1 档' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sentTo(updateDuty)).toHaveLength(1));
  expect(sentTo(updateDuty)[0]?.body).toMatchObject({
    duty_limits: [{ amount_cents: 2_200, basis: 'goods' }],
    taxes: [],
    duty: [{ kind: 'rate', up_to: null, low_bp: 0, high_bp: 1_700 }],
    effective_from: null,
  });
});

it('needs a source with its day for each figure, and a number', async () => {
  const { user } = await show('/settings/duties/DE');
  const typed = await region('Tax-free limit 1');
  await user.selectOptions(typed.getByRole('combobox', { name: 'Limit' }), 'amount');
  type(typed.getByRole('textbox', { name: 'Amount' }), 'low');
  type(typed.getByRole('textbox', { name: 'Source, in English' }), '');
  type(typed.getByLabelText('Valid on'), '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(typed.getByRole('textbox', { name: 'Amount' })).toBeInvalid());
  expect(typed.getByRole('textbox', { name: 'Source, in English' })).toBeInvalid();
  expect(typed.getByLabelText('Valid on')).toBeInvalid();
  expect(sentTo(updateDuty)).toEqual([]);
});

it('adds a fee from a day on, and a limit after another', async () => {
  const { user } = await show('/settings/duties/DE');
  await user.click(await screen.findByRole('button', { name: 'Add a fee' }));
  const fee = await region('Fee 1');
  expect(fee.getByRole('textbox', { name: 'Currency of the fee' })).toHaveValue('EUR');
  type(fee.getByRole('textbox', { name: 'Lowest amount' }), '2.09');
  type(fee.getByRole('textbox', { name: /^Highest amount/ }), '2.21');
  type(fee.getByRole('textbox', { name: 'Currency of the fee' }), 'nzd');
  type(fee.getByRole('textbox', { name: /^Up to a value of/ }), '1000');
  type(fee.getByRole('textbox', { name: /^Tax on the fee/ }), '15');
  type(fee.getByLabelText(/^First day/), '2026-04-01');
  type(fee.getByRole('textbox', { name: 'Source, in English' }), 'Customs');
  type(fee.getByRole('textbox', { name: 'Address of the source' }), 'https://customs.example/fee');
  type(fee.getByLabelText('Valid on'), '2026-03-16');
  const first = await region('Duty-free limit 1');
  type(first.getByLabelText(/^Last day/), '2028-09-30');
  await user.click(screen.getByRole('button', { name: 'Add a duty-free limit' }));
  const second = await region('Duty-free limit 2');
  await user.selectOptions(second.getByRole('combobox', { name: 'Limit' }), 'none');
  type(second.getByLabelText(/^First day/), '2028-10-01');
  type(second.getByRole('textbox', { name: 'Source, in English' }), 'Customs');
  type(second.getByRole('textbox', { name: 'Address of the source' }), 'https://customs.example/fee');
  type(second.getByLabelText('Valid on'), '2026-03-16');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(updateDuty)).toHaveLength(1));
  const source = aDutySource({ title: 'Customs', url: 'https://customs.example/fee', as_of: '2026-03-16' });
  expect(sentTo(updateDuty)[0]?.body).toEqual({
    ...germany.rules,
    duty_limits: [
      { ...limit, until: '2028-09-30' },
      { amount_cents: 0, basis: 'goods', from: '2028-10-01', source },
    ],
    fees: [
      {
        up_to: { amount_cents: 100_000, basis: 'goods' },
        low_cents: 209,
        high_cents: 221,
        currency: 'NZD',
        per: 'parcel',
        tax_bp: 1_500,
        from: '2026-04-01',
        source,
      },
    ],
    effective_from: null,
  });
});

it('says that two limits apply on one day', async () => {
  const both = aCountryDuty({ rules: someDutyRules({ duty_limits: [limit, { ...limit, from: '2028-10-01' }] }) });
  const { user } = await show('/settings/duties/DE', 'en', { handlers: dutyHandlers([both]) });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Two of these apply on the same day')).toBeVisible();
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
  const tax = await region('Tax 1');
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
