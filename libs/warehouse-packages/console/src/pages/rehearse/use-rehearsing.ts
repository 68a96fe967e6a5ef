import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotos, useSignal, type PhotoFieldHandle, type Photos, type Signal } from '@caravan/console-core';
import {
  useAddRehearsalPhotosMutation,
  useCorrectRehearsalMutation,
  useLazyListStaffServicesQuery,
  useRehearseGoodsMutation,
} from '@caravan/warehouse-packages/api/staff';
import { maxParcelPhotos, type StaffService, type WeighingMeasures } from '@caravan/warehouse-packages/contract';
import { failureOf, useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { isUnanswered, messageOf } from '../../lib/failed-calls.ts';
import { useCodes, type ScannedCode } from '../../lib/use-codes.ts';
import { useKept } from '../../lib/use-kept.ts';
import { useKeptPhotos } from '../../lib/use-kept-photos.ts';
import { measuresOf, noMeasures, type TypedMeasures } from '../weigh/weigh-measures.ts';

/** What a packer needs of a packing rehearsal. */
type Rehearsed = Pick<StaffService, 'number' | 'items' | 'note' | 'rehearsal'>;

interface RehearsingTable extends TypedMeasures {
  /** The rehearsal on the table. */
  service: Rehearsed | null;
  /** What the shopper should know; of a correction what was wrong. */
  remark: string;
  /** Whether missing fields are marked. */
  checked: boolean;
  /** What the server asks about the weight; it is recorded once the packer confirms it. */
  doubt: string | null;
}
const emptyTable: RehearsingTable = { service: null, ...noMeasures, remark: '', checked: false, doubt: null };

export interface RehearsingWork extends RehearsingTable {
  signal: Signal | undefined;
  photos: Photos;
  /** For the field of photos, so that the printed command works. */
  camera: RefObject<PhotoFieldHandle | null>;
  change: (change: Partial<TypedMeasures> & { remark?: string }) => void;
  read: (text: string) => void;
  save: (sure?: boolean) => void;
  clear: () => void;
}

/** Whether the box was recorded before, so that values are corrected. */
export const isRecorded = ({ rehearsal }: Rehearsed): boolean => (rehearsal?.results.length ?? 0) > 0;

/** The rehearsal that a code means: the one with this number, or the one of these goods that is to be done. */
const meant = (found: readonly StaffService[], { kind, code }: ScannedCode): StaffService | undefined =>
  kind === 'service'
    ? found.find(({ number }) => number === code)
    : (found.find(({ status }) => status === 'paid') ?? found.find(({ status }) => status === 'done'));

/**
 * The work at the table of packing rehearsals: scan a service or its goods, pack them, weigh and measure the box,
 * photograph it, record. It needs the network, because the shopper is told the price at once.
 */
export const useRehearsing = (options?: Parameters<typeof usePhotos>[0]): RehearsingWork => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const [find] = useLazyListStaffServicesQuery();
  const [upload] = useAddRehearsalPhotosMutation();
  const [rehearse] = useRehearseGoodsMutation();
  const [correct] = useCorrectRehearsalMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const camera = useRef<PhotoFieldHandle>(null);
  const photos = usePhotos({ max: maxParcelPhotos, ...options });
  const table = useKept<RehearsingTable>('rehearse', emptyTable);
  const { forget } = useKeptPhotos(table.value.service?.number ?? null, photos);

  const clear = (): void => {
    forget();
    photos.clear();
    table.set(emptyTable);
  };

  const hasEntries = (): boolean => {
    const { weight, length, width, height, remark } = table.now();
    return [weight, length, width, height, remark].some(Boolean) || photos.photos.length > 0;
  };

  const open = async (scanned: ScannedCode): Promise<void> => {
    const { service } = table.now();
    const { code } = scanned;
    if (scanned.kind !== 'service' && scanned.kind !== 'item') return show('danger', t('rehearse.noService'), code);
    if (service?.number === code || service?.items.some(({ number }) => number === code))
      return show('warning', t('rehearse.again'), code);
    if (service && hasEntries()) return show('danger', t('rehearse.unfinished'), service.number);
    const { data, error } = await find({ query: { q: code, kind: 'rehearsal', limit: 20 } });
    if (!data)
      return show('danger', t(isUnanswered(error) ? 'weigh.noAnswer' : 'rehearse.unknown'), messageOf(error) || code);
    const found = meant(data.items, scanned);
    if (!found) return show('danger', t('rehearse.unknown'), code);
    if (found.status !== 'paid' && found.status !== 'done') return show('danger', t('rehearse.notWaiting'), code);
    clear();
    const { number, items, note, rehearsal } = found;
    table.set({ service: { number, items, note, rehearsal } });
    const isDone = found.status === 'done';
    show(isDone ? 'warning' : 'success', t(isDone ? 'rehearse.correctNow' : 'rehearse.packNow'), number);
  };

  const send = async (service: Rehearsed, measures: WeighingMeasures, sure: boolean) => {
    const params = { number: service.number };
    const note = table.now().remark.trim();
    const body = { ...measures, sure, note };
    const idempotencyKey = keyFor(JSON.stringify([service.number, body]));
    if (isRecorded(service)) return correct({ params, body, idempotencyKey });
    // A repeated upload of a photo adds nothing.
    const files = photos.photos.map(({ blob }, index) => new File([blob], `${index + 1}.jpg`, { type: 'image/jpeg' }));
    const { error } = await upload({ params, body: { photos: files } });
    return error ? { error } : rehearse({ params, body, idempotencyKey });
  };

  const saveOnce = useSingleFlight(async (isSure: boolean) => {
    const { service, remark } = table.now();
    if (!service) return show('warning', t('rehearse.first'), t('rehearse.idleText'));
    const measures = measuresOf(table.now());
    if (!measures || (isRecorded(service) && !remark.trim())) {
      table.set({ checked: true });
      return show('warning', t('weigh.missing'), service.number);
    }
    if (!isRecorded(service) && !photos.photos.length) return show('warning', t('weigh.photoMissing'), service.number);
    const answer = await send(service, measures, isSure);
    if ('data' in answer && answer.data) {
      settle();
      clear();
      return show('success', t('rehearse.done'), service.number);
    }
    const message = messageOf(answer.error);
    if (failureOf(answer.error)?.reason === 'rehearsal_implausible') {
      table.set({ doubt: message });
      return show('warning', t('weigh.doubt'), message);
    }
    show('danger', t(isUnanswered(answer.error) ? 'weigh.noAnswer' : 'refused'), message);
  }, 0);
  const read = useCodes({
    show,
    onCode: open,
    commands: { save: () => saveOnce(false), photo: () => camera.current?.shoot(), clear },
  });
  return {
    ...table.value,
    signal,
    photos,
    camera,
    change: (change) => table.set({ ...change, doubt: null }),
    read,
    save: (sure = false) => void saveOnce(sure),
    clear,
  };
};
