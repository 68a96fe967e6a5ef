import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotos, useSignal, type PhotoFieldHandle, type Photos, type Signal } from '@caravan/console-core';
import { formatFen } from '@caravan/kernel';
import type { SignalTone } from '@caravan/ui-kit';
import {
  useAddParcelPhotosMutation,
  useCorrectWeighingMutation,
  useLazyGetStaffPackageQuery,
  useWeighPackageMutation,
} from '@caravan/warehouse-packages/api/staff';
import {
  maxParcelPhotos,
  type StaffPackage,
  type WeighingMeasures,
  type WeighingOutcome,
} from '@caravan/warehouse-packages/contract';
import { failureOf, useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { isUnanswered, messageOf } from '../../lib/failed-calls.ts';
import { useCodes, type ScannedCode } from '../../lib/use-codes.ts';
import { useKept } from '../../lib/use-kept.ts';
import { useKeptPhotos } from '../../lib/use-kept-photos.ts';
import { measuresOf, noMeasures, type TypedMeasures } from './weigh-measures.ts';

/** What a packer needs of a parcel; its address stays out of what is kept. */
interface WeighedParcel extends Pick<StaffPackage, 'number' | 'fee' | 'line' | 'weighing'> {
  /** Absent in what an earlier version of the console kept. */
  rehearsal?: StaffPackage['rehearsal'];
}

interface WeighingTable extends TypedMeasures {
  /** The parcel on the scales. */
  parcel: WeighedParcel | null;
  /** What was wrong with the weight that is corrected. */
  note: string;
  /** Whether missing fields are marked. */
  checked: boolean;
  /** What the server asks about the measures; they are recorded once the packer confirms them. */
  doubt: string | null;
}
const emptyTable: WeighingTable = { parcel: null, ...noMeasures, note: '', checked: false, doubt: null };

export interface WeighingWork extends WeighingTable {
  signal: Signal | undefined;
  photos: Photos;
  /** For the field of photos, so that the printed command works. */
  camera: RefObject<PhotoFieldHandle | null>;
  change: (change: Partial<TypedMeasures> & { note?: string }) => void;
  read: (text: string) => void;
  save: (sure?: boolean) => void;
  clear: () => void;
}

const toneOf: Readonly<Record<WeighingOutcome, SignalTone>> = {
  unchanged: 'success',
  returned: 'success',
  borne: 'success',
  asked: 'warning',
  refused: 'danger',
};

/** A parcel that waits for the scales, or one whose weight may still be corrected; the server decides about the rest. */
const canBeWeighed = ({ stage, weighing }: StaffPackage): boolean =>
  stage === 'packed' || (weighing !== null && (stage === 'held' || stage === 'ready'));

/**
 * The work at the scales: scan a package, weigh and measure it, photograph it, record. It needs the network, because
 * what becomes of the money decides whether the parcel may go on.
 */
export const useWeighing = (options?: Parameters<typeof usePhotos>[0]): WeighingWork => {
  const { t } = useTranslation('warehouse-packages-console');
  const [signal, show] = useSignal();
  const [find] = useLazyGetStaffPackageQuery();
  const [upload] = useAddParcelPhotosMutation();
  const [weigh] = useWeighPackageMutation();
  const [correct] = useCorrectWeighingMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const camera = useRef<PhotoFieldHandle>(null);
  const photos = usePhotos({ max: maxParcelPhotos, ...options });
  const table = useKept<WeighingTable>('weigh', emptyTable);
  const { forget } = useKeptPhotos(table.value.parcel?.number ?? null, photos);

  const clear = (): void => {
    forget();
    photos.clear();
    table.set(emptyTable);
  };

  const hasEntries = (): boolean => {
    const { weight, length, width, height, note } = table.now();
    return [weight, length, width, height, note].some(Boolean) || photos.photos.length > 0;
  };

  const open = async ({ kind, code }: ScannedCode): Promise<void> => {
    const { parcel } = table.now();
    if (kind !== 'package') return show('danger', t('weigh.noPackage'), code);
    if (parcel?.number === code) return show('warning', t('weigh.again'), code);
    if (parcel && hasEntries()) return show('danger', t('weigh.unfinished'), parcel.number);
    const { data, error } = await find({ params: { number: code } });
    if (!data) return show('danger', t(isUnanswered(error) ? 'weigh.noAnswer' : 'pack.unknown'), messageOf(error));
    if (!canBeWeighed(data)) return show('danger', t('weigh.notWaiting'), code);
    const { number, fee, line, weighing, rehearsal } = data;
    clear();
    table.set({ parcel: { number, fee, line, weighing, rehearsal } });
    show(weighing ? 'warning' : 'success', t(weighing ? 'weigh.correctNow' : 'weigh.weighNow'), code);
  };

  const send = async ({ number, weighing }: WeighedParcel, measures: WeighingMeasures, sure: boolean) => {
    const params = { number };
    // A repeated upload of a photo adds nothing.
    if (!weighing) {
      const files = photos.photos.map(
        ({ blob }, index) => new File([blob], `${index + 1}.jpg`, { type: 'image/jpeg' }),
      );
      const { error } = await upload({ params, body: { photos: files } });
      if (error) return { error };
    }
    const note = table.now().note.trim();
    const idempotencyKey = keyFor(JSON.stringify([number, measures, sure, note]));
    return weighing
      ? correct({ params, body: { ...measures, sure, note }, idempotencyKey })
      : weigh({ params, body: { ...measures, sure }, idempotencyKey });
  };

  const tell = ({ number, weighing }: StaffPackage): void => {
    if (!weighing) return;
    const { outcome, difference_fen: difference } = weighing;
    show(toneOf[outcome], t(`weigh.done.${outcome}`, { amount: formatFen(Math.abs(difference)) }), number);
  };

  const saveOnce = useSingleFlight(async (isSure: boolean) => {
    const { parcel, note } = table.now();
    if (!parcel) return show('warning', t('weigh.packageFirst'), t('weigh.idleText'));
    const measures = measuresOf(table.now());
    if (!measures || (parcel.weighing && !note.trim())) {
      table.set({ checked: true });
      return show('warning', t('weigh.missing'), parcel.number);
    }
    if (!parcel.weighing && !photos.photos.length) return show('warning', t('weigh.photoMissing'), parcel.number);
    const answer = await send(parcel, measures, isSure);
    if ('data' in answer && answer.data) {
      settle();
      clear();
      return tell(answer.data);
    }
    const reason = failureOf(answer.error)?.reason;
    const message = messageOf(answer.error);
    if (reason === 'implausible' || reason === 'parcel_not_carried') {
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
