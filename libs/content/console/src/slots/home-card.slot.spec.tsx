import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature, consolePage, type ConsoleFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import { getSetup, setupItems, type Setup } from '@caravan/content/contract';
import { someSetup } from '@caravan/content/contract/testing/staff';
import type { StaffRole } from '@caravan/kernel';
import { useLazySlot } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { contentConsole } from '../content.console.ts';
import { contentStaffHandlers } from '../mocks/content.handlers.ts';

const Home = () => {
  const Card = useLazySlot('homeCard');
  return <>{Card ? <Card /> : null}home</>;
};
const noTexts = { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) };
const home: ConsoleFeature = {
  id: 'sample-console',
  texts: noTexts,
  routes: [consolePage('/', () => Promise.resolve({ Page: Home, meta: () => ({ title: 'Home' }) }))],
};

const show = (roles: StaffRole[], setup: Setup) =>
  renderRoute({
    features: [consoleCoreFeature, home, contentConsole],
    path: '/',
    language: 'en',
    handlers: contentStaffHandlers({ setup }),
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles } }),
  });

it('names the next items until nothing is open', async () => {
  await show(['owner'], someSetup({ name: 'done', logo: 'skipped' }));
  expect(await screen.findByRole('region', { name: 'Set up your shop' })).toHaveTextContent(
    'Next: Company and address, Shipping methods and prices, Payments',
  );
  expect(screen.getByText('2 of 13 steps done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/settings/setup');
});

it.each([
  ['of which nothing is open', ['owner'], Object.fromEntries(setupItems.map((item) => [item, 'done'])), 1],
  ['that others than owners would see', ['buyer'], {}, 0],
] as const)('shows no set-up %s', async (_, roles, states, calls) => {
  await show([...roles], someSetup(states));
  await expect.poll(() => sentTo(getSetup).length).toBe(calls);
  expect(await screen.findByText('home')).toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
