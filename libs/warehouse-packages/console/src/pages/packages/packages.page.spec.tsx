import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Shipment, StaffPackage } from '@caravan/warehouse-packages/contract';
import {
  acceptGoodsContract,
  askTrackingContract,
  shipPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aClaim, anInsurance, aTrackingEvent } from '@caravan/warehouse-packages/contract/testing';
import { aStaffItem, aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { testStaff } from '@caravan/console-core/testing';
import { aLandedCost } from '@caravan/logistics/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const packages = [
  aStaffPackage({ stage: 'picking', pick_id: 'PL2611048213K' }),
  aStaffPackage({ number: 'PK2611AWAY003', status: 'pending_receipt' }),
];

it('lists packages with their stage, and finds them by words in the address', async () => {
  const { user, location } = await showPage('/packages', warehouseHandlers({ packages }));
  expect(await screen.findByRole('row', { name: /PK2611READY02/ })).toHaveTextContent('Being picked');
  await user.type(screen.getByRole('searchbox'), 'AWAY');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /READY02/ })).not.toBeInTheDocument());
  expect(location()).toBe('/packages?q=AWAY');
});

it('says in Chinese that none matches', async () => {
  await showPage('/packages?q=nothing', warehouseHandlers({ packages }), 'zh');
  expect(await screen.findByText('没有符合条件的包裹，请减少筛选条件。')).toBeVisible();
});

it('says under a heading that a package does not exist', async () => {
  await showPage('/packages/PK2611NOTHING', warehouseHandlers({ packages }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this' })).toBeVisible();
});

it('shows the recipient in the order of the country, an East Asian family name first', async () => {
  const seoul = { country: 'KR', province: '서울특별시', city: '강남구', detail: '테헤란로 152', postcode: '06236' };
  const { address } = aStaffPackage();
  const parcel = aStaffPackage({ address: { ...address, first_name: '유진', last_name: '김', ...seoul } });
  await showPage('/packages/PK2611READY02', warehouseHandlers({ packages: [parcel] }));
  expect(
    await screen.findByText(`김유진, South Korea 서울특별시 강남구 테헤란로 152 06236, ${address.phone}`),
  ).toBeVisible();
});

it.each(
  byTurns([
    ['en', 'Reason', 'Let IT2611048213K leave'],
    ['zh', '原因', '放行 IT2611048213K'],
  ] as const),
)('lets service decide in %s about goods that failed their check', async (language, reason, action) => {
  const decided: unknown[] = [];
  const accept = mockEndpoint(acceptGoodsContract, ({ params, body }) => {
    decided.push({ ...params, ...body });
    return aStaffItem({ check: 'accepted' });
  });
  const failed = aStaffPackage({
    failed_goods: [{ item_id: 'item_1', number: 'IT2611048213K', note: 'a torn seam' }],
  });
  const me = { ...testStaff, roles: ['service'] as const };
  const handlers = [accept, ...warehouseHandlers({ packages: [failed] })];
  const { user } = await showPage('/packages/PK2611READY02', handlers, language, { me });
  const panel = (await screen.findByText(/a torn seam/)).closest('section') ?? document.body;
  await user.type(within(panel).getByRole('textbox', { name: reason }), 'wanted');
  await user.click(within(panel).getByRole('button', { name: action }));
  await waitFor(() => expect(decided).toEqual([{ id: 'item_1', note: 'wanted' }]));
});

it('tells a packer that service decides about goods that failed their check', async () => {
  const failed_goods = [{ item_id: 'item_1', number: 'IT2611048213K', note: 'a torn seam' }];
  await showPage('/packages/PK2611READY02', warehouseHandlers({ packages: [aStaffPackage({ failed_goods })] }));
  expect(await screen.findByText(/before service has decided/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /leave/ })).not.toBeInTheDocument();
  expect(screen.getByText('1 failed the check')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pack' })).not.toBeInTheDocument();
});

it('shows one package, and ships it', async () => {
  const sent: Shipment[] = [];
  const ship = mockEndpoint(shipPackageContract, ({ body }) => {
    sent.push(body);
    return aStaffPackage({ status: 'pending_receipt' });
  });
  const { user } = await showPage('/packages/PK2611READY02', [ship, ...warehouseHandlers({ packages })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'PK2611READY02' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pick list' })).toHaveAttribute('href', '/pick/PL2611048213K');
  expect(screen.getByRole('link', { name: 'Pack' })).toHaveAttribute('href', '/pack?package=PK2611READY02');
  expect(screen.getByText(/Musterstraße 1/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Tracking number' }), 'EE100');
  await user.click(screen.getByRole('button', { name: 'Ship this package' }));
  await waitFor(() => expect(sent).toEqual([{ carrier: 'China Post', tracking_number: 'EE100' }]));
});

it('shows the claims of a package, which service reads', async () => {
  const claims = [
    aClaim({ ref: 'PK2611AWAY003-C1', state: 'approved', paid_fen: 12_000, note: 'Half of it is whole.' }),
    aClaim({ ref: 'PK2611AWAY003-C2', kind: 'missing', text: 'A cup is missing.' }),
  ];
  const claimed = aStaffPackage({ number: 'PK2611AWAY003', status: 'done', insurance: anInsurance(), claims });
  const me = { ...testStaff, roles: ['service' as const] };
  await showPage('/packages/PK2611AWAY003', warehouseHandlers({ packages: [claimed] }), 'en', { me });
  const panel = within(await screen.findByRole('region', { name: 'Claims on the insurance' }));
  expect(panel.getByText('A cup is missing.')).toBeVisible();
  expect(panel.getByText('Half of it is whole.')).toBeVisible();
  expect(panel.getByText('¥120.00')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
});

it.each(
  byTurns([
    ['en', 'Duty and tax, as estimated', /19% of goods, shipping and duty/],
    ['zh', '目的国关税与进口税（预估）', /商品加运费和关税的 19%/],
  ] as const),
)('shows the duty and tax that were estimated for a package (%s)', async (language, title, rate) => {
  const estimated = aStaffPackage({ number: 'PK2611AWAY004', landed_cost: aLandedCost() });
  await showPage('/packages/PK2611AWAY004', warehouseHandlers({ packages: [estimated] }), language);
  const panel = within(await screen.findByRole('region', { name: title }));
  expect(panel.getByText('¥98.42 – ¥125.49')).toBeVisible();
  expect(panel.getByText(rate)).toBeVisible();
  expect(panel.getByRole('link', { name: /VAT rates/ })).toHaveAttribute('href', 'https://customs.example/parcels');
  expect(panel.getByText(/7\.5833/)).toBeVisible();
});

const followedPackage = (over: Partial<StaffPackage> = {}) =>
  aStaffPackage({
    number: 'PK2611AWAY005',
    status: 'pending_receipt',
    tracking: {
      carrier: 'DHL',
      number: 'JD014600',
      url: null,
      events: [
        {
          ...aTrackingEvent({ stage: 'customs', text: 'Zollabfertigung', lang: 'de', place: 'Leipzig' }),
          source: '17track',
        },
        { ...aTrackingEvent({ at: '2026-11-21T09:00:00.000Z', text: 'Handed over' }), source: 'staff' },
      ],
    },
    followed: { source: '17track', state: 'refused', code: -18_010_012, heard_at: null },
    ...over,
  });

it.each(
  byTurns([
    ['en', 'Tracking', ['Before: Handed over', 'Latest: In customs'], '17TRACK: does not take the number', 'by staff'],
    ['zh', '物流跟踪', ['此前： Handed over', '最新： 清关中'], '17TRACK：未接受该运单号', '来源：员工'],
  ] as const),
)(
  'shows what carrier and staff say about a package, and by whom (%s)',
  async (language, title, titles, service, by) => {
    await showPage('/packages/PK2611AWAY005', warehouseHandlers({ packages: [followedPackage()] }), language);
    const panel = within(await screen.findByRole('region', { name: title }));
    const events = panel.getAllByRole('listitem');
    expect(events.map((event) => event.querySelector('p')?.textContent)).toEqual(titles);
    expect(panel.getByText('Zollabfertigung')).toHaveAttribute('lang', 'de');
    expect(panel.getByText(service)).toBeVisible();
    expect(panel.getByText(by)).toBeVisible();
  },
);

it('has the service asked again, by those who may', async () => {
  const asked: string[] = [];
  const ask = mockEndpoint(askTrackingContract, ({ params }) => {
    asked.push(params.number);
    return followedPackage({ followed: { source: '17track', state: 'pending', code: null, heard_at: null } });
  });
  const handlers = [ask, ...warehouseHandlers({ packages: [followedPackage()] })];
  const { user } = await showPage('/packages/PK2611AWAY005', handlers);
  await user.click(await screen.findByRole('button', { name: 'Ask the service again' }));
  expect(await screen.findByText('The service is asked within a minute. Read the page again then.')).toBeVisible();
  expect(asked).toEqual(['PK2611AWAY005']);
});

it('does not offer it to finance', async () => {
  const me = { ...testStaff, roles: ['finance' as const] };
  await showPage('/packages/PK2611AWAY005', warehouseHandlers({ packages: [followedPackage()] }), 'en', { me });
  expect(await screen.findByText('17TRACK: does not take the number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask the service again' })).not.toBeInTheDocument();
});
