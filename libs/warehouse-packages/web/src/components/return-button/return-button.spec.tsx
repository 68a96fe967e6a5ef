import { screen, waitFor } from '@testing-library/react';
import type { ReturnButtonProps } from '@caravan/warehouse-packages/api';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { inLanguages } from '@caravan/kernel';
import type { WebFeature } from '@caravan/web-core';
import { sentTo } from '@caravan/web-core/testing';
import { listStore } from '@caravan/warehouse-packages/contract';
import { expect, it } from 'vitest';
import { openPage, ownFeatures } from '../../testing/open-page.ts';

const StandIn = ({ item, short, onOutdated }: ReturnButtonProps) => (
  <button type="button" onClick={onOutdated}>
    {short ? 'short' : 'long'} {item.name}
  </button>
);

/** Replaces the button of returns by one that reports that the page is outdated. */
const returns: WebFeature = {
  id: 'returns-stand-in',
  texts: inLanguages(() => () => Promise.resolve({ texts: {} })),
  routes: [],
  lazySlots: { returnButton: () => Promise.resolve({ Slot: StandIn }) },
};

it.each([
  ['/mine/store', 'short'],
  ['/mine/store/item?id=tote', 'long'],
])(
  '%s offers the return of goods that can be returned, and reads them again when it is refused',
  async (path, kind) => {
    const items = [
      aStoreItem({ id: 'tote', name: 'Tote', returnable: true }),
      aStoreItem({ id: 'lamp', name: 'Lamp', returnable: false }),
    ];
    const { user } = await openPage({ path, items, features: [...ownFeatures, returns] });
    const button = await screen.findByRole('button', { name: `${kind} Tote` });
    expect(screen.queryByRole('button', { name: `${kind} Lamp` })).not.toBeInTheDocument();
    const before = sentTo(listStore).length;
    await user.click(button);
    await waitFor(() => expect(sentTo(listStore).length).toBeGreaterThan(before));
  },
);
