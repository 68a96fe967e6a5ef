import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useSignal,
  useUndo,
  type Signal,
  type Undo,
  useCodes,
  type ScannedCode,
  useKept,
  useSteps,
} from '@caravan/console-core';
import { maxPackageItems } from '@caravan/content/contract';
import { useMoveGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import { type GoodsMove, type StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { useFindGoods } from '../../lib/use-find-goods.ts';

/** Goods in the clerk's hands; without an item they could not be looked up yet. */
export interface HeldGoods {
  number: string;
  item: StaffStoreItem | null;
}

export interface Shelving {
  signal: Signal | undefined;
  undo: Undo;
  goods: readonly HeldGoods[];
  /** Where the shopper's other goods are. */
  bins: readonly string[];
  /** The bin that was scanned in another warehouse than that of the goods. */
  elsewhere: string | undefined;
  /** Puts them there, because they were brought. */
  bring: () => void;
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
  const hand = useKept<{ goods: readonly HeldGoods[] }>('shelve', { goods: [] });
  const [bins, setBins] = useState<readonly string[]>([]);
  const [elsewhere, setElsewhere] = useState<string>();
  /** The goods of the last move. */
  const moved = useRef<readonly HeldGoods[]>([]);
  const steps = useSteps<{ move: GoodsMove }>({
    lane: 'shelve',
    senders: { move: (body, idempotencyKey) => move({ body, idempotencyKey }).unwrap() },
    show,
    // They are in the clerk's hands still, for another bin.
    onRefused: ({ payload }) => {
      for (const number of payload.numbers)
        hold(moved.current.find((one) => one.number === number) ?? { number, item: null });
    },
  });

  const clear = (): void => {
    hand.set({ goods: [] });
    setBins([]);
    setElsewhere(undefined);
  };
  const isHeld = (number: string): boolean => hand.now().goods.some((one) => one.number === number);

  const hold = (held: HeldGoods): void => {
    hand.set({ goods: [...hand.now().goods.filter(({ number }) => number !== held.number), held] });
  };

  const take = async (number: string): Promise<void> => {
    if (isHeld(number)) return show('warning', t('shelve.again'), number);
    if (hand.now().goods.length >= maxPackageItems)
      return show('warning', t('shelve.full', { max: maxPackageItems }), t('shelve.nextBin'));
    const found = await find.byNumber(number);
    if (!found) return show('danger', t('shelve.unknown'), number);
    if (found === 'unanswered') {
      hold({ number, item: null });
      return show('success', t('shelve.taken'), t('later'));
    }
    hold({ number, item: found });
    show('success', t('shelve.taken'), t('shelve.nextBin'));
    setBins(await find.binsOf(found.user_id));
  };

  /** Looks up what was scanned without a network, after a reload or a login. */
  const lookAgain = useEffectEvent(async () => {
    for (const { number } of hand.now().goods.filter(({ item }) => !item)) {
      const found = await find.byNumber(number);
      if (!isHeld(number) || found === 'unanswered') continue;
      if (found) hold({ number, item: found });
      else {
        hand.set({ goods: hand.now().goods.filter((one) => one.number !== number) });
        show('danger', t('shelve.unknown'), number);
      }
    }
  });
  useEffect(() => void lookAgain(), []);

  const add = (numbers: readonly string[], bin: string, brought: boolean) =>
    steps.add('move', t('shelve.step', { numbers: numbers.join(', '), bin }), {
      numbers: [...numbers],
      bin,
      ...(brought && { brought }),
    });

  /** Goods from bins go back there. New ones have no place before; all are in hand again, for the right bin. */
  const takeBack = async (moved: readonly HeldGoods[], brought: boolean): Promise<void> => {
    for (const { number, item } of moved) if (item?.bin) await add([number], item.bin, brought);
    for (const held of moved) hold(held);
    show('warning', t('shelve.taken'), t('shelve.nextBin'));
  };

  const put = async (bin: string, brought = false): Promise<void> => {
    const { goods } = hand.now();
    if (!goods.length) return show('warning', t('shelve.goodsFirst'), t('shelve.goodsFirstText'));
    const found = await find.bin(bin);
    if (!found || (found !== 'unanswered' && !found.active))
      return show('danger', t('shelve.refused'), t('shelve.noBin', { bin }));
    const place = found === 'unanswered' ? undefined : found.warehouse;
    if (!brought && place && goods.some(({ item }) => item?.warehouse && item.warehouse.id !== place.id)) {
      setElsewhere(bin);
      return show('warning', t('shelve.elsewhere'), t('shelve.elsewhereText', { bin, warehouse: place.name }));
    }
    moved.current = goods;
    const there = found === 'unanswered' ? [] : await find.shoppersIn(bin);
    await add(
      goods.map(({ number }) => number),
      bin,
      brought,
    );
    const text = t('shelve.done', { count: goods.length, bin });
    // It is allowed, but such goods are picked wrongly more often; areas where goods wait are for all shoppers.
    const shoppers = new Set([...there, ...goods.flatMap(({ item }) => item?.user_id ?? [])]);
    const isMixed = shoppers.size > 1 && found !== 'unanswered' && found.kind !== 'holding';
    if (isMixed) show('warning', t('shelve.mixed'), t('shelve.mixedText', { bin }));
    else show('success', bin, found === 'unanswered' ? t('later') : text);
    undo.offer({ text, undo: () => takeBack(goods, brought) });
    clear();
  };

  const onCode = ({ kind, code }: ScannedCode) => {
    if (kind === 'item') return take(code);
    // Bins may have any code but the numbers of something else.
    if (kind === 'bin' || kind === 'tracking' || kind === 'other') return put(code);
    return show('danger', t('shelve.refused'), t('shelve.noBin', { bin: code }));
  };
  const read = useCodes({ show, onCode, commands: { clear, undo: () => undo.run() }, expects: ['item'] });
  const bring = () => {
    if (elsewhere !== undefined) void put(elsewhere, true);
  };
  return { signal, undo, goods: hand.value.goods, bins, elsewhere, bring, read, clear };
};
