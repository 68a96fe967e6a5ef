import type { CodeSource } from '@caravan/cart-orders/port';
import type { Findable } from '@caravan/tasks/port';
import { userOfCode } from '../address/forwarding-address.repo.ts';
import { pageOfAll } from './own-parcel.repo.ts';

/** The codes of shoppers on labels. */
export const shopperCodes: CodeSource = {
  find: async (db, code) =>
    (await userOfCode(db, code)) === undefined ? [] : [{ kind: 'shopper', ref: code, title: code, lineIds: [] }],
};

/** Own parcels by their number, the tracking number, the shopper's code or what is in them. */
export const findableOwnParcels: Findable = {
  kind: 'own_parcel',
  roles: ['receiver', 'service', 'auditor'],
  async find(db, words, limit) {
    const { items } = await pageOfAll(db, { q: words, limit });
    return items.map(({ number, contents, state }) => ({ ref: number, title: contents, state }));
  },
};
