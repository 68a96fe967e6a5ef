import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignal, type Signal } from '@caravan/console-core';
import { useLazyListStaffPackagesQuery, usePackPackageMutation } from '@caravan/warehouse-packages/api/staff';
import type { StaffPackage } from '@caravan/warehouse-packages/contract';
import { messageOf } from '../../lib/message-of.ts';
import { useCodes, type ScannedCode } from '../../lib/use-codes.ts';

export interface PackingWork {
  signal: Signal | undefined;
  /** The package on the table. */
  parcel: StaffPackage | undefined;
  scanned: ReadonlySet<string>;
  /** The package that was packed last, for its label. */
  packed: StaffPackage | undefined;
  read: (text: string) => void;
  clear: () => void;
}

/** The work at the packing station: scan a package or one of its goods, then all of its goods. */
export const usePacking = (): PackingWork => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const [find] = useLazyListStaffPackagesQuery();
  const [pack] = usePackPackageMutation();
  const [parcel, setParcel] = useState<StaffPackage>();
  const [scanned, setScanned] = useState<ReadonlySet<string>>(new Set());
  const [packed, setPacked] = useState<StaffPackage>();

  const clear = (): void => {
    setParcel(undefined);
    setScanned(new Set());
  };

  const save = async (held: StaffPackage, codes: ReadonlySet<string>): Promise<void> => {
    const { data, error } = await pack({ params: { number: held.number }, body: { items: [...codes] } });
    if (!data) return show('danger', t('pack.refused'), messageOf(error));
    clear();
    setPacked(data);
    show('success', t('pack.done'), held.number);
  };

  const scanItem = async (held: StaffPackage, code: string): Promise<void> => {
    if (!held.items.some(({ number }) => number === code)) return show('danger', t('pack.wrong'), code);
    if (scanned.has(code)) return show('warning', t('pack.again'), code);
    const codes = new Set([...scanned, code]);
    setScanned(codes);
    const left = held.items.length - codes.size;
    if (left > 0) return show('success', t('pack.left', { count: left }), code);
    await save(held, codes);
  };

  const open = async (code: string): Promise<void> => {
    const { data, error } = await find({ query: { q: code, status: 'to_be_delivered', page: 1, page_size: 2 } });
    const [found] = data?.items ?? [];
    if (!found) return show('danger', t('pack.unknown'), messageOf(error) || code);
    if (found.stage !== null && found.stage !== 'picking') return show('warning', t('pack.already'), found.number);
    setPacked(undefined);
    setParcel(found);
    setScanned(new Set());
    if (code === found.number) return show('success', t('pack.left', { count: found.items.length }), found.number);
    // The scan of goods opens their package and counts for it.
    const codes = new Set([code]);
    setScanned(codes);
    if (found.items.length > 1) return show('success', t('pack.left', { count: found.items.length - 1 }), found.number);
    await save(found, codes);
  };

  const onCode = ({ kind, code }: ScannedCode) => (parcel && kind !== 'package' ? scanItem(parcel, code) : open(code));
  const read = useCodes({ onCode, commands: { clear } });
  return { signal, parcel, scanned, packed, read, clear };
};
