import { byLanguage, inEachLanguage, inLanguages } from '@caravan/kernel';
import { forwardingPaths, warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';
import type { words as en } from './words/en.ts';

const allWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** Tells a shopper that a parcel is here, that staff ask about it, or what they corrected. */
export const tellOfParcel = async (
  tx: Tx,
  { notifier, clock }: Pick<ForwardingContext, 'clock' | 'notifier'>,
  { number, userId, contents, question, trackingNumber }: OwnParcelRow,
  event: 'arrived' | 'asked' | 'corrected' | 'unannounced',
): Promise<void> => {
  const name = trackingNumber ?? number;
  await notifier().send(tx, {
    kind: 'own_parcel',
    ...inEachLanguage((language) => {
      const { title, body } = allWords[language][event];
      const asked = event !== 'corrected' && question ? allWords[language].question(question) : '';
      return { title, body: body(name, contents) + asked };
    }),
    mail: {
      event: inLanguages((language) => allWords[language][event].title),
      refs: [number],
      goods: [],
      showsGoods: false,
    },
    userId,
    key: `own-parcel ${number} ${event} ${clock().toISOString()}`,
    link: event === 'arrived' ? warehousePackagesPaths.store.href() : forwardingPaths.parcels.href(),
  });
};
