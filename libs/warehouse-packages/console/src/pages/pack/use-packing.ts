import { useTranslation } from 'react-i18next';
import {
  useSignal,
  useUndo,
  type Signal,
  type Undo,
  isUnanswered,
  messageOf,
  useCodes,
  type ScannedCode,
  useKept,
  useSteps,
} from '@caravan/console-core';
import {
  useLazyGetPickQuery,
  useLazyListPackingQuery,
  useListPackingQuery,
  usePackPackageMutation,
} from '@caravan/warehouse-packages/api/staff';
import type { Packing, PackingWork } from '@caravan/warehouse-packages/contract';
import { soon } from '../../lib/use-find-goods.ts';
import { useLostGoods } from '../../lib/use-lost-goods.ts';

/** The package on the table. */
interface PackedParcel extends Pick<PackingWork, 'number' | 'packing_note' | 'items'> {
  /** The next two are absent in what an earlier version of the console kept. */
  packing_options?: PackingWork['packing_options'];
  rehearsal?: PackingWork['rehearsal'];
}

/** The cart of a pick list that stands at the table. */
interface Cart {
  id: string;
  /** The packages that are not packed, with their slots. */
  slots: readonly { slot: string; number: string }[];
}

interface PackingTable {
  /** Absent in what an earlier version of the console kept. */
  cart?: Cart | null;
  /** The package on the table. */
  parcel: PackedParcel | null;
  /** Its goods that were scanned, in their order. */
  scanned: readonly string[];
  /** The number of the package that was packed last, for its label. */
  packed: string | null;
  /** The number of a package that cannot be packed for its goods, which was scanned last. */
  undecided: string | null;
  /** Whether goods of it failed their check or are searched for, or customs want more; absent in what an earlier version kept. */
  undecidedFor?: 'customs' | 'declaration' | 'failed' | 'missing';
}

export interface PackingStation extends PackingTable {
  signal: Signal | undefined;
  undo: Undo;
  read: (text: string) => void;
  clear: () => void;
}

const isAbout =
  (code: string) =>
  ({ number, items }: PackingWork): boolean =>
    number === code || items.some((item) => item.number === code);

/** The work at the packing station: scan a package or one of its goods, then all of its goods. */
export const usePacking = (): PackingStation => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const undo = useUndo();
  const [find] = useLazyListPackingQuery();
  const [findPick] = useLazyGetPickQuery();
  const lostGoods = useLostGoods();
  // A station without a network knows what is to be packed.
  const { data: waiting } = useListPackingQuery({ query: {} });
  const [pack] = usePackPackageMutation();
  const table = useKept<PackingTable>('pack', { parcel: null, scanned: [], packed: null, undecided: null });
  const steps = useSteps<{ pack: { number: string } & Packing }>({
    lane: 'pack',
    senders: { pack: ({ number, items }) => pack({ params: { number }, body: { items } }).unwrap() },
    show,
    // Its label would be put on a package that the server does not count as packed.
    onRefused: ({ payload }) => {
      if (table.now().packed === payload.number) table.set({ packed: null });
    },
  });

  const clear = (): void => {
    undo.clear();
    // With nothing on the table the cart goes.
    const { parcel, cart = null } = table.now();
    table.set({ parcel: null, scanned: [], undecided: null, cart: parcel ? cart : null });
  };

  const lookUp = async (code: string): Promise<{ found?: PackingWork | undefined; error?: unknown }> => {
    const answer = await soon(find({ query: { code } }));
    if (answer && !isUnanswered(answer.error))
      return { found: answer.data?.items.find(isAbout(code)), error: answer.error };
    return { found: waiting?.items.find(isAbout(code)), error: answer?.error };
  };

  /** Counts scanned goods; the last ones complete the package. */
  const count = async (parcel: PackedParcel, code: string): Promise<void> => {
    const scanned = [...table.now().scanned, code];
    const left = parcel.items.length - scanned.length;
    if (left === 0) {
      const title = t('pack.step', { number: parcel.number, items: scanned.join(', ') });
      await steps.add('pack', title, { number: parcel.number, items: scanned });
      clear();
      const { cart } = table.now();
      if (cart) table.set({ cart: { ...cart, slots: cart.slots.filter(({ number }) => number !== parcel.number) } });
      table.set({ packed: parcel.number });
      return show('success', t('pack.done'), parcel.number);
    }
    table.set({ scanned });
    show('success', t('pack.left', { count: left }), code);
    undo.offer({
      text: t('pack.counted', { code }),
      undo: () => {
        table.set({ scanned: table.now().scanned.filter((one) => one !== code) });
        show('warning', t('pack.takenBack'), code);
      },
    });
  };

  const scanItem = async (parcel: PackedParcel, code: string): Promise<void> => {
    if (!parcel.items.some(({ number }) => number === code)) {
      const lost = await lostGoods(code);
      return lost ? show('danger', t('goods.lost'), lost) : show('danger', t('pack.wrong'), code);
    }
    if (table.now().scanned.includes(code)) return show('warning', t('pack.again'), code);
    return count(parcel, code);
  };

  /** A scanned pick list puts its cart to the table: then its slots open their packages. */
  const openCart = async (id: string): Promise<void> => {
    const answer = await soon(findPick({ params: { id } }));
    const pick = answer?.data;
    if (!pick) return show('danger', t('pack.noCart'), messageOf(answer?.error) || id);
    const slots = pick.packages
      .filter(({ status, stage }) => status === 'to_be_delivered' && stage === 'picking')
      .map(({ slot, number }) => ({ slot, number }));
    undo.clear();
    table.set({ cart: { id, slots }, parcel: null, scanned: [], packed: null, undecided: null });
    if (slots.length) show('success', t('pack.cart'), t('pack.cartText', { count: slots.length }));
    else show('warning', t('pack.cartDone'), id);
  };

  const open = async (asked: string): Promise<void> => {
    // A slot opens the package that it holds.
    const code = table.now().cart?.slots.find(({ slot }) => slot === asked)?.number ?? asked;
    const { found, error } = await lookUp(code);
    if (!found) {
      const lost = await lostGoods(code);
      return lost ? show('danger', t('goods.lost'), lost) : show('danger', t('pack.unknown'), messageOf(error) || code);
    }
    if (found.number === table.now().packed || (found.stage !== null && found.stage !== 'picking'))
      return show('warning', t('pack.already'), found.number);
    const { failed_goods: failed, missing_goods: missing } = found;
    if (failed.length || missing.length) {
      undo.clear();
      const undecidedFor = failed.length ? 'failed' : 'missing';
      table.set({ parcel: null, scanned: [], packed: null, undecided: found.number, undecidedFor });
      return failed.length
        ? show('danger', t('pack.failed'), failed.join(', '))
        : show('danger', t('pack.searched'), missing.join(', '));
    }
    if (found.customs_gaps.length) {
      undo.clear();
      const asks = found.customs_gaps.includes('tax_number');
      const undecidedFor = asks ? 'customs' : 'declaration';
      table.set({ parcel: null, scanned: [], packed: null, undecided: found.number, undecidedFor });
      return show('danger', t(asks ? 'pack.undeclared' : 'pack.unwritten'), found.number);
    }
    const { number, packing_note, packing_options, rehearsal, items } = found;
    const parcel: PackedParcel = { number, packing_note, packing_options, rehearsal, items };
    undo.clear();
    table.set({ parcel, scanned: [], packed: null, undecided: null });
    if (code === number) return show('success', t('pack.left', { count: items.length }), number);
    // The scan of goods opens their package and counts for it.
    await count(parcel, code);
  };

  const onCode = ({ kind, code }: ScannedCode): Promise<void> | void => {
    const { parcel, scanned, cart } = table.now();
    // Half of the goods of a package are in its box: another one must not take its place by a slip.
    const isOther = kind === 'pick' || kind === 'package' || cart?.slots.some(({ slot }) => slot === code);
    if (parcel && isOther && code !== parcel.number && scanned.length)
      return show('danger', t('pack.unfinished'), parcel.number);
    if (kind === 'pick') return openCart(code);
    if (!parcel || (isOther && code !== parcel.number)) return open(code);
    if (kind !== 'package') return scanItem(parcel, code);
    return show('warning', t('pack.again'), code);
  };
  const read = useCodes({ show, onCode, commands: { clear, undo: () => undo.run() }, expects: ['item', 'package'] });
  return { ...table.value, signal, undo, read, clear };
};
