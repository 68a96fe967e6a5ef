import { useTranslation } from 'react-i18next';
import {
  useSignal,
  isUnanswered,
  messageOf,
  useBoxTable,
  type BoxRecord,
  type BoxWork,
  useCodes,
  type ScannedCode,
} from '@caravan/console-core';
import { formatFen } from '@caravan/kernel';
import type { SignalTone } from '@caravan/ui-kit';
import {
  useAddPackedPhotosMutation,
  useCorrectWeighingMutation,
  useLazyGetStaffPackageQuery,
  useWeighPackageMutation,
} from '@caravan/warehouse-packages/api/staff';
import {
  maxParcelPhotos,
  maxWeighedG,
  maxWeighedMm,
  type StaffPackage,
  type WeighingOutcome,
} from '@caravan/warehouse-packages/contract';

const limits = { weightG: maxWeighedG, sideMm: maxWeighedMm, photos: maxParcelPhotos };

/** A packer needs no more of a parcel; its address stays out of the kept data. */
export type WeighedParcel = Pick<StaffPackage, 'number' | 'discount_fen' | 'fee' | 'line' | 'weighing' | 'rehearsal'>;

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

/** The work at the scales: scan a package, weigh and measure it, photograph it, record. */
export const useWeighing = (options?: Parameters<typeof useBoxTable>[1]): BoxWork<WeighedParcel> => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const [signal, show] = useSignal();
  const [find] = useLazyGetStaffPackageQuery();
  const [upload] = useAddPackedPhotosMutation();
  const [weigh] = useWeighPackageMutation();
  const [correct] = useCorrectWeighingMutation();

  const send = async ({ number, weighing }: WeighedParcel, { measures, sure, note, files, key }: BoxRecord) => {
    const params = { number };
    if (weighing) return correct({ params, body: { ...measures, sure, note }, idempotencyKey: key });
    // A repeated upload of a photo adds nothing.
    const { error } = await upload({ params, body: { photos: files } });
    return error ? { error } : weigh({ params, body: { ...measures, sure }, idempotencyKey: key });
  };

  const tell = (_: WeighedParcel, { number, weighing }: StaffPackage): void => {
    if (!weighing) return;
    const { outcome, difference_fen: difference } = weighing;
    show(toneOf[outcome], t(`weigh.done.${outcome}`, { amount: formatFen(Math.abs(difference)) }), number);
  };

  const { now, hasEntries, put, ...table } = useBoxTable<WeighedParcel, StaffPackage>(
    {
      lane: 'weigh',
      limits,
      isRecorded: ({ weighing }) => weighing !== null,
      idle: { word: t('weigh.packageFirst'), text: t('weigh.idleText') },
      doubts: ['implausible', 'parcel_not_carried'],
      send,
      tell,
      show,
    },
    options,
  );

  const open = async ({ kind, code }: ScannedCode): Promise<void> => {
    const parcel = now();
    if (kind !== 'package') return show('danger', t('weigh.noPackage'), code);
    if (parcel?.number === code) return show('warning', t('weigh.again'), code);
    if (parcel && hasEntries()) return show('danger', t('weigh.unfinished'), parcel.number);
    const { data, error } = await find({ params: { number: code } });
    if (!data)
      return show(
        'danger',
        isUnanswered(error) ? t('station.noAnswer', { ns: 'console-core' }) : t('pack.unknown'),
        messageOf(error),
      );
    if (!canBeWeighed(data)) return show('danger', t('weigh.notWaiting'), code);
    const { number, discount_fen, fee, line, weighing, rehearsal } = data;
    put({ number, discount_fen, fee, line, weighing, rehearsal });
    show(weighing ? 'warning' : 'success', t(weighing ? 'weigh.correctNow' : 'weigh.weighNow'), code);
  };
  const read = useCodes({
    show,
    onCode: open,
    expects: ['package'],
    commands: { save: () => table.save(), photo: () => table.camera.current?.shoot(), clear: table.clear },
  });
  return { ...table, signal, read };
};
