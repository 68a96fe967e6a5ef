import { inLanguages } from '@caravan/kernel';
import type { MailContent } from '@caravan/server-core';
import type { PackageEvent } from '@caravan/warehouse-packages/contract';
import type { GoodsOfPackage } from '../packages/package-goods.repo.ts';
import { weightFacts } from '../store/goods-facts.ts';
import { packageWords } from './package-words.ts';

const mailedEvents = ['weighed', 'shipped', 'shipment_corrected'] as const satisfies readonly PackageEvent[];

const mailed = (event: PackageEvent) => mailedEvents.find((one) => one === event);

/** Whether the message for an event has a mail. */
export const isMailedEvent = (event: PackageEvent): boolean => mailed(event) !== undefined;

/** The mail about a package, with its goods. */
export const packageMail = (
  event: PackageEvent,
  number: string,
  goods: readonly GoodsOfPackage[],
): MailContent | undefined => {
  const known = mailed(event);
  return (
    known && {
      event: inLanguages((language) => packageWords[language].event[known]),
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
