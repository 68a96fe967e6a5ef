import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignal, type Signal, useCodes, type ScannedCode, useKept, useSteps } from '@caravan/console-core';
import { useGetPickQuery, useScanPickMutation } from '@caravan/warehouse-packages/api/staff';
import type { Pick } from '@caravan/warehouse-packages/contract';
import { useLostGoods } from '../../lib/use-lost-goods.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';

export type PickLine = Pick['lines'][number];

interface Walk {
  /** The list as it was read last, for a page that opens without a network. */
  pick: Pick | null;
  /** The scans of this station, whether or not the server has them. */
  scanned: readonly string[];
}

export interface Picking {
  signal: Signal | undefined;
  pick: Pick | undefined;
  failed: boolean;
  reload: () => void;
  /** Whether goods are in the trolley. */
  isPicked: (line: PickLine) => boolean;
  isCancelled: (line: PickLine) => boolean;
  /** Goods to pick, in walking order. */
  wanted: readonly PickLine[];
  read: (text: string) => void;
}

/** The work on a pick list: one walk along the bins, each label checked against the list in hand. */
export const usePicking = (id: string): Picking => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const walk = useKept<Walk>(`pick:${id}`, { pick: null, scanned: [] });
  const { data, isError, refetch } = useGetPickQuery({ params: { id } });
  const [scan] = useScanPickMutation();
  const lostGoods = useLostGoods();
  const pick = data ?? walk.value.pick ?? undefined;
  const keep = useEffectEvent((list: Pick) => walk.set({ pick: list }));
  useEffect(() => {
    if (data) keep(data);
  }, [data]);

  const steps = useSteps<{ scan: { id: string; code: string } }>({
    lane: 'pick',
    senders: { scan: ({ id: list, code }) => scan({ params: { id: list }, body: { code } }).unwrap() },
    show,
    onRefused: ({ payload }) => {
      if (payload.id === id) walk.set({ scanned: walk.now().scanned.filter((code) => code !== payload.code) });
      void refetch();
    },
  });

  useReadAgain(isError, steps.pending, () => void refetch());

  const isPicked = ({ item_number: number, picked_at: at }: PickLine): boolean =>
    at !== null || walk.now().scanned.includes(number);
  const isCancelled = ({ package_number: of }: PickLine): boolean =>
    pick?.packages.some(({ number, status }) => number === of && status === 'cancelled') ?? false;
  const wantedNow = () => pick?.lines.filter((line) => !isPicked(line) && !isCancelled(line) && !line.failed) ?? [];

  const onCode = async ({ code }: ScannedCode): Promise<void> => {
    if (!pick) return show('warning', t('pick.wait'), code);
    const line = pick.lines.find(({ item_number: number }) => number === code);
    if (!line) {
      const lost = await lostGoods(code);
      return lost
        ? show('danger', t('goods.lost'), lost)
        : show('danger', t('pick.wrong'), t('pick.wrongText', { code }));
    }
    if (isCancelled(line)) return show('danger', t('pick.stop'), t('pick.cancelled', { number: line.package_number }));
    if (line.failed) return show('danger', t('pick.stop'), t('pick.checkFailed'));
    if (line.missing) return show('danger', t('pick.stop'), t('pick.missing'));
    if (isPicked(line)) return show('warning', t('pick.again'), code);
    await steps.add('scan', t('pick.step', { code, id }), { id, code });
    walk.set({ scanned: [...walk.now().scanned, code] });
    const left = wantedNow();
    show(
      'success',
      t('pick.intoSlot', { slot: line.slot }),
      left.length ? t('pick.next', { count: left.length, bin: left[0]?.bin ?? t('goods.noBin') }) : t('pick.doneText'),
    );
  };
  const read = useCodes({ show, onCode, expects: ['item'] });

  return {
    signal,
    pick,
    failed: isError && !pick,
    reload: () => void refetch(),
    isPicked,
    isCancelled,
    wanted: wantedNow(),
    read,
  };
};
