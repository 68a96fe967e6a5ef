import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePhotos,
  useSignal,
  useUndo,
  type PhotoFieldHandle,
  type Photos,
  type Signal,
  type Undo,
  useCodes,
  type ScannedCode,
  useKept,
  useKeptPhotos,
} from '@caravan/console-core';
import type { QualityCheck, StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { useSingleFlight } from '@caravan/web-core';
import { useFindGoods } from '../../lib/use-find-goods.ts';
import { useCheckSteps, type Target } from './use-check-steps.ts';

/** Whether no package and no return holds the goods. */
export const isFreeGoods = (goods: Pick<StaffStoreItem, 'package_number' | 'return_number'>): boolean =>
  goods.package_number === null && goods.return_number === null;

/** As many as one upload takes. */
const maxPhotos = 20;

/** The goods on the table, and what the clerk wrote; without an item they could not be looked up yet. */
interface Table {
  number: string | null;
  item: StaffStoreItem | null;
  note: string;
  noteMissing: boolean;
  /** The piece that the photos on the table show; null if they show all pieces together. */
  piece: number | null;
  /** The typed measurements, by their numbers. */
  measured: Readonly<Record<string, string[]>>;
  /** The goods that failed last, until others are on the table: the shopper can be asked about them. */
  failed: Pick<StaffStoreItem, 'id' | 'number' | 'order_number'> | null;
}
const emptyTable: Table = {
  number: null,
  item: null,
  note: '',
  noteMissing: false,
  piece: null,
  measured: {},
  failed: null,
};

export interface Checking extends Table {
  signal: Signal | undefined;
  undo: Undo;
  photos: Photos;
  /** For the field of photos, so that the printed command works. */
  camera: RefObject<PhotoFieldHandle | null>;
  setNote: (note: string) => void;
  /** Hands the photos on the table over, and begins with those of another piece. */
  choosePiece: (piece: number | null) => void;
  typeMeasures: (number: string, values: string[]) => void;
  /** The values of a measurement are handed over. */
  dropMeasurement: (number: string) => void;
  show: ReturnType<typeof useSignal>[1];
  read: (text: string) => void;
  decide: (result: QualityCheck['result']) => void;
}

/** The work at the quality station: scan goods, take photos, decide. */
export const useChecking = (options?: Parameters<typeof usePhotos>[0]): Checking => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const [signal, show] = useSignal();
  const undo = useUndo();
  const find = useFindGoods();
  const camera = useRef<PhotoFieldHandle>(null);
  const photos = usePhotos({ max: maxPhotos, ...options });
  const table = useKept<Table>('check', emptyTable);
  const { forget } = useKeptPhotos(table.value.number, photos);

  const steps = useCheckSteps(find, show);

  const clear = (): void => {
    forget();
    photos.clear();
    table.set(emptyTable);
  };

  /** Whether measures were typed that are not recorded. */
  const hasTyped = (): boolean => Object.values(table.now().measured).some((values) => values.some(Boolean));

  const take = async ({ kind, code }: ScannedCode): Promise<void> => {
    if (kind !== 'item') return show('danger', t('check.unknown'), code);
    const { number } = table.now();
    if (number === code) return show('warning', t('check.again'), code);
    // Photos, a note and measures belong to the goods on the table: another scan must not lose them.
    if (number !== null && (photos.photos.length > 0 || table.now().note.trim() || hasTyped()))
      return show('warning', t('check.decideFirst'), number);
    const found = await find.byNumber(code);
    if (!found) return show('danger', t('check.unknown'), code);
    if (found === 'unanswered') {
      table.set({ ...emptyTable, number: code });
      return show('success', t('check.look'), t('later'));
    }
    table.set({ ...emptyTable, number: code, item: found });
    const due = found.photos_due;
    const { length: measures } = found.measurements;
    const words = [
      ...(due ? [t('check.photosDue', { count: due })] : []),
      ...(measures ? [t('measure.due', { count: measures })] : []),
    ];
    show('success', words.join(' · ') || t('check.look'), found.photo_note || found.condition_note);
  };

  /** Looks up what was scanned without a network, after a reload or a login. */
  const lookAgain = useEffectEvent(async () => {
    const { number, item } = table.now();
    if (number === null || item) return;
    const found = await find.byNumber(number);
    if (found && found !== 'unanswered' && table.now().number === number) table.set({ item: found });
  });
  useEffect(() => void lookAgain(), []);

  /** Gives the photos on the table to the outbox. */
  const sendPhotos = async (target: Target): Promise<void> => {
    const { piece } = table.now();
    for (const { blob } of photos.photos)
      await steps.add('photo', t('check.photoOf', { number: target.number }), { ...target, photo: blob, piece });
  };

  const choosePiece = async (piece: number | null): Promise<void> => {
    const { number, item } = table.now();
    if (number === null || !item) return;
    await sendPhotos({ number, id: item.id });
    const due = Math.max(0, item.photos_due - photos.photos.length);
    forget();
    photos.clear();
    table.set({ piece, item: { ...item, photos_due: due } });
  };

  const typeMeasures = (measurement: string, values: string[]): void =>
    table.set({ measured: { ...table.now().measured, [measurement]: values } });

  const dropMeasurement = (measurement: string): void => {
    const { item, measured } = table.now();
    const measurements = item?.measurements.filter((one) => one.number !== measurement) ?? [];
    table.set({ measured: { ...measured, [measurement]: [] }, item: item && { ...item, measurements } });
  };

  /** The photos go first, because a check is passed only with them. */
  const save = async (result: QualityCheck['result']): Promise<void> => {
    const { number, item, note: typed } = table.now();
    if (number === null) return show('warning', t('check.goodsFirst'), t('check.idleText'));
    const note = typed.trim();
    if (result === 'failed' && !note) {
      table.set({ noteMissing: true });
      return show('warning', t('check.noteMissing'), t('check.noteMissingText'));
    }
    const owed = result === 'passed' ? (item?.photos_due ?? 0) - photos.photos.length : 0;
    if (owed > 0) return show('danger', t('check.photosDue', { count: owed }), t('check.photosMissing'));
    const unmeasured = item?.measurements.length ?? 0;
    if (unmeasured && (result === 'passed' || hasTyped()))
      return show('danger', t('measure.due', { count: unmeasured }), t('measure.missing'));
    const target: Target = { number, id: item?.id ?? null };
    await sendPhotos(target);
    const word = t(`check.${result}`);
    await steps.add('result', [number, word, note].filter(Boolean).join(' · '), { ...target, result, note });
    show(result === 'passed' ? 'success' : 'warning', word, number);
    undo.offer({
      text: `${number} · ${word}`,
      undo: () => {
        // The photos stay; a further decision replaces this one.
        table.set({ ...emptyTable, number, item: item && { ...item, photos_due: 0 }, note });
        show('warning', t('check.decideAgain'), number);
      },
    });
    clear();
    if (result === 'failed' && item && isFreeGoods(item) && !item.own)
      table.set({ failed: { id: item.id, number, order_number: item.order_number } });
  };
  const saveOnce = useSingleFlight(
    (result: QualityCheck['result']) =>
      save(result).catch(() => show('danger', t('station.notKept', { ns: 'console-core' }), table.now().number ?? '')),
    0,
  );
  const choosePieceOnce = useSingleFlight(
    (piece: number | null) =>
      choosePiece(piece).catch(() =>
        show('danger', t('station.notKept', { ns: 'console-core' }), table.now().number ?? ''),
      ),
    0,
  );
  const read = useCodes({
    show,
    onCode: take,
    expects: ['item'],
    commands: {
      save: () => saveOnce('passed'),
      photo: () => camera.current?.shoot(),
      undo: () => undo.run(),
      clear,
    },
  });

  return {
    ...table.value,
    signal,
    undo,
    photos,
    camera,
    setNote: (note) => table.set({ note }),
    choosePiece: (piece) => void choosePieceOnce(piece),
    typeMeasures,
    dropMeasurement,
    show,
    read,
    decide: (result) => void saveOnce(result),
  };
};
