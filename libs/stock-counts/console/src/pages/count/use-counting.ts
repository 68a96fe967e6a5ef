import { useTranslation } from 'react-i18next';
import {
  isUnanswered,
  messageOf,
  useAskedCode,
  useCodes,
  useKept,
  useSignal,
  useSteps,
  type ScannedCode,
  type Signal,
} from '@caravan/console-core';
import {
  useCloseStockCountMutation,
  useOpenStockCountMutation,
  useScanStockCountMutation,
  useTakeOverStockCountMutation,
  useUndoStockCountScanMutation,
} from '@caravan/stock-counts/api';
import type { CountedBin, CountScan, ScannedGoods, StockCountDetail } from '@caravan/stock-counts/contract';

/** Goods that were scanned here; without facts until the server has answered. */
export interface ScannedHere {
  number: string;
  goods: Pick<ScannedGoods, 'image' | 'name' | 'quantity' | 'spec'> | null;
}

interface Table {
  bin: string | null;
  scanned: readonly ScannedHere[];
}

export interface Counting {
  signal: Signal | undefined;
  bin: string | null;
  scanned: readonly ScannedHere[];
  /** The open count of a colleague in the bin that was scanned last. */
  others: StockCountDetail | null;
  read: (text: string) => void;
  takeOver: () => void;
  /** Takes the scan of goods back. */
  takeBack: (number: string) => void;
  save: () => void;
  aside: () => void;
}

const none: Table & { others: StockCountDetail | null } = { bin: null, scanned: [], others: null };

/** The work at the counting station: scan a bin, then all goods in it, then the command to save. */
export const useCounting = (): Counting => {
  const { t } = useTranslation(['stock-counts-console', 'console-core']);
  const [signal, show] = useSignal();
  const table = useKept('count', none);
  const [open] = useOpenStockCountMutation();
  const [takeOver] = useTakeOverStockCountMutation();
  const [scan] = useScanStockCountMutation();
  const [undoScan] = useUndoStockCountScanMutation();
  const [close] = useCloseStockCountMutation();

  const isHeld = (number: string): boolean => table.now().scanned.some((one) => one.number === number);

  const without = (number: string) => table.now().scanned.filter((one) => one.number !== number);

  /** The answer has the records of scanned goods only if they are not as expected. */
  const tell = ({ number, place, bin, ...goods }: ScannedGoods, counted: string): void => {
    if (table.now().bin === counted && isHeld(number))
      table.set({ scanned: table.now().scanned.map((one) => (one.number === number ? { number, goods } : one)) });
    if (place === 'other_bin')
      show('warning', t('station.other_bin', { bin: bin ?? '' }), t('station.otherBinText', { number }));
    if (place === 'missing') show('success', t('station.missing'), t('station.missingText', { number }));
    if (place === 'no_bin') show('warning', t('station.no_bin'), t('station.noBinText', { number }));
  };
  const tellEnd = ({ bin, difference_count: count }: StockCountDetail): void => {
    if (count) show('warning', t('station.saved', { bin }), t('station.differ', { count }));
    else show('success', t('station.saved', { bin }), t('station.same'));
  };

  const steps = useSteps<{ open: CountedBin; scan: CountScan; undo: CountScan; close: CountedBin }>({
    lane: 'count',
    senders: {
      open: (body) => open({ body }).unwrap(),
      scan: async (body, idempotencyKey) => tell(await scan({ body, idempotencyKey }).unwrap(), body.bin),
      undo: (body, idempotencyKey) => undoScan({ body, idempotencyKey }).unwrap(),
      close: async (body, idempotencyKey) => tellEnd(await close({ body, idempotencyKey }).unwrap()),
    },
    show,
    onRefused({ verb, payload }) {
      if ((verb !== 'scan' && verb !== 'undo') || table.now().bin !== payload.bin) return;
      const { number } = payload;
      const others = without(number);
      table.set({ scanned: verb === 'undo' ? [{ number, goods: null }, ...others] : others });
    },
  });

  const begin = ({ bin, scans }: StockCountDetail): void => {
    table.set({ bin, others: null, scanned: scans.map(({ number, ...goods }) => ({ number, goods })).toReversed() });
    const count = scans.length;
    show('success', bin, count ? t('station.begun', { count }) : t('station.begunNew'));
  };

  const takeOverOthers = async (): Promise<void> => {
    const { others } = table.now();
    if (!others) return;
    const { data, error } = await takeOver({ params: { number: others.number } });
    if (data) return begin(data);
    table.set({ others: null });
    show('danger', t('station.refused'), messageOf(error) || t('station.noAnswer', { ns: 'console-core' }));
  };

  const openBin = async (bin: string): Promise<void> => {
    if (table.now().others?.bin === bin) return takeOverOthers();
    const { data, error } = await open({ body: { bin } });
    if (data?.is_own) return begin(data);
    if (data) {
      table.set({ others: data });
      return show('warning', t('station.taken', { name: data.counter?.name ?? '', bin }), t('station.takenText'));
    }
    if (!isUnanswered(error)) return show('danger', t('station.refused'), messageOf(error));
    // Without a network nobody knows who counts this bin; the server judges every step later.
    await steps.add('open', t('station.stepOpen', { bin }), { bin });
    table.set({ bin, scanned: [], others: null });
    show('success', bin, t('station.later'));
  };

  const take = async (number: string, bin: string): Promise<void> => {
    const held = table.now().scanned.find((one) => one.number === number);
    if (held) {
      // It comes first, so that the command to undo takes back this scan.
      table.set({ scanned: [held, ...without(number)] });
      return show('warning', t('station.again'), t('station.againText', { number }));
    }
    await steps.add('scan', t('station.stepScan', { number, bin }), { number, bin });
    table.set({ scanned: [{ number, goods: null }, ...table.now().scanned] });
    show('success', t('station.scanned', { count: table.now().scanned.length }), number);
  };

  const takeBack = async (number: string | undefined): Promise<void> => {
    const { bin } = table.now();
    if (bin === null || number === undefined || !isHeld(number)) return show('warning', t('station.nothingToUndo'));
    await steps.add('undo', t('station.stepUndo', { number, bin }), { number, bin });
    table.set({ scanned: without(number) });
    show('warning', t('station.takenBack'), number);
  };

  const onCode = ({ kind, code }: ScannedCode) => {
    const { bin } = table.now();
    const isBin = kind === 'bin' || kind === 'tracking' || kind === 'other';
    if (bin === null) {
      if (isBin) return openBin(code);
      return show('warning', t('station.binFirst'), kind === 'item' ? code : t('station.noBin', { bin: code }));
    }
    if (kind === 'item') return take(code, bin);
    return show('warning', t('station.finishFirst', { bin }), t('station.finishFirstText', { bin }));
  };

  const save = async (): Promise<void> => {
    const { bin, scanned } = table.now();
    if (bin === null) return show('warning', t('station.binFirst'));
    await steps.add('close', t('station.stepClose', { bin }), { bin });
    table.set(none);
    show('success', t('station.saved', { bin }), t('station.savedText', { count: scanned.length }));
  };

  const aside = (): void => {
    const { bin } = table.now();
    table.set(none);
    if (bin !== null) show('success', t('station.aside'), t('station.asideText', { bin }));
  };

  const undo = () => takeBack(table.now().scanned[0]?.number);
  const commands = { save, clear: aside, undo };
  const read = useCodes({ show, onCode, commands, expects: table.value.bin === null ? [] : ['item'] });
  useAskedCode('bin', table.value.bin, (code) => (table.now().bin === null ? read(code) : undefined));
  return {
    signal,
    bin: table.value.bin,
    scanned: table.value.scanned,
    others: table.value.others,
    read,
    takeOver: () => void takeOverOthers(),
    takeBack: (number) => void takeBack(number),
    save: () => read('CMD:SAVE'),
    aside,
  };
};
