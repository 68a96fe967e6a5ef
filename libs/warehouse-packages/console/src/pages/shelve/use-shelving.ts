import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignal, useUndo, type Signal, type Undo } from '@caravan/console-core';
import { useMoveGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import type { StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { messageOf } from '../../lib/message-of.ts';
import { useCodes, type ScannedCode } from '../../lib/use-codes.ts';
import { useFindGoods } from '../../lib/use-find-goods.ts';

export interface Shelving {
  signal: Signal | undefined;
  undo: Undo;
  /** The goods in the clerk's hands. */
  goods: readonly StaffStoreItem[];
  /** Where the shopper's other goods are. */
  bins: readonly string[];
  read: (text: string) => void;
  clear: () => void;
}

/** The work at the shelving station: scan goods, then the bin they are put into. */
export const useShelving = (): Shelving => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const undo = useUndo();
  const find = useFindGoods();
  const [move] = useMoveGoodsMutation();
  const [goods, setGoods] = useState<readonly StaffStoreItem[]>([]);
  const [bins, setBins] = useState<readonly string[]>([]);

  const clear = (): void => {
    setGoods([]);
    setBins([]);
  };

  const take = async (number: string): Promise<void> => {
    if (goods.some((one) => one.number === number)) return show('warning', t('shelve.again'), number);
    const { item, error } = await find.byNumber(number);
    if (!item) return show('danger', t('shelve.unknown'), messageOf(error) || number);
    setGoods((before) => [...before, item]);
    setBins(await find.binsOf(item.user_id));
    show('success', t('shelve.taken'), t('shelve.nextBin'));
  };

  /** Goods that came from bins can go back there; new goods have no place before. */
  const offerUndo = (moved: readonly StaffStoreItem[], text: string): void => {
    if (moved.some(({ bin }) => bin === null)) return undo.clear();
    undo.offer({
      text,
      undo: async () => {
        for (const { number, bin } of moved) await move({ body: { numbers: [number], bin: bin ?? '' } }).unwrap();
      },
    });
  };

  const put = async (bin: string): Promise<void> => {
    if (!goods.length) return show('warning', t('shelve.goodsFirst'), t('shelve.goodsFirstText'));
    const { error } = await move({ body: { numbers: goods.map(({ number }) => number), bin } });
    if (error) return show('danger', t('shelve.refused'), messageOf(error));
    const text = t('shelve.done', { count: goods.length, bin });
    show('success', bin, text);
    offerUndo(goods, text);
    clear();
  };

  const onCode = ({ kind, code }: ScannedCode) => (kind === 'item' ? take(code) : put(code));
  const undoLast = async (): Promise<void> => {
    // A refused undo has shown its reason.
    await undo.run().catch(() => undefined);
  };
  const read = useCodes({ onCode, commands: { clear, undo: undoLast } });
  return { signal, undo, goods, bins, read, clear };
};
