import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buyLabel, getPackageLabels, voidLabel } from '@caravan/carriers/contract';
import { aCarrierLabel, someAccounts } from '@caravan/carriers/contract/testing';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { StaffRole } from '@caravan/kernel';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { carriersConsole } from '../carriers.console.ts';
import { carriersHandlers, type CarrierAnswers } from '../mocks/carriers.handlers.ts';

const Page = () => {
  const Labels = useLazySlot('packageLabels');
  return (
    <>
      <h1>Package</h1>
      {Labels ? <Labels number="PK2611A1B2C3D" isWaiting={leftWith === undefined} leftWith={leftWith} /> : null}
    </>
  );
};
const host: WebFeature = {
  id: 'host',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
};

/** The number with which the package has left. */
let leftWith: string | undefined;
beforeEach(() => {
  leftWith = undefined;
});

const show = (answers: CarrierAnswers = {}, ...roles: StaffRole[]) =>
  renderRoute({
    features: [consoleCoreFeature, carriersConsole, host],
    path: '/',
    loggedIn: true,
    handlers: carriersHandlers(answers),
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: roles.length ? roles : ['packer'] } }),
  });

it('shows prices, buys the label that is chosen, and offers to print and to ship it', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Get prices' }));
  const table = await screen.findByRole('table', { name: 'Prices of carriers' });
  expect(within(table).getByText('2 days')).toBeVisible();
  expect(within(table).getByText('Test')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Buy label: USPS Priority' }));
  expect(await screen.findByRole('button', { name: 'Print label' })).toBeVisible();
  expect(sentTo(buyLabel)).toMatchObject([{ body: { quote_id: 'quote_1', rate_id: 'rate_1' } }]);
  expect(screen.getByText('9400100110368068953228')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ship with this number' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Get prices/ })).toBeNull();
});

it('voids a label after a question, and offers prices again', async () => {
  const { user } = await show({ labels: [aCarrierLabel()] });
  await user.click(await screen.findByRole('button', { name: 'Void label' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Void this label?' });
  await user.click(within(dialog).getByRole('button', { name: 'Void label' }));
  expect(await screen.findByText('Refund requested')).toBeVisible();
  expect(sentTo(voidLabel)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Get prices' })).toBeVisible();
});

it('says why a label was not bought, in our words where it has some', async () => {
  const failed = { state: 'failed' as const, formats: [], tracking_number: null };
  await show({
    labels: [
      aCarrierLabel({ ...failed, failure: { code: 'money', text: '' } }),
      aCarrierLabel({ ...failed, id: 'label_2', failure: { code: 'ADDRESS.INVALID', text: 'No such street.' } }),
    ],
  });
  expect(await screen.findByText('The account at the service has no money left.')).toBeVisible();
  expect(screen.getByText('No such street.')).toBeVisible();
});

it('gives back a label of a package that has left with another number, and none with which it has left', async () => {
  const used = aCarrierLabel({ id: 'label_2', product: 'Express', tracking_number: '9400000000000000000002' });
  leftWith = '9400 0000 0000 0000 0000 02';
  await show({ labels: [aCarrierLabel({ tracking_number: '9400000000000000000001' }), used] });
  const [other, its] = await screen.findAllByRole('listitem');
  if (!other || !its) throw new Error('there are two labels');
  expect(await within(other).findByRole('button', { name: 'Void label' })).toBeVisible();
  expect(within(its).queryByRole('button', { name: 'Void label' })).toBeNull();
});

it('offers nothing to those who only read labels', async () => {
  await show({ labels: [aCarrierLabel({ state: 'kept' })] }, 'lines');
  expect(await screen.findByText('USPS · Priority')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads to the sender before the first label', async () => {
  await show({ settings: { settings: null, version: 0 } });
  expect(await screen.findByRole('link', { name: 'Carriers' })).toHaveAttribute('href', '/settings/carriers');
});

it('shows nothing without a service', async () => {
  const off = someAccounts().map((one) => ({ ...one, is_off: true }));
  await show({ accounts: off });
  expect(await screen.findByRole('heading', { name: 'Package' })).toBeVisible();
  await expect.poll(() => sentTo(getPackageLabels).length).toBe(1);
  expect(screen.queryByText('Carrier label')).toBeNull();
});

it('asks nothing for others', async () => {
  await show({}, 'editor');
  expect(await screen.findByRole('heading', { name: 'Package' })).toBeVisible();
  expect(sentTo(getPackageLabels)).toEqual([]);
});
