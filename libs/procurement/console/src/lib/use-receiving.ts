import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode, useSignal, type Signal } from '@caravan/console-core';
import { useLazyGetParcelQuery, useLazyLookUpCodeQuery, useReceiveParcelMutation } from '@caravan/procurement/api';
import type { Lookup, Parcel } from '@caravan/procurement/contract';
import { isApiError, useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import {
  draftsOf,
  isShort,
  receiptOf,
  sizePresets,
  sizeOf,
  type LineDraft,
  type SizeCommand,
} from './receipt-draft.ts';

const isSize = (command: string): command is SizeCommand => command in sizePresets;

/** A scanned code that leads to no parcel: it may be kept, or one of the candidates may be meant. */
export interface UnknownCode {
  code: string;
  candidates: Lookup['candidates'];
}

export interface Receiving {
  signal: Signal | undefined;
  /** The parcel on the table; undefined while a scan is awaited. */
  parcel: Parcel | undefined;
  unknown: UnknownCode | undefined;
  drafts: readonly LineDraft[];
  /** The line that is measured now. */
  active: number;
  setActive: (index: number) => void;
  change: (draft: LineDraft) => void;
  /** The rest of the purchase comes in another parcel. */
  moreComes: boolean;
  setMoreComes: (moreComes: boolean) => void;
  isShort: boolean;
  /** Shows what is missing, after an attempt to save. */
  checked: boolean;
  busy: boolean;
  scan: (text: string) => void;
  open: (parcelId: string) => Promise<void>;
  next: () => void;
  save: () => Promise<void>;
  clear: () => void;
}

const orderLinesOf = (parcel: Parcel | undefined) => parcel?.lines ?? [];

/** The work at the receive station: scan a parcel, measure its lines one after the other, save, and the next. */
export const useReceiving = (): Receiving => {
  const { t } = useTranslation('procurement-console');
  const [signal, show] = useSignal();
  const [parcel, setParcel] = useState<Parcel>();
  const [unknown, setUnknown] = useState<UnknownCode>();
  const [drafts, setDrafts] = useState<readonly LineDraft[]>([]);
  const [active, setActive] = useState(0);
  const [moreComes, setMoreComes] = useState(false);
  const [checked, setChecked] = useState(false);
  const [lookUp, looking] = useLazyLookUpCodeQuery();
  const [getParcel, reading] = useLazyGetParcelQuery();
  const [receive, receiving] = useReceiveParcelMutation();
  const { keyFor, settle } = useIdempotencyKey();

  const clear = (): void => {
    setParcel(undefined);
    setUnknown(undefined);
    setDrafts([]);
    setActive(0);
    setMoreComes(false);
    setChecked(false);
  };
  const refuse = (word: string, error: unknown): void => show('danger', word, isApiError(error) ? error.message : '');

  const open = async (parcelId: string): Promise<void> => {
    const { data, error } = await getParcel({ params: { id: parcelId } });
    if (!data) return refuse(t('receive.unreadable'), error);
    clear();
    if (data.state !== 'expected') return show('danger', t(`parcel.state.${data.state}`), t('receive.notExpected'));
    const proposed = draftsOf(data.lines);
    if (!proposed.length) return show('warning', t('receive.nothingExpected'), t('receive.nothingExpectedText'));
    setParcel(data);
    setDrafts(proposed);
    const count = proposed.reduce((sum, { quantity }) => sum + quantity, 0);
    show('success', t('receive.pieces', { count }), data.tracking_number ?? '');
  };

  const find = async (code: string): Promise<void> => {
    const { data, error } = await lookUp({ query: { code } });
    if (!data) return refuse(t('receive.unreadable'), error);
    if (data.kind === 'parcel' && data.ref !== null) return open(data.ref);
    if (data.kind === 'bin' && parcel) return patch({ bin: code });
    clear();
    if (data.kind === null || data.kind === 'purchase') setUnknown({ code, candidates: data.candidates });
    show('danger', t(data.kind === null ? 'receive.unknown' : 'receive.noParcel'), code);
  };

  /** Changes the line that is measured now. */
  const patch = (values: Partial<LineDraft>): void => {
    const draft = drafts[active];
    if (draft) change({ ...draft, ...values });
  };
  const change = (draft: LineDraft): void => {
    setDrafts((before) => before.map((one) => (one.lineId === draft.lineId ? draft : one)));
  };
  const next = (): void => setActive((before) => Math.min(before + 1, Math.max(0, drafts.length - 1)));

  const save = useSingleFlight(async (): Promise<void> => {
    if (!parcel) return;
    const body = receiptOf(drafts, moreComes);
    if (!body) {
      setChecked(true);
      show('warning', t('receive.incomplete'), t('receive.incompleteText'));
      return;
    }
    const { data, error } = await receive({ params: { id: parcel.id }, body, idempotencyKey: keyFor(body) });
    if (!data) return refuse(t('receive.refused'), error);
    settle();
    clear();
    show('success', t('receive.done'), data.items.map(({ number }) => number).join(' · '));
  }, 0);

  const scan = (text: string): void => {
    const read = readCode(text);
    if (read.kind === 'unknown-command') return show('danger', t('receive.unknownCommand'), read.code);
    if (read.kind !== 'command') {
      // A bin that the station knows by its form needs no question to the server.
      if (read.kind === 'bin' && parcel) return patch({ bin: read.code });
      return void find(read.code);
    }
    if (read.command === 'save') return void save();
    if (read.command === 'next') return next();
    if (read.command === 'clear') return clear();
    if (isSize(read.command)) patch(sizeOf(read.command));
  };

  return {
    signal,
    parcel,
    unknown,
    drafts,
    active,
    setActive,
    change,
    moreComes,
    setMoreComes,
    isShort: isShort(drafts, orderLinesOf(parcel)),
    checked,
    busy: looking.isFetching || reading.isFetching || receiving.isLoading,
    scan,
    open,
    next,
    save,
    clear,
  };
};
