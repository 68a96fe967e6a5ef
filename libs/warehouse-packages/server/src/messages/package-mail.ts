import type { MailContent } from '@caravan/account/port';
import type { PackageEvent } from '@caravan/warehouse-packages/contract';
import type { GoodsOfPackage } from '../db/package-goods.repo.ts';
import { weightFacts } from './goods-facts.ts';

const events: Partial<Record<PackageEvent, MailContent['event']>> = {
  weighed: { en: 'Weighed', zh: '已复称' },
  shipped: { en: 'Shipped', zh: '已发货' },
  shipment_corrected: { en: 'New tracking number', zh: '运单号已更正' },
};

/** Whether the message for an event has a mail. */
export const isMailedEvent = (event: PackageEvent): boolean => events[event] !== undefined;

/** The mail about a package, with its goods. */
export const packageMail = (
  event: PackageEvent,
  number: string,
  goods: readonly GoodsOfPackage[],
): MailContent | undefined => {
  const words = events[event];
  return (
    words && {
      event: words,
      refs: [number],
      goods: goods.map(({ id, name, image, quantity, weightG }) => ({
        name: quantity === 1 ? name : `${name} × ${quantity}`,
        image,
        itemIds: [id],
        facts: weightFacts(weightG),
      })),
      showsGoods: true,
    }
  );
};
