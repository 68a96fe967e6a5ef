import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scanCode } from '@caravan/console-core/testing';
import {
  closeHandover,
  fail,
  removeFromHandover,
  scanHandover,
  type Handover,
} from '@caravan/warehouse-packages/contract';
import {
  closeHandoverContract,
  getHandoverContract,
  removeFromHandoverContract,
  scanHandoverContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aHandover } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { showStation, signal, testDevice } from '../../testing/show-page.ts';

type Handed = Handover['packages'][number];
const handed = (number: string, tracking: string): Handed => ({
  number,
  tracking_number: tracking,
  outcome: null,
  reason: null,
  message: null,
  bag: null,
  weight_g: 700,
  country: 'DE',
});
const parcel = 'PK2611ABCDEFG';
const other = 'PK2611ABCDEFH';
const unpacked = 'PK2611AAAAAAA';
const airmail = 'EE123456789CN';
const express = 'SF1234567890123';

interface World {
  packages?: Handed[];
  on?: ReturnType<typeof testDevice>;
  lost?: number;
}

const show = async (language: 'en' | 'zh' = 'en', { packages = [], on = testDevice(), lost = 0 }: World = {}) => {
  let state = aHandover({ packages });
  let losses = lost;
  const without = (number: string) => state.packages.filter((one) => one.number !== number);
  const handlers = [
    on.gate,
    mockEndpoint(getHandoverContract, () => state),
    mockEndpoint(scanHandoverContract, ({ body: { code, tracking_number: tracking } }) => {
      if (losses > 0) {
        losses -= 1;
        throw on.endSession();
      }
      if (code === unpacked) throw fail('not_packed', { number: code });
      state = { ...state, packages: [...without(code), handed(code, tracking)] };
      return state;
    }),
    mockEndpoint(removeFromHandoverContract, ({ body }) => {
      state = { ...state, packages: without(body.code) };
      return state;
    }),
    mockEndpoint(closeHandoverContract, () => {
      const outcomes = state.packages.map((one, index): Handed =>
        index
          ? { ...one, outcome: 'refused', reason: 'package_cancelled', message: 'Put its goods back' }
          : { ...one, outcome: 'shipped' },
      );
      state = { ...state, closed_at: '2026-11-23T10:00:00.000Z', packages: outcomes };
      return state;
    }),
  ];
  const shown = await showStation(`/handover/${state.id}`, handlers, language, on.device);
  await screen.findByRole('heading', { name: /China Post/ });
  return { ...shown, on };
};
const scans = () => sentTo(scanHandover).map(({ body }) => [body.code, body.tracking_number]);

it('takes a package with its tracking number, by scans and by typing', async () => {
  const { enter, user } = await show();
  scanCode(airmail);
  await waitFor(() => expect(signal()).toBe(`Package first${airmail}`));
  await user.click(screen.getByRole('textbox', { name: 'Number of the package' }));
  scanCode(parcel);
  expect(await screen.findByRole('textbox', { name: `Tracking number of ${parcel}` })).toHaveValue('');
  await enter('ee 123 456 789 cn');
  expect(await screen.findByText(airmail)).toBeVisible();
  await waitFor(() => expect(scans()).toEqual([[parcel, airmail]]));
  expect(sentTo(scanHandover)[0]?.idempotencyKey).toMatch(/^[\w-]{22}$/);
});

it('refuses by itself what is no tracking number, one that another package has, and a repeated scan', async () => {
  await show('zh', { packages: [handed(parcel, airmail)] });
  scanCode(other);
  await waitFor(() => expect(signal()).toBe(`请扫描运单号${other}`));
  scanCode('IT2611048213K');
  await waitFor(() => expect(signal()).toBe('这不是运单号IT2611048213K'));
  scanCode(airmail);
  await waitFor(() => expect(signal()).toBe(`未加入包裹 ${parcel} 已使用该运单号。`));
  scanCode(parcel);
  await waitFor(() => expect(signal()).toBe(`请扫描运单号${parcel}`));
  scanCode(airmail);
  await waitFor(() => expect(signal()).toContain('已扫描过'));
  expect(scans()).toEqual([]);
});

it('takes a scan back, and a correction to the number before', async () => {
  await show('en', { packages: [handed(parcel, airmail)] });
  scanCode(other);
  scanCode(express);
  expect(await screen.findByText(express)).toBeVisible();
  scanCode('CMD:UNDO');
  await waitFor(() => expect(sentTo(removeFromHandover).map(({ body }) => body.code)).toEqual([other]));
  await waitFor(() => expect(screen.queryByText(express)).not.toBeInTheDocument());
  scanCode(parcel);
  scanCode(express);
  expect(await screen.findByText(express)).toBeVisible();
  scanCode('CMD:UNDO');
  expect(await screen.findByText(airmail)).toBeVisible();
  await waitFor(() => expect(scans().at(-1)).toEqual([parcel, airmail]));
});

it('loses no scan in 60 s without a network, nor by a reload, sends none twice, and ends only when all are sent', async () => {
  const { on, unmount } = await show();
  on.setOnline(false);
  scanCode(parcel);
  scanCode(airmail);
  scanCode(other);
  expect(await screen.findByText('1 scan to be sent first')).toBeVisible();
  expect(screen.getByRole('button', { name: /to be sent first/ })).toBeDisabled();
  scanCode('CMD:SAVE');
  await waitFor(() => expect(signal()).toContain('All scans must be sent before the hand-over ends.'));
  unmount();
  await show('en', { on });
  expect(await screen.findByText('To be sent')).toBeVisible();
  scanCode(express);
  expect(await screen.findByText('2 scans to be sent first')).toBeVisible();
  on.loseAnswerOf('/scan');
  on.setOnline(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hand over 2 packages' })).toBeEnabled());
  expect(scans()).toEqual([
    [parcel, airmail],
    [other, express],
  ]);
  expect(on.lost).toEqual([sentTo(scanHandover)[0]?.idempotencyKey]);
  // The list follows the answer.
  await waitFor(() => expect(screen.queryByText('To be sent')).not.toBeInTheDocument());
});

it('sends a scan after the login that the server asked for, under the same key', async () => {
  const { logIn, on } = await show('en', { lost: 1 });
  scanCode(parcel);
  scanCode(airmail);
  await logIn(on);
  await waitFor(() => expect(scans()).toHaveLength(2));
  expect(new Set(sentTo(scanHandover).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it.each(
  byTurns([
    ['en', 'Not accepted', `Package ${unpacked} is not packed yet`],
    ['zh', '未被接受', `包裹 ${unpacked} 尚未打包`],
  ] as const),
)(
  'takes a package off the list in %s that the server refuses, with what was scanned',
  async (language, word, message) => {
    await show(language);
    scanCode(unpacked);
    scanCode(airmail);
    await waitFor(() => expect(signal()).toBe(`${word}${unpacked} · ${airmail} · ${message}`));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
);

it('takes a package out', async () => {
  const { user } = await show('zh', { packages: [handed(parcel, airmail)] });
  await user.click(screen.getByRole('button', { name: `移出 ${parcel}` }));
  await waitFor(() => expect(screen.queryByText(airmail)).not.toBeInTheDocument());
});

it('ships all with one key, and shows what was refused', async () => {
  await show('en', { packages: [handed(parcel, airmail), handed(other, express)] });
  expect(await screen.findByRole('button', { name: 'Hand over 2 packages' })).toBeEnabled();
  scanCode('CMD:SAVE');
  expect(await screen.findByText('1 package not shipped')).toBeVisible();
  expect(await screen.findByText('Put its goods back')).toBeVisible();
  expect(screen.getByText('Shipped')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hand over/ })).not.toBeInTheDocument();
  expect(sentTo(closeHandover).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    expect.stringMatching(/^[\w-]{22}$/),
  ]);
});
