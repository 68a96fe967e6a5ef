import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import { listFreightLines } from '@caravan/freight-costs/contract';
import { aLineDetail } from '@caravan/freight-costs/contract/testing';
import type { StaffRole } from '@caravan/kernel';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { freightCostsConsole } from '../freight-costs.console.ts';
import { freightCostsHandlers } from '../mocks/freight-costs.handlers.ts';

const Page = () => {
  const Freight = useLazySlot('packageFreight');
  return (
    <>
      <h1>Package</h1>
      {Freight ? <Freight number="PK2611A1B2C3D" /> : null}
    </>
  );
};
const host: WebFeature = {
  id: 'host',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
};

const show = (...roles: StaffRole[]) =>
  renderRoute({
    features: [consoleCoreFeature, freightCostsConsole, host],
    path: '/',
    loggedIn: true,
    handlers: freightCostsHandlers({ lines: [aLineDetail(), aLineDetail({ id: 'line_2', fen: -500, findings: [] })] }),
    appLayout: consoleTestLayout({ me: { ...testStaff, roles } }),
  });

it('shows finance what carriers billed for a package', async () => {
  await show('finance');
  expect(await screen.findByRole('table', { name: 'Billed by carriers' })).toHaveTextContent('DHL · DHL-2026-11');
  expect(screen.getByText('¥187.00')).toBeVisible();
});

it('asks nothing for others', async () => {
  await show('packer');
  expect(await screen.findByRole('heading', { name: 'Package' })).toBeVisible();
  expect(sentTo(listFreightLines)).toEqual([]);
});
