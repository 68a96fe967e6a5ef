import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getHandoverManifests, makeManifests } from '@caravan/carriers/contract';
import { aCarrierManifest } from '@caravan/carriers/contract/testing';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { StaffRole } from '@caravan/kernel';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { carriersConsole } from '../carriers.console.ts';
import { carriersHandlers, type CarrierAnswers } from '../mocks/carriers.handlers.ts';

const Page = () => {
  const Manifests = useLazySlot('handoverManifests');
  return (
    <>
      <h1>Hand-over</h1>
      {Manifests ? <Manifests id="HO2611ABCDEFG" packages={2} /> : null}
    </>
  );
};
const host: WebFeature = {
  id: 'host',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
};

const show = (answers: CarrierAnswers = {}, language: 'en' | 'zh' = 'en', role: StaffRole = 'packer') =>
  renderRoute({
    features: [consoleCoreFeature, carriersConsole, host],
    path: '/',
    language,
    loggedIn: true,
    handlers: carriersHandlers(answers),
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: [role] } }),
  });

it.each([
  [
    'en',
    '2 packages leave with a carrier’s label that is in no manifest.',
    'Make the manifest',
    'USPS: 2 labels',
    'PDF',
  ],
  ['zh', '有 2 个包裹使用承运商面单，尚未列入清单。', '生成清单', 'USPS：2 张面单', 'PDF'],
] as const)('has a manifest made of the labels that are in none (%s)', async (language, text, make, made, file) => {
  const { user } = await show({ without: 2 }, language);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: make }));
  expect(await screen.findByText(made)).toBeVisible();
  expect(await screen.findByRole('button', { name: file })).toBeVisible();
  expect(sentTo(makeManifests)).toMatchObject([{ params: { id: 'HO2611ABCDEFG' } }]);
  expect(screen.queryByRole('button', { name: make })).toBeNull();
});

it('says why one was not made, in our words where it has some', async () => {
  const failed = (id: string, code: string, text: string) =>
    aCarrierManifest({ id, state: 'failed', failure: { code, text } });
  await show({ manifests: [failed('one', 'not_made', ''), failed('two', 'X', 'No scan forms for DHL.')], without: 4 });
  expect(await screen.findByText('The answer was lost, and the service has made no manifest.')).toBeVisible();
  expect(screen.getByText('No scan forms for DHL.')).toBeVisible();
});

it('shows nothing without labels, and asks nothing for others', async () => {
  const { unmount } = await show();
  await expect.poll(() => sentTo(getHandoverManifests).length).toBe(1);
  expect(screen.queryByText('Manifests of carriers')).toBeNull();
  unmount();
  await show({ without: 2 }, 'en', 'editor');
  expect(await screen.findByRole('heading', { name: 'Hand-over' })).toBeVisible();
  expect(screen.queryByText('Manifests of carriers')).toBeNull();
});
