import { byLanguage, inEachLanguage, inLanguages } from '@caravan/kernel';
import { forwardingPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import type { ParcelClaimRow } from './parcel-claim.table.ts';
import type { words as en } from './words/en.ts';

const allWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/**
 * Tells a shopper what became of a claim. A refusal is worded the same whether a parcel with the number is here or not:
 * nobody learns by claims which parcels others await.
 */
export const tellOfClaim = async (
  tx: Tx,
  { notifier }: Pick<ForwardingContext, 'notifier'>,
  { id, userId, trackingNumber, state, note }: ParcelClaimRow,
): Promise<void> => {
  const event = state === 'given' ? 'given' : 'refused';
  await notifier().send(tx, {
    kind: 'own_parcel',
    ...inEachLanguage((language) => {
      const { title, body } = allWords[language][event];
      return { title, body: body(trackingNumber) + (note ? `\n\n${note}` : '') };
    }),
    mail: {
      event: inLanguages((language) => allWords[language][event].title),
      refs: [trackingNumber],
      goods: [],
      showsGoods: false,
    },
    userId,
    key: `parcel-claim ${id} ${state}`,
    link: forwardingPaths.parcels.href(),
  });
};
