import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { logisticsReasons } from './logistics.errors.ts';
import { countryDuty, dutyChange, publicDuty, type DutyChange } from './duties.schema.ts';
import * as dutyWire from './duties.endpoints.ts';
import * as dutyStaffWire from './duties.staff-endpoints.ts';
import { landedCost } from './landed-cost.schema.ts';
import { lead, leadForm, newLead } from './logistics.schema.ts';
import * as wire from './logistics.endpoints.ts';
import * as staffWire from './logistics.staff-endpoints.ts';
import {
  aCountryDuty,
  aLandedCost,
  aLead,
  aNewLead,
  aPublicDuty,
  someDutyFigures,
  someDutyRules,
} from './testing/logistics.factory.ts';

test('every reason of a call has words in both languages', () => {
  expect(
    contractFaults(
      [wire, staffWire, dutyWire, dutyStaffWire].flatMap((calls) => Object.values(calls)),
      logisticsReasons,
    ),
  ).toEqual([]);
});

test('the factories make what the contract says', () => {
  expect(newLead.parse(aNewLead())).toEqual(aNewLead());
  expect(lead.parse(aLead())).toEqual(aLead());
  expect(landedCost.parse(aLandedCost())).toEqual(aLandedCost());
  expect(countryDuty.parse(aCountryDuty())).toEqual(aCountryDuty());
  const known = { country: 'DE', duty: aPublicDuty() };
  expect(publicDuty.parse(known)).toEqual(known);
});

test('the form says what the call does, with the number as text', () => {
  expect(leadForm.parse({ ...aNewLead(), monthly_parcels: ' 400 ' })).toEqual(aNewLead());
});

const faultsOf = (schema: typeof newLead | typeof leadForm, value: object) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

test.each([
  ['name', '', 'required'],
  ['name', 'Ada\nBcc: all@example.test', 'bad_format'],
  ['company', ' ', 'required'],
  ['email', 'ada', 'not_email'],
  ['phone', '123', 'phone_invalid'],
  ['country', 'United Kingdom', 'country_unknown'],
  ['country', '', 'country_unknown'],
  ['monthly_parcels', 0, 'too_small:min=1'],
  ['monthly_parcels', 1.5, 'not_whole'],
  ['monthly_parcels', '400', 'not_number'],
  ['message', '', 'required'],
])('the field %s with %j says why not', (field, value, message) => {
  expect(faultsOf(newLead, { ...aNewLead(), [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['', 'required'],
  ['many', 'not_whole'],
  ['1.5', 'not_whole'],
  ['0', 'too_small:min=1'],
])('a typed number of parcels of %j says why not', (value, message) => {
  expect(faultsOf(leadForm, { ...aNewLead(), monthly_parcels: value })).toEqual({ monthly_parcels: message });
});

test('a field that nobody knows is refused', () => {
  expect(faultsOf(newLead, { ...aNewLead(), fax: '1' })).toEqual({ '': 'unknown_field' });
});

test('a message has an end', () => {
  expect(faultsOf(newLead, { ...aNewLead(), message: 'a'.repeat(2001) })).toEqual({ message: 'too_long:max=2000' });
});

const [flat, rates] = someDutyFigures().duty;
const [limit] = someDutyRules().duty_limits;
if (!flat || rates?.kind !== 'rate' || !limit) throw new Error('the factory changed');
const ofGoods = (amount: number) => ({ amount_cents: amount, basis: 'goods' as const });
const fee: DutyChange['fees'][number] = {
  up_to: null,
  low_cents: 209,
  high_cents: 221,
  currency: 'NZD',
  per: 'parcel',
  tax_bp: 1_500,
  source: limit.source,
};

test.each<[string, Partial<DutyChange>, Record<string, string>]>([
  ['nothing known', { duty_limits: [], tax_limits: [], taxes: [], duty: [], note: null }, {}],
  ['bands that descend', { duty: [rates, flat] }, { duty: 'bands_not_ascending' }],
  [
    'bands on different values',
    { duty: [flat, { ...rates, up_to: { amount_cents: 20_000, basis: 'goods_and_shipping' } }] },
    { duty: 'bands_not_ascending' },
  ],
  ['two bands with one end', { duty: [flat, { ...rates, up_to: ofGoods(15_000) }] }, { duty: 'bands_not_ascending' }],
  ['three bands', { duty: [flat, { ...rates, up_to: ofGoods(20_000) }, rates] }, {}],
  ['reversed rates', { duty: [{ ...rates, low_bp: 1_800 }] }, { 'duty.0.high_bp': 'rates_reversed' }],
  ['a fee', { fees: [fee] }, {}],
  ['a reversed fee', { fees: [{ ...fee, low_cents: 222 }] }, { 'fees.0.high_cents': 'rates_reversed' }],
  [
    'a period that ends before it begins',
    { fees: [{ ...fee, from: '2026-04-02', until: '2026-04-01' }] },
    { 'fees.0.until': 'period_reversed' },
  ],
  ['a period of one day', { fees: [{ ...fee, from: '2026-04-01', until: '2026-04-01' }] }, {}],
  ['two limits at once', { duty_limits: [limit, limit] }, { duty_limits: 'rules_overlap' }],
  [
    'limits that share a day',
    {
      tax_limits: [
        { ...limit, until: '2028-04-01' },
        { ...limit, from: '2028-04-01' },
      ],
    },
    { tax_limits: 'rules_overlap' },
  ],
  [
    'limits one after the other, in any order',
    {
      tax_limits: [
        { ...limit, from: '2028-04-01' },
        { ...limit, until: '2028-03-31' },
      ],
    },
    {},
  ],
  [
    'a band that is replaced by one without an end',
    {
      duty: [
        { ...rates, until: '2028-06-30' },
        { ...rates, from: '2028-07-01' },
      ],
    },
    {},
  ],
  [
    'a band that begins while one without an end is in force',
    {
      duty: [
        { ...rates, until: '2028-07-01' },
        { ...rates, from: '2028-07-01' },
      ],
    },
    { duty: 'bands_not_ascending' },
  ],
])('a change of duties with %s', (_name, over, faults) => {
  const { error } = dutyChange.safeParse({ ...someDutyRules(), ...over });
  expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))).toEqual(
    faults,
  );
});

test.each([
  [{ title: '' }, 'required'],
  [{ url: 'customs' }, 'not_url'],
  [{ url: 'javascript:alert(1)' }, 'not_url'],
  [{ as_of: '2026-02-30' }, 'bad_format'],
])('a figure with a source of %j is refused', (over, message) => {
  const duty_limits = [{ ...limit, source: { ...limit.source, ...over } }];
  const { error } = dutyChange.safeParse({ ...someDutyRules(), duty_limits });
  expect(error?.issues[0]?.message).toBe(message);
});
