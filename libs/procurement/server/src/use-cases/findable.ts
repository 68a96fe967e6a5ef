import type { Findable } from '@caravan/tasks/port';
import { pageOfParcels } from '../db/inbound-parcel.repo.ts';
import { pageOfPurchases } from '../db/purchase-reads.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';

/** Purchases by the shop's number, the account or the shop's name. */
export const findablePurchases = ({ orders }: Pick<ProcurementContext, 'orders'>): Findable => ({
  kind: 'purchase',
  roles: ['buyer', 'receiver', 'service', 'finance', 'auditor'],
  async find(db, words, limit) {
    const { items } = await pageOfPurchases(db, { q: words, limit }, orders().repaid);
    return items.map(({ id, supplierOrderNo, shopName, doneAt }) => ({
      ref: id,
      title: [supplierOrderNo, shopName].filter(Boolean).join(' · '),
      state: doneAt ? 'done' : 'open',
    }));
  },
});

/** Parcels by their tracking number. */
export const findableParcels: Findable = {
  kind: 'parcel',
  roles: ['buyer', 'receiver', 'service', 'auditor'],
  async find(db, words, limit) {
    const { items } = await pageOfParcels(db, { q: words, limit });
    return items.map(({ id, trackingNumber, bin, state }) => ({ ref: id, title: trackingNumber ?? bin ?? id, state }));
  },
};
