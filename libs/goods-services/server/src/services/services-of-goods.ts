import { inArray } from 'drizzle-orm';
import type { ServicesOfGoods } from '@caravan/warehouse-packages/port';
import type { ServicesContext } from '../services-context.ts';
import { servicesPersonalData } from '../upkeep/personal-data.ts';
import { endRehearsals, endServicesOf, refuseOpenService } from './end-service.ts';
import { finishPhotos } from './finish-service.ts';
import { rehearsalPhotoTable as photos } from './rehearsals/rehearsal.table.ts';
import { rehearsedFor } from './rehearsals/rehearsed-parcel.ts';
import { findServiceRows } from './service.repo.ts';
import { serviceItemTable as goods } from './service.table.ts';
import { paidServicesOfItems, servicesOfItem, withMeasures } from './services-of-items.repo.ts';

const rehearsalPhotos: ServicesOfGoods['rehearsalPhotos'] = {
  of: photos.serviceNumber,
  items: (db, numbers) =>
    db
      .select({ number: goods.serviceNumber, itemId: goods.itemId })
      .from(goods)
      .where(inArray(goods.serviceNumber, [...numbers])),
  delete: async (tx, numbers) => {
    const deleted = await tx
      .delete(photos)
      .where(inArray(photos.serviceNumber, [...numbers]))
      .returning({ id: photos.id });
    return deleted.map(({ id }) => id);
  },
};

/** Services for warehouse and packages. */
export const servicesOfGoods = (context: ServicesContext): ServicesOfGoods => ({
  ofItem: servicesOfItem,
  withMeasures,
  refuseOpen: refuseOpenService,
  end: (tx, itemIds) => endServicesOf(tx, context, itemIds),
  endRehearsals: (tx, services) => endRehearsals(tx, context, services),
  photographed: (tx, item, taken) => finishPhotos(tx, context, item, taken),
  rehearsed: (db, userId, request, now) => rehearsedFor(db, context, userId, request, now),
  paid: async (db, numbers) => (await findServiceRows(db, 'all', numbers)).filter(({ paidAt }) => paidAt !== null),
  paidForItems: paidServicesOfItems,
  rehearsalPhotos,
  personalData: servicesPersonalData(context),
});
