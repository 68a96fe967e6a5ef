import { useEffect, useEffectEvent } from 'react';
import { useKeptValue } from '@caravan/console-core';
import { minute, scannedCode, trackingKey } from '@caravan/kernel';
import { procurementApi } from '@caravan/procurement/api';
import type { Parcel } from '@caravan/procurement/contract';
import { useAppDispatch } from '@caravan/web-core';

const refreshMs = 5 * minute;
const pageSize = 100;
/** More parcels than a warehouse expects in some days. */
const maxPages = 20;
const suggestions = 5;

export interface ExpectedParcels {
  /** The parcels with this tracking number, or with this number of an own parcel. Several shoppers may expect one number. */
  byCode: (code: string) => Promise<readonly Parcel[]>;
  /** The own parcels of the shopper with this code on labels. */
  ofShopper: (code: string) => Promise<readonly Parcel[]>;
  byId: (id: string) => Promise<Parcel | undefined>;
  /** Parcels whose number is part of the code, or the other way round. */
  like: (code: string) => Promise<readonly Parcel[]>;
  /** Forgets a parcel that was received. */
  remove: (id: string) => Promise<void>;
}

const keyOf = ({ tracking_number: number }: Parcel): string => trackingKey(number ?? '');

const isLike = (known: string, key: string): boolean =>
  known !== '' && key !== '' && (key.includes(known) || known.includes(key));

/** The parcels that the warehouse expects, kept on this device for scans without a network. */
export const useExpectedParcels = (): ExpectedParcels => {
  const kept = useKeptValue<readonly Parcel[]>('receive.expected');
  const dispatch = useAppDispatch();

  const readAll = async (signal: AbortSignal): Promise<readonly Parcel[] | undefined> => {
    const parcels: Parcel[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < maxPages && !signal.aborted; page += 1) {
      const query = { state: 'expected' as const, limit: pageSize, cursor };
      const call = procurementApi.endpoints.listParcels.initiate({ query }, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(call);
      // A part of the list would hide the rest.
      if (!data) return undefined;
      // The addresses of photos are signed and end: the device keeps none.
      parcels.push(...data.items.map((parcel) => ({ ...parcel, photos: [] })));
      if (data.next === null) break;
      cursor = data.next;
    }
    return signal.aborted ? undefined : parcels;
  };
  const refresh = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!navigator.onLine) return;
    const parcels = await readAll(signal);
    // Without storage there is no list; the head of the station says so.
    if (parcels) await kept?.write(parcels).catch(() => undefined);
  });

  useEffect(() => {
    if (!kept) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const again = () => void refresh(signal);
    again();
    const timer = setInterval(again, refreshMs);
    addEventListener('online', again, { signal });
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [kept]);

  const all = async (): Promise<readonly Parcel[]> => (await kept?.read().catch(() => undefined)) ?? [];
  return {
    byCode: async (code) => {
      const key = trackingKey(code);
      const typed = scannedCode(code);
      return (await all()).filter(
        (parcel) => (key !== '' && keyOf(parcel) === key) || parcel.forwarded?.number === typed,
      );
    },
    ofShopper: async (code) =>
      (await all()).filter(({ forwarded }) => forwarded?.code === scannedCode(code)).slice(0, suggestions),
    byId: async (id) => (await all()).find((parcel) => parcel.id === id),
    like: async (code) =>
      (await all()).filter((parcel) => isLike(keyOf(parcel), trackingKey(code))).slice(0, suggestions),
    remove: async (id) => {
      const parcels = await all();
      await kept?.write(parcels.filter((parcel) => parcel.id !== id)).catch(() => undefined);
    },
  };
};
