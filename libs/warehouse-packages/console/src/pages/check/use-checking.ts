import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotos, useSignal, type Signal } from '@caravan/console-core';
import { useAddStorePhotosMutation, useCheckGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import type { QualityCheck, StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { useSingleFlight } from '@caravan/web-core';
import { messageOf } from '../../lib/message-of.ts';
import { useCodes, type ScannedCode } from '../../lib/use-codes.ts';
import { useFindGoods } from '../../lib/use-find-goods.ts';

/** As many as one upload takes. */
const maxPhotos = 20;

export interface Checking {
  signal: Signal | undefined;
  item: StaffStoreItem | undefined;
  photos: ReturnType<typeof usePhotos>;
  note: string;
  setNote: (note: string) => void;
  /** The note is missing, after an attempt to fail the check. */
  noteMissing: boolean;
  busy: boolean;
  read: (text: string) => void;
  decide: (result: QualityCheck['result']) => void;
}

/** The work at the quality station: scan goods, take photos, decide. */
export const useChecking = (options?: Parameters<typeof usePhotos>[0]): Checking => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const find = useFindGoods();
  const photos = usePhotos({ max: maxPhotos, ...options });
  const [upload, uploading] = useAddStorePhotosMutation();
  const [check, checking] = useCheckGoodsMutation();
  const [item, setItem] = useState<StaffStoreItem>();
  const [note, setNote] = useState('');
  const [noteMissing, setNoteMissing] = useState(false);

  const start = (next: StaffStoreItem | undefined): void => {
    setItem(next);
    setNote('');
    setNoteMissing(false);
    photos.clear();
  };

  const take = async ({ code }: ScannedCode): Promise<void> => {
    const { item: found, error } = await find.byNumber(code);
    if (!found) return show('danger', t('check.unknown'), messageOf(error) || code);
    start(found);
    const due = found.photos_due;
    show(
      'success',
      due ? t('check.photosDue', { count: due }) : t('check.look'),
      found.photo_note || found.condition_note,
    );
  };

  /** Uploads the photos first, because a check is passed only with them. */
  const save = async (result: QualityCheck['result']): Promise<void> => {
    if (!item) return;
    if (result === 'failed' && !note.trim()) {
      setNoteMissing(true);
      return show('warning', t('check.noteMissing'), t('check.noteMissingText'));
    }
    if (photos.photos.length) {
      const files = photos.photos.map(({ id, blob }) => new File([blob], `${id}.jpg`, { type: 'image/jpeg' }));
      const { error } = await upload({ params: { item_id: item.id }, body: { photos: files } });
      if (error) return show('danger', t('check.refused'), messageOf(error));
      photos.clear();
    }
    const { error } = await check({ params: { id: item.id }, body: { result, note: note.trim() } });
    if (error) return show('danger', t('check.refused'), messageOf(error));
    show(result === 'passed' ? 'success' : 'warning', t(`check.${result}`), item.number);
    start(undefined);
  };
  const saveOnce = useSingleFlight(save, 0);
  const pass = () => saveOnce('passed');
  const read = useCodes({ onCode: take, commands: { save: pass, clear: () => start(undefined) } });

  return {
    signal,
    item,
    photos,
    note,
    setNote,
    noteMissing,
    busy: uploading.isLoading || checking.isLoading,
    read,
    decide: (result) => void saveOnce(result),
  };
};
