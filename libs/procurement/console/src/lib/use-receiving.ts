import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceChoice, useSignal, type OutboxEntry, type ScannedCode } from '@caravan/console-core';
import { useLazyGetParcelQuery, useLazyLookUpCodeQuery } from '@caravan/procurement/api';
import type { ArrivedParcel, Parcel } from '@caravan/procurement/contract';
import { isApiError, reasonOf } from '@caravan/web-core';
import { answerOf, isUnreachable, offline } from './answer-of.ts';
import { foundOffline } from './found-offline.ts';
import { draftsOf, isShort, isStarted, receiptOf, sidesOf, type LineDraft } from './receipt-draft.ts';
import { emptyTable, isEmptyTable, isNumbered, withLine, type ReceiveTable } from './receive-table.ts';
import { useBoxSizes } from './use-box-sizes.ts';
import { useExpectedParcels } from './use-expected-parcels.ts';
import { tableOf, useReceiveSteps } from './use-receive-steps.ts';
import { useReceiveTable } from './use-receive-table.ts';

/** No number that staff scan is longer. */
const longestCode = 100;

/** Why the label of goods whose search ended as lost is refused. */
const lostGoods = new Set(['item_lost', 'item_turned_up']);

/** The work at the receive station: scan a parcel, measure its lines one after the other, save, and the next. */
export const useReceiving = () => {
  const { t } = useTranslation('procurement-console');
  const [signal, show] = useSignal();
  const { table, now, set } = useReceiveTable((found) => {
    if (found.code !== undefined) take({ kind: 'other', code: found.code });
  });
  const [lookUp, looking] = useLazyLookUpCodeQuery();
  const [getParcel, reading] = useLazyGetParcelQuery();
  const expected = useExpectedParcels();
  const sizeNamed = useBoxSizes();
  const steps = useReceiveSteps({
    // In turn, because the answer may come before its receipt has left the table.
    onReceived: (numbers) =>
      enqueue(() => {
        // A message about the last parcel would confuse the clerk who measures the next one.
        if (isEmptyTable(now())) show('success', t('receive.done'), numbers.join(' · '));
      }),
    onRefused: (entry) => {
      const message = entry.parked?.kind === 'refused' ? entry.parked.message : '';
      if (isEmptyTable(now())) mend(entry)?.();
      show('danger', t('receive.refused'), [entry.title, message].filter(Boolean).join(' · '));
    },
  });

  const clear = (): void => set(emptyTable());
  const refuse = (word: string, error: unknown): void => show('danger', word, isApiError(error) ? error.message : '');
  const endLookup = (): void => set({ ...now(), code: undefined });
  /** An ended session leaves the code on the table, and the next login looks it up again. */
  const lookupFailed = (error: unknown): void => {
    if (isApiError(error) && error.status !== 401) endLookup();
    refuse(t(lostGoods.has(reasonOf(error) ?? '') ? 'receive.lost' : 'receive.unreadable'), error);
  };

  /** A scan of another parcel must not replace the entries for this one. */
  const isOccupied = (id?: string): boolean => {
    const { parcel, drafts } = now();
    if (!parcel || parcel.id === id || !isStarted(drafts)) return false;
    endLookup();
    show('warning', t('receive.unfinished'), t('receive.unfinishedText', { number: parcel.tracking_number ?? '' }));
    return true;
  };

  /** A parcel on the table stays as it is. */
  const isOnTable = (parcel: Parcel | undefined): boolean => {
    if (!parcel) return false;
    endLookup();
    const count = parcel.lines.reduce((sum, { expected_quantity: pieces }) => sum + pieces, 0);
    show('success', t('receive.pieces', { count }), parcel.tracking_number ?? '');
    return true;
  };

  /** Puts a parcel on the table; `before` is what was entered of it when it was still unknown. */
  const put = (parcel: Parcel, before?: ReceiveTable): void => {
    if (isOccupied(parcel.id)) return;
    if (parcel.state !== 'expected') {
      clear();
      return show('danger', t(`parcel.state.${parcel.state}`), t('receive.notExpected'));
    }
    const proposed = draftsOf(parcel.lines);
    if (!proposed.length) {
      clear();
      return show('warning', t('receive.nothingExpected'), t('receive.nothingExpectedText'));
    }
    const { entered, replacesEntryId } = before ?? {};
    const known = entered && proposed.length === 1;
    const drafts = proposed.map((draft) =>
      known ? { ...draft, weight: String(entered.body.weight_g), bin: entered.body.bin } : draft,
    );
    set({ ...emptyTable(), parcel, drafts, ...(replacesEntryId === undefined ? {} : { replacesEntryId }) });
    isOnTable(parcel);
  };

  /** A parcel whose step is still in the outbox is not received again: it waits, or is opened to be changed. */
  const isInOutbox = (what: { id?: string; code?: string }): boolean => {
    const entry = steps.about(what);
    // The step that is being changed is no second one.
    if (!entry || entry.id === now().replacesEntryId) return false;
    const change = entry.parked && mend(entry);
    if (change && isOccupied()) return true;
    endLookup();
    if (change) change();
    show('warning', t(entry.parked ? 'receive.refused' : 'receive.saved'), entry.title);
    return true;
  };

  const openNow = async (id: string, before?: ReceiveTable): Promise<void> => {
    if (now().parcel?.id === id && isOnTable(now().parcel)) return;
    if (isInOutbox({ id })) return;
    const { data, error } = navigator.onLine ? await answerOf(getParcel({ params: { id } })) : offline;
    const parcel = data ?? (isUnreachable(error) ? await expected.byId(id) : undefined);
    if (parcel) return put(parcel, before);
    lookupFailed(error);
  };

  /** Without an answer, a parcel is found among those that the device knows. */
  const findOffline = async ({ kind, code }: ScannedCode): Promise<void> => {
    const found = await foundOffline(expected, code);
    if (found.as === 'parcel') return isInOutbox({ id: found.parcel.id }) ? undefined : put(found.parcel);
    // Bins may have codes of the shop's own; the server checks it with the receipt.
    if (found.as === 'offline' && now().parcel && kind !== 'tracking')
      return set(withLine({ ...now(), code: undefined }, { bin: code }));
    if (isOccupied()) return;
    const { as, candidates } = found;
    // The number that was scanned before a shopper's code is that of the same parcel.
    const own = as === 'ofShopper' ? { code: now().unknown?.code ?? '', shopper: code } : { code };
    set({ ...emptyTable(), unknown: { ...own, candidates } });
    show('warning', t(`receive.${as}`), as === 'offline' ? t('receive.offlineText', { code }) : code);
  };

  const find = async (scanned: ScannedCode, before?: ReceiveTable): Promise<void> => {
    const { code } = scanned;
    if (code.length > longestCode) return show('danger', t('receive.unreadable'), t('receive.tooLong'));
    const { parcel } = now();
    if (isNumbered(parcel, code) && isOnTable(parcel)) return;
    if (!before && isInOutbox({ code })) return;
    set({ ...now(), code });
    const { data, error } = navigator.onLine ? await answerOf(lookUp({ query: { code } })) : offline;
    if (isUnreachable(error)) return before ? endLookup() : findOffline(scanned);
    if (!data) return lookupFailed(error);
    if (data.kind === 'parcel' && data.ref !== null) return openNow(data.ref, before);
    if (data.kind === 'bin' && now().parcel) return set(withLine({ ...now(), code: undefined }, { bin: code }));
    if (before) return endLookup();
    if (isOccupied()) return;
    if (data.kind === 'shopper') {
      // The number that was scanned before it is that of the same parcel.
      const { unknown } = now();
      set({ ...emptyTable(), unknown: { code: unknown?.code ?? '', candidates: [], shopper: code } });
      return show('warning', t('receive.ofShopper'), code);
    }
    clear();
    if (data.kind === null || data.kind === 'purchase')
      set({ ...emptyTable(), unknown: { code, candidates: data.candidates } });
    show('danger', t(data.kind === null ? 'receive.unknown' : 'receive.noParcel'), code);
  };

  const saveNow = async (): Promise<void> => {
    const { parcel, drafts, moreComes, key, replacesEntryId } = now();
    if (!parcel) return;
    const receipt = receiptOf(drafts, moreComes);
    if (!receipt) {
      set({ ...now(), checked: true });
      return show('warning', t('receive.incomplete'), t('receive.incompleteText'));
    }
    const warehouse = deviceChoice('warehouse');
    const body = warehouse ? { ...receipt, warehouse } : receipt;
    try {
      await steps.receipt({ parcel, drafts, moreComes, body }, key);
    } catch {
      return show('danger', t('receive.notKept'), t('receive.notKeptText'));
    }
    clear();
    show('success', t('receive.saved'), parcel.tracking_number ?? '');
    if (replacesEntryId !== undefined) await steps.discard(replacesEntryId);
    await expected.remove(parcel.id);
  };

  const keepNow = async (body: ArrivedParcel, photos: readonly Blob[]): Promise<{ error?: unknown }> => {
    const { key, replacesEntryId } = now();
    try {
      await steps.keep({ body, photos }, key);
    } catch (error) {
      show('danger', t('receive.notKept'), t('receive.notKeptText'));
      return { error };
    }
    clear();
    show('success', t('keep.done'), body.tracking_number ?? '');
    if (replacesEntryId !== undefined) await steps.discard(replacesEntryId);
    return {};
  };

  const mend = (entry: OutboxEntry): (() => void) | undefined => {
    const refused = tableOf(entry);
    if (!refused) return undefined;
    return () => {
      if (isOccupied()) return;
      set(refused);
      // Without a network it was unknown whether the parcel is expected.
      const code = refused.unknown?.code;
      if (code) enqueue(() => find({ kind: 'tracking', code }, refused));
    };
  };

  const measureAs = async (code: string): Promise<void> => {
    const size = await sizeNamed(code);
    if (!size) return show('warning', t('receive.noSize'), t('receive.noSizeText', { code }));
    set(withLine(now(), sidesOf(size)));
  };

  /** Scans are taken one after the other: one that comes during a lookup waits for its parcel. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = (work: () => void | Promise<void>): void => {
    queue.current = Promise.allSettled([queue.current]).then(work);
  };
  const take = (scanned: ScannedCode): void =>
    enqueue(() => {
      if (scanned.kind !== 'bin' || !now().parcel) return find(scanned);
      // A bin that the station knows by its form needs no question to the server.
      return set(withLine(now(), { bin: scanned.code }));
    });

  return {
    signal,
    show,
    table,
    receipts: steps.receipts,
    isShort: isShort(table.drafts, table.parcel?.lines ?? []),
    /** A parcel is being looked up. */
    busy: looking.isFetching || reading.isFetching,
    take,
    /** Fills in the sides of a size by its code. */
    size: (size: string) => enqueue(() => measureAs(size)),
    choose: (active: number) => set({ ...now(), active }),
    next: () =>
      enqueue(() => set({ ...now(), active: Math.min(now().active + 1, Math.max(0, now().drafts.length - 1)) })),
    /** Changes the line that is measured now. */
    change: (patch: Partial<LineDraft>) => set(withLine(now(), patch)),
    setMoreComes: (moreComes: boolean) => set({ ...now(), moreComes }),
    open: (id: string) => enqueue(() => openNow(id)),
    save: () => enqueue(saveNow),
    keep: keepNow,
    clear: () => enqueue(clear),
    /** Opens a refused step again; undefined for one that cannot be changed. */
    mend,
  };
};

export type Receiving = ReturnType<typeof useReceiving>;
