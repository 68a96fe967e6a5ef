import { endsAfterDays } from '@caravan/forwarding/contract';
import { byLanguage, inEachLanguage, inLanguages } from '@caravan/kernel';
import { forwardingPaths, warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';
import type { words as en } from './words/en.ts';

const allWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** Tells a shopper that a parcel is here, perhaps in another warehouse than announced, that staff ask about it, what they corrected, or that it or its goods were not theirs. */
export const tellOfParcel = async (
  tx: Tx,
  { notifier, clock }: Pick<ForwardingContext, 'clock' | 'notifier'>,
  { number, userId, contents, question, trackingNumber }: OwnParcelRow,
  event: 'arrived' | 'asked' | 'corrected' | 'mixed_up' | 'taken_back' | 'unannounced',
  elsewhere?: { here: string; announced: string },
): Promise<void> => {
  const name = trackingNumber ?? number;
  await notifier().send(tx, {
    kind: 'own_parcel',
    ...inEachLanguage((language) => {
      const { title, body } = allWords[language][event];
      const asked = event !== 'corrected' && question ? allWords[language].question(question) : '';
      const moved = elsewhere ? allWords[language].elsewhere(elsewhere.here, elsewhere.announced) : '';
      return { title, body: body(name, contents) + moved + asked };
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

/** The most parcels that a reminder names. */
const named = 10;

/** Reminds a shopper of all parcels that should have come long ago. */
export const remindOfParcels = async (
  tx: Tx,
  { notifier }: Pick<ForwardingContext, 'notifier'>,
  rows: readonly OwnParcelRow[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const names = rows.map(({ number, trackingNumber, contents }) => `${trackingNumber ?? number} (${contents})`);
  const list = names.slice(0, named).join('\n') + (names.length > named ? '\n…' : '');
  await notifier().send(tx, {
    kind: 'own_parcel',
    ...inEachLanguage((language) => {
      const { title, body } = allWords[language].late;
      return { title: title(rows.length), body: `${body(endsAfterDays)}\n\n${list}` };
    }),
    mail: {
      event: inLanguages((language) => allWords[language].late.title(rows.length)),
      refs: rows.slice(0, named).map(({ number }) => number),
      goods: [],
      showsGoods: false,
    },
    userId: first.userId,
    key: `own-parcel ${first.number} late`,
    link: forwardingPaths.parcels.href(),
  });
};
