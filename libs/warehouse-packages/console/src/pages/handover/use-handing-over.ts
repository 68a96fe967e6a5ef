import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignal, type Signal } from '@caravan/console-core';
import {
  useCloseHandoverMutation,
  useRemoveFromHandoverMutation,
  useScanHandoverMutation,
} from '@caravan/warehouse-packages/api/staff';
import { useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { messageOf } from '../../lib/message-of.ts';
import { useCodes, type ScannedCode } from '../../lib/use-codes.ts';

export interface HandingOver {
  signal: Signal | undefined;
  /** The package whose tracking number is awaited. */
  waiting: string | undefined;
  read: (text: string) => void;
  remove: (number: string) => Promise<void>;
  close: () => void;
  closing: boolean;
}

/** The work at the hand-over: scan a package, then its tracking number, until the carrier has all. */
export const useHandingOver = (id: string): HandingOver => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const [waiting, setWaiting] = useState<string>();
  const [scan] = useScanHandoverMutation();
  const [take] = useRemoveFromHandoverMutation();
  const [end, { isLoading }] = useCloseHandoverMutation();
  const { keyFor, settle } = useIdempotencyKey();

  const onCode = async ({ kind, code }: ScannedCode): Promise<void> => {
    if (kind === 'package') {
      setWaiting(code);
      return show('success', t('handover.tracking'), code);
    }
    if (waiting === undefined) return show('warning', t('handover.packageFirst'), code);
    const { data, error } = await scan({ params: { id }, body: { code: waiting, tracking_number: code } });
    if (!data) {
      setWaiting(undefined);
      return show('danger', t('handover.refused'), messageOf(error));
    }
    show('success', t('handover.added', { count: data.packages.length }), `${waiting} · ${code}`);
    setWaiting(undefined);
  };

  const remove = async (number: string): Promise<void> => {
    const { error } = await take({ params: { id }, body: { code: number } });
    if (error) show('danger', t('handover.refused'), messageOf(error));
    else show('warning', t('handover.removed'), number);
  };

  const close = useSingleFlight(async () => {
    const { data, error } = await end({ params: { id }, idempotencyKey: keyFor(id) });
    if (!data) return show('danger', t('handover.refused'), messageOf(error));
    settle();
    const refused = data.packages.filter(({ outcome }) => outcome === 'refused').length;
    if (refused) show('warning', t('handover.partly', { count: refused }), t('handover.partlyText'));
    else show('success', t('handover.done', { count: data.packages.length }), data.carrier);
  }, 0);

  const read = useCodes({ onCode, commands: { clear: () => setWaiting(undefined) } });
  return { signal, waiting, read, remove, close: () => void close(), closing: isLoading };
};
