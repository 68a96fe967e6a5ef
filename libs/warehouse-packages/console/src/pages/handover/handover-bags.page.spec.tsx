import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scanCode } from '@caravan/console-core/testing';
import { fail, scanHandover, sealBag, signHandover, type Handover } from '@caravan/warehouse-packages/contract';
import {
  addBagContract,
  getHandoverContract,
  scanHandoverContract,
  sealBagContract,
  signHandoverContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aHandover } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { showStation, testDevice } from '../../testing/show-page.ts';

type Handed = Handover['packages'][number];
const handed = (number: string, bag: number | null): Handed => ({
  number,
  tracking_number: 'EE123456789CN',
  outcome: null,
  reason: null,
  message: null,
  bag,
  weight_g: 700,
  country: 'DE',
});
const parcel = 'PK2611ABCDEFG';
const other = 'PK2611ABCDEFH';

const show = async (language: 'en' | 'zh', packages: Handed[] = []) => {
  const on = testDevice();
  const bag = { number: 1, seal: null, weight_g: null, sealed_at: null };
  let state = aHandover({ packages, bags: packages.length ? [bag] : [] });
  const handlers = [
    on.gate,
    mockEndpoint(getHandoverContract, () => state),
    mockEndpoint(addBagContract, () => (state = { ...state, bags: [...state.bags, bag] })),
    mockEndpoint(scanHandoverContract, ({ body: { code, bag: into } }) => {
      state = { ...state, packages: [...state.packages, handed(code, into ?? null)] };
      return state;
    }),
    mockEndpoint(sealBagContract, ({ body: { seal, weight_g } }) => {
      if (seal === 'USED') throw fail('seal_known', { bag: '3', handover_id: 'HO2611AAAAAAA' });
      state = { ...state, bags: [{ ...bag, seal, weight_g, sealed_at: '2026-11-23T09:00:00.000Z' }] };
      return state;
    }),
    mockEndpoint(signHandoverContract, ({ body: { name, strokes, left } }) => {
      const signed_at = '2026-11-23T10:00:00.000Z';
      const outcomes = state.packages.map((one): Handed => ({
        ...one,
        outcome: left.includes(one.number) ? 'left' : 'shipped',
      }));
      state = { ...state, closed_at: signed_at, packages: outcomes, driver: { name, strokes, signed_at } };
      return state;
    }),
  ];
  const shown = await showStation(`/handover/${state.id}`, handlers, language, on.device);
  await screen.findByRole('heading', { name: /China Post/ });
  return shown;
};

const languages = byTurns([
  ['en', en],
  ['zh', zh],
] as const);

it.each(languages)('puts scanned packages into a bag, and seals it (%s)', async (language, texts) => {
  const { user } = await show(language);
  await user.click(await screen.findByRole('button', { name: texts.bags.add }));
  expect(await screen.findByText(texts.bags.chosen)).toBeVisible();
  scanCode(parcel);
  scanCode('EE123456789CN');
  await waitFor(() => expect(sentTo(scanHandover).map(({ body }) => body.bag)).toEqual([1]));
  const sealIt = texts.bags.sealOf.replace('{{bag}}', '1');
  await waitFor(() => expect(screen.getByRole('button', { name: sealIt })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: sealIt }));
  const form = within(await screen.findByRole('form', { name: sealIt }));
  await user.click(form.getByRole('button', { name: texts.bags.sealIt }));
  expect(await form.findByText(texts.bags.sealMissing)).toBeVisible();
  const seal = form.getByRole('textbox', { name: texts.bags.seal });
  await user.type(seal, 'USED');
  await user.click(form.getByRole('button', { name: texts.bags.sealIt }));
  expect(await form.findByText(/HO2611AAAAAAA/)).toBeVisible();
  await user.clear(seal);
  await user.type(seal, 'S-77');
  await user.type(form.getByRole('textbox', { name: texts.bags.weight }), '4,2');
  await user.click(form.getByRole('button', { name: texts.bags.sealIt }));
  expect(await screen.findByText(/S-77 · 4\.2 kg/)).toBeVisible();
  expect(sentTo(sealBag).at(-1)?.body).toEqual({ bag: 1, seal: 'S-77', weight_g: 4_200 });
});

it.each(languages)('lets the driver sign, without a package that is left (%s)', async (language, texts) => {
  const { user } = await show(language, [handed(parcel, 1), handed(other, null)]);
  const start = await screen.findByRole('button', { name: texts.sign.start });
  await waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  const form = within(await screen.findByRole('form', { name: texts.sign.title }));
  await user.click(form.getByRole('button', { name: /2/ }));
  expect(await form.findByText(texts.sign.nameMissing)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: texts.sign.name }), ' Li Wei ');
  const pad = form.getByRole('img', { name: texts.sign.signature });
  fireEvent.pointerDown(pad, { clientX: 10, clientY: 20 });
  fireEvent.pointerMove(pad, { clientX: 30, clientY: 40 });
  fireEvent.pointerMove(pad, { clientX: 31, clientY: 40 });
  fireEvent.pointerUp(pad);
  await user.click(form.getByText(texts.sign.left.replace('{{count}}', '0')));
  await user.click(await form.findByRole('checkbox', { name: other }));
  await user.click(form.getByRole('button', { name: /1/ }));
  expect(await screen.findByText(texts.sign.by.replace('{{name}}', 'Li Wei'))).toBeVisible();
  expect(screen.getByText(texts.handover.outcome.left)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.manifest.pdf })).toBeVisible();
  expect(sentTo(signHandover).map(({ body }) => body)).toEqual([
    { name: 'Li Wei', strokes: [[10, 20, 30, 40]], left: [other] },
  ]);
});
