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
import {
  useAddRehearsalPhotosMutation,
  useCorrectRehearsalMutation,
  useLazyListStaffServicesQuery,
  useRehearseGoodsMutation,
} from '@caravan/goods-services/api/staff';
import { type StaffService } from '@caravan/goods-services/contract';
import { maxParcelPhotos, maxWeighedG, maxWeighedMm } from '@caravan/warehouse-packages/contract';

const limits = { weightG: maxWeighedG, sideMm: maxWeighedMm, photos: maxParcelPhotos };

/** The part of a packing rehearsal that its packer sees. */
export type Rehearsed = Pick<StaffService, 'number' | 'items' | 'note' | 'rehearsal'>;

/** Whether the box was recorded before, so that values are corrected. */
const isRecorded = ({ rehearsal }: Rehearsed): boolean => (rehearsal?.results.length ?? 0) > 0;

/** The rehearsal that a code means: the one with this number, or the one of these goods that is to be done. */
const meant = (found: readonly StaffService[], { kind, code }: ScannedCode): StaffService | undefined =>
  kind === 'service'
    ? found.find(({ number }) => number === code)
    : (found.find(({ status }) => status === 'paid') ?? found.find(({ status }) => status === 'done'));

/**
 * The work at the table of packing rehearsals: scan a service or its goods, pack them, weigh and measure the box,
 * photograph it, record.
 */
export const useRehearsing = (options?: Parameters<typeof useBoxTable>[1]): BoxWork<Rehearsed> => {
  const { t } = useTranslation(['goods-services-console', 'console-core']);
  const [signal, show] = useSignal();
  const [find] = useLazyListStaffServicesQuery();
  const [upload] = useAddRehearsalPhotosMutation();
  const [rehearse] = useRehearseGoodsMutation();
  const [correct] = useCorrectRehearsalMutation();

  const send = async (service: Rehearsed, { measures, sure, note, files, key }: BoxRecord) => {
    const params = { number: service.number };
    const call = { params, body: { ...measures, sure, note }, idempotencyKey: key };
    if (isRecorded(service)) return correct(call);
    // A repeated upload of a photo adds nothing.
    const { error } = await upload({ params, body: { photos: files } });
    return error ? { error } : rehearse(call);
  };

  const { now, hasEntries, put, ...table } = useBoxTable<Rehearsed, StaffService>(
    {
      lane: 'rehearse',
      limits,
      isRecorded,
      idle: { word: t('rehearse.first'), text: t('rehearse.idleText') },
      doubts: ['rehearsal_implausible'],
      send,
      tell: ({ number }) => show('success', t('rehearse.done'), number),
      show,
    },
    options,
  );

  const open = async (scanned: ScannedCode): Promise<void> => {
    const service = now();
    const { code } = scanned;
    if (scanned.kind !== 'service' && scanned.kind !== 'item') return show('danger', t('rehearse.noService'), code);
    if (service?.number === code || service?.items.some(({ number }) => number === code))
      return show('warning', t('rehearse.again'), code);
    if (service && hasEntries()) return show('danger', t('rehearse.unfinished'), service.number);
    const { data, error } = await find({ query: { q: code, kind: 'rehearsal', limit: 20 } });
    if (!data)
      return show(
        'danger',
        isUnanswered(error) ? t('station.noAnswer', { ns: 'console-core' }) : t('rehearse.unknown'),
        messageOf(error) || code,
      );
    const found = meant(data.items, scanned);
    if (!found) return show('danger', t('rehearse.unknown'), code);
    if (found.status !== 'paid' && found.status !== 'done') return show('danger', t('rehearse.notWaiting'), code);
    const { number, items, note, rehearsal } = found;
    put({ number, items, note, rehearsal });
    const isDone = found.status === 'done';
    show(isDone ? 'warning' : 'success', t(isDone ? 'rehearse.correctNow' : 'rehearse.packNow'), number);
  };
  const read = useCodes({
    show,
    onCode: open,
    expects: ['item', 'service'],
    commands: { save: () => table.save(), photo: () => table.camera.current?.shoot(), clear: table.clear },
  });
  return { ...table, signal, read };
};
