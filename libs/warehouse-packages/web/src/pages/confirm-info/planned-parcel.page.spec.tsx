import { screen, waitFor } from '@testing-library/react';
import { anAddress } from '@caravan/account/contract/testing';
import { splitGoods } from '@caravan/shipping/contract';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { sentTo } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { openPage } from '../../testing/open-page.ts';

const items = [aStoreItem({ id: 'tote', name: 'Tote' }), aStoreItem({ id: 'cup', name: 'Cup', weight_g: 760 })];
const open = (query = '') => openPage({ path: `/mine/store/confirmInfo?items=tote,cup${query}`, items });
const line = (name: RegExp) => screen.findByRole('radio', { name });

beforeEach(() => sessionStorage.clear());

describe('a parcel of a plan', () => {
  const planned = (named: string) => open(`&line=${named}`);

  test('opens with its shipping method, also if a draft has another', async () => {
    const { user, unmount } = await open();
    await user.click(await line(/^Airmail parcel/));
    unmount();
    await planned('line_express');
    await waitFor(async () => expect(await line(/^Express/)).toBeChecked());
  });

  test('opens with the cheapest method if the named one is not available', async () => {
    await planned('line_small');
    expect(await line(/^Sea parcel/)).toBeChecked();
  });

  test('keeps another method once the shopper chose it', async () => {
    const { user } = await planned('line_express');
    await waitFor(async () => expect(await line(/^Express/)).toBeChecked());
    await user.click(await line(/^Airmail parcel/));
    expect(await line(/^Airmail parcel/)).toBeChecked();
  });

  test('is proposed for the chosen address', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: en.split.offer }));
    expect(await screen.findByRole('dialog', { name: en.split.title })).toBeVisible();
    await waitFor(() =>
      expect(sentTo(splitGoods).map(({ body }) => body)).toEqual([
        { item_ids: ['tote', 'cup'], address_id: anAddress().id, goal: 'cost' },
      ]),
    );
  });
});
