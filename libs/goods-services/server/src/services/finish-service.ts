import { warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import { moveService, type WholeService } from './service.repo.ts';
import { servicesOfItems } from './services-of-items.repo.ts';
import { firstPhotos, photoLevels, type ServicedItem } from '@caravan/warehouse-packages/port';
import { doneMessage } from './service-message.ts';
import type { ServicesContext } from '../services-context.ts';

/** Marks a locked service as done and tells its shopper. */
export const finishService = async (
  tx: Tx,
  { clock, notifier }: Pick<ServicesContext, 'clock' | 'notifier'>,
  { row, items }: Pick<WholeService, 'row' | 'items'>,
): Promise<void> => {
  const { number, userId } = row;
  const done = await moveService(tx, { number, from: 'paid', to: 'done' }, { doneAt: clock() });
  if (!done) return;
  await notifier().send(tx, {
    ...doneMessage(done, items),
    userId,
    kind: 'service_done',
    key: `service ${number} done`,
    link: warehousePackagesPaths.serviceDetail.href({ number }),
  });
};

/** Orders of photos of a locked item are done once all photos that were paid until then are there. */
export const finishPhotos = async (
  tx: Tx,
  context: Pick<ServicesContext, 'clock' | 'notifier'>,
  item: ServicedItem,
  taken: number,
): Promise<void> => {
  const services = (await servicesOfItems(tx, [item.id])).get(item.id) ?? [];
  for (const { order, level } of photoLevels(firstPhotos(item), services)) {
    const row = services.find(({ number }) => number === order.number);
    if (row?.status === 'paid' && level <= taken) await finishService(tx, context, { row, items: [item] });
  }
};
