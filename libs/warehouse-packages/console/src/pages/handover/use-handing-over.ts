import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useSignal,
  useUndo,
  type Signal,
  type Undo,
  messageOf,
  useCodes,
  type ScannedCode,
  useKept,
  useSteps,
} from '@caravan/console-core';
import { trackingKey, trackingNumberOf } from '@caravan/kernel';
import {
  useCloseHandoverMutation,
  useGetHandoverQuery,
  useRemoveFromHandoverMutation,
  useScanHandoverMutation,
} from '@caravan/warehouse-packages/api/staff';
import { type Handover, type HandoverRemoval, type HandoverScan } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { openChanges, rowsOf, type HandedChanges, type HandedRow } from './handed-rows.ts';

interface Pallet {
  /** The hand-over as it was read last, for a page that opens without a network. */
  handover: Handover | null;
  /** The package whose tracking number is awaited. */
  waiting: string | null;
  /** The bag that packages are put into; null for none. */
  bag: number | null;
  /** The scans and removals of this station, until the server's list shows them. */
  changes: HandedChanges;
}

type HandoverSteps = { scan: { id: string } & HandoverScan; remove: { id: string } & HandoverRemoval };

export interface HandingOver {
  signal: Signal | undefined;
  undo: Undo;
  handover: Handover | undefined;
  rows: readonly HandedRow[];
  failed: boolean;
  reload: () => void;
  waiting: string | null;
  read: (text: string) => void;
  remove: (number: string) => void;
  /** Undefined while it cannot be closed: it is empty or done, or scans wait to be sent. */
  close: (() => void) | undefined;
  closing: boolean;
  isDone: boolean;
  /** Scans that wait to be sent. */
  pending: number;
  /** The open bag that packages are put into. */
  bag: number | null;
  chooseBag: (bag: number | null) => void;
  /** Says how the packages of a closed hand-over ended. */
  tell: (closed: Handover) => void;
  fail: (word: string, text: string) => void;
}

/** Things with our own numbers, which are no tracking numbers. */
const ownKinds: ReadonlySet<ScannedCode['kind']> = new Set(['item', 'order', 'pick', 'handover', 'transaction']);

/** The work at the hand-over: scan a package, then its tracking number, until the carrier has all. */
export const useHandingOver = (id: string): HandingOver => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const [signal, show] = useSignal();
  const undo = useUndo();
  const { data, isError, refetch } = useGetHandoverQuery({ params: { id } });
  const [scan] = useScanHandoverMutation();
  const [take] = useRemoveFromHandoverMutation();
  const [end, { isLoading }] = useCloseHandoverMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const pallet = useKept<Pallet>(`handover:${id}`, {
    handover: null,
    waiting: null,
    bag: null,
    changes: {},
  });
  const handover = data ?? pallet.value.handover ?? undefined;
  const keep = useEffectEvent((read: Handover) =>
    pallet.set({ handover: read, changes: openChanges(read.packages, pallet.now().changes) }),
  );
  useEffect(() => {
    if (data) keep(data);
  }, [data]);

  const change = (number: string, tracking: string | null): void => {
    pallet.set({ changes: { ...pallet.now().changes, [number]: tracking } });
  };
  const bagNow = (): number | null => {
    const { bag } = pallet.now();
    return handover?.bags.some(({ number, seal }) => number === bag && seal === null) ? bag : null;
  };
  const rowsNow = () => rowsOf(handover?.packages ?? [], pallet.now().changes);

  const steps = useSteps<HandoverSteps>({
    lane: 'handover',
    senders: {
      scan: ({ id: to, ...body }, idempotencyKey) => scan({ params: { id: to }, body, idempotencyKey }).unwrap(),
      remove: ({ id: from, ...body }, idempotencyKey) => take({ params: { id: from }, body, idempotencyKey }).unwrap(),
    },
    show,
    onRefused: ({ payload }) => {
      const changes = Object.entries(pallet.now().changes).filter(([number]) => number !== payload.code);
      if (payload.id === id) pallet.set({ changes: Object.fromEntries(changes) });
      void refetch();
    },
  });

  useReadAgain(isError, steps.pending, () => void refetch());

  const put = async (code: string, tracking: string): Promise<void> => {
    const bag = bagNow();
    const inBag = bag === null ? {} : { bag };
    await steps.add('scan', `${code} · ${tracking}`, { id, code, tracking_number: tracking, ...inBag });
    change(code, tracking);
  };
  const drop = async (code: string): Promise<void> => {
    await steps.add('remove', `${t('handover.remove', { number: code })}`, { id, code });
    change(code, null);
    show('warning', t('handover.removed'), code);
  };

  const onCode = async ({ kind, code }: ScannedCode): Promise<void> => {
    if (handover?.closed_at) return show('warning', t('handovers.closed'), code);
    if (kind === 'package') {
      pallet.set({ waiting: code });
      return show('success', t('handover.tracking'), code);
    }
    const { waiting } = pallet.now();
    if (waiting === null) return show('warning', t('handover.packageFirst'), code);
    if (ownKinds.has(kind)) return show('danger', t('handover.noTracking'), code);
    const rows = rowsNow();
    const tracking = trackingNumberOf(code);
    const isIt = (number: string): boolean => trackingKey(number) === trackingKey(tracking);
    const other = rows.find((row) => isIt(row.tracking_number) && row.number !== waiting);
    if (other) return show('danger', t('handover.refused'), t('handover.twice', { number: other.number }));
    const before = rows.find(({ number }) => number === waiting)?.tracking_number;
    if (before !== undefined && isIt(before)) {
      pallet.set({ waiting: null });
      return show('warning', t('handover.again'), `${waiting} · ${before}`);
    }
    await put(waiting, tracking);
    pallet.set({ waiting: null });
    show('success', t('handover.added', { count: rowsNow().length }), `${waiting} · ${tracking}`);
    undo.offer({
      text: `${waiting} · ${tracking}`,
      undo: async () => {
        if (before === undefined) return drop(waiting);
        await put(waiting, before);
        show('warning', t('handover.restored'), `${waiting} · ${before}`);
      },
    });
  };

  const rows = rowsNow();
  // An interruption leaves packages without an outcome; closing again ships them.
  const isDone = data?.closed_at != null && data.packages.every(({ outcome }) => outcome !== null);
  const tell = (closed: Handover): void => {
    undo.clear();
    const refused = closed.packages.filter(({ outcome }) => outcome === 'refused').length;
    if (refused) show('warning', t('handover.partly', { count: refused }), t('handover.partlyText'));
    else {
      const shipped = closed.packages.filter(({ outcome }) => outcome === 'shipped').length;
      show('success', t('handover.done', { count: shipped }), closed.carrier);
    }
  };
  const close = useSingleFlight(async () => {
    const { data: closed, error } = await end({ params: { id }, idempotencyKey: keyFor(id) });
    if (!closed) return show('danger', t('handover.notClosed'), messageOf(error));
    settle();
    tell(closed);
  }, 0);
  const mayClose = data !== undefined && !isDone && rows.length > 0 && steps.pending === 0;
  const read = useCodes({
    show,
    onCode,
    commands: {
      clear: () => pallet.set({ waiting: null }),
      undo: () => undo.run(),
      save: () => (mayClose ? close() : show('warning', t('handover.notYet'), t('handover.notYetText'))),
    },
  });
  return {
    signal,
    undo,
    handover,
    rows,
    failed: isError && !handover,
    reload: () => void refetch(),
    waiting: pallet.value.waiting,
    read,
    remove: (number) =>
      void drop(number).catch(() => show('danger', t('station.notKept', { ns: 'console-core' }), number)),
    close: mayClose ? () => void close() : undefined,
    closing: isLoading,
    isDone,
    pending: steps.pending,
    bag: bagNow(),
    chooseBag: (bag) => pallet.set({ bag }),
    tell,
    fail: (word, text) => show('danger', word, text),
  };
};
