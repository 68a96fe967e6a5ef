import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import type { PhotoFieldHandle } from '../camera/photo-field.tsx';
import { usePhotos, type Photos } from '../camera/use-photos.ts';
import { isUnanswered, messageOf } from '../station/failed-calls.ts';
import { useKept } from '../station/use-kept.ts';
import { useKeptPhotos } from '../station/use-kept-photos.ts';
import type { Signal, useSignal } from '../station/use-signal.ts';
import { measuresOf, noMeasures, type BoxLimits, type BoxMeasures, type TypedMeasures } from './box-measures.ts';

/** `key` makes a repeated call count once. */
export interface BoxRecord {
  measures: BoxMeasures;
  /** The packer confirms measures that the server doubts. */
  sure: boolean;
  note: string;
  files: File[];
  key: string;
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

/** The differences between stations of boxes. */
export interface BoxStation<Subject, Data> {
  /** Its name, under which the table is kept on the device. */
  lane: string;
  limits: BoxLimits & { photos: number };
  /** Whether the box was recorded before, so that values are corrected: with a reason, and without photos. */
  isRecorded: (subject: Subject) => boolean;
  /** Says what to scan first. */
  idle: { word: string; text: string };
  /** The reasons of refusals that the packer may confirm. */
  doubts: readonly string[];
  send: (subject: Subject, record: BoxRecord) => Promise<Answer<Data>>;
  tell: (subject: Subject, data: Data) => void;
  show: ReturnType<typeof useSignal>[1];
}

interface Table<Subject> extends TypedMeasures {
  /** A parcel, or a rehearsal. */
  subject: Subject | null;
  /** The fault of values that are corrected, or a fact that the shopper should know. */
  note: string;
  /** Whether missing fields are marked. */
  checked: boolean;
  /** A question of the server about the measures; they are recorded once the packer confirms them. */
  doubt: string | null;
}

/** The display and the actions of a station of boxes. */
export interface BoxWork<Subject> extends Table<Subject> {
  signal: Signal | undefined;
  limits: BoxLimits;
  /** Whether what was recorded before is corrected. */
  isCorrection: boolean;
  photos: Photos;
  /** For the field of photos, so that the printed command works. */
  camera: RefObject<PhotoFieldHandle | null>;
  change: (change: Partial<TypedMeasures> & { note?: string }) => void;
  read: (text: string) => void;
  save: (sure?: boolean) => void;
  clear: () => void;
}

export type BoxTable<Subject> = Omit<BoxWork<Subject>, 'read' | 'signal'> & {
  /** The subject on the table, also before the page has shown it. */
  now: () => Subject | null;
  /** Whether something was typed or photographed that a further scan would lose. */
  hasEntries: () => boolean;
  put: (subject: Subject) => void;
};

/**
 * A box on a table: weighed, measured, photographed and recorded, or corrected. It needs the network, because the shopper
 * is told the price at once.
 */
export const useBoxTable = <Subject extends { number: string }, Data>(
  { lane, limits, isRecorded, idle, doubts, send, tell, show }: BoxStation<Subject, Data>,
  options?: Parameters<typeof usePhotos>[0],
): BoxTable<Subject> => {
  const { t } = useTranslation('console-core');
  const { keyFor, settle } = useIdempotencyKey();
  const camera = useRef<PhotoFieldHandle>(null);
  const photos = usePhotos({ max: limits.photos, ...options });
  const emptyTable: Table<Subject> = { subject: null, ...noMeasures, note: '', checked: false, doubt: null };
  const table = useKept<Table<Subject>>(lane, emptyTable);
  const { forget } = useKeptPhotos(table.value.subject?.number ?? null, photos);

  const clear = (): void => {
    forget();
    photos.clear();
    table.set(emptyTable);
  };

  const hasEntries = (): boolean => {
    const { weight, length, width, height, note } = table.now();
    return [weight, length, width, height, note].some(Boolean) || photos.photos.length > 0;
  };

  const saveOnce = useSingleFlight(async (sure: boolean) => {
    const { subject, note: typed } = table.now();
    if (!subject) return show('warning', idle.word, idle.text);
    const { number } = subject;
    const measures = measuresOf(table.now(), limits);
    const note = typed.trim();
    if (!measures || (isRecorded(subject) && !note)) {
      table.set({ checked: true });
      return show('warning', t('box.missing'), number);
    }
    if (!isRecorded(subject) && !photos.photos.length) return show('warning', t('box.photoMissing'), number);
    const files = photos.photos.map(({ blob }, index) => new File([blob], `${index + 1}.jpg`, { type: 'image/jpeg' }));
    const key = keyFor(JSON.stringify([number, measures, sure, note]));
    const { data, error } = await send(subject, { measures, sure, note, files, key });
    if (data) {
      settle();
      clear();
      return tell(subject, data);
    }
    const message = messageOf(error);
    if (doubts.includes(failureOf(error)?.reason ?? '')) {
      table.set({ doubt: message });
      return show('warning', t('box.doubt'), message);
    }
    show('danger', t(isUnanswered(error) ? 'station.noAnswer' : 'station.refused'), message);
  }, 0);

  return {
    ...table.value,
    limits,
    isCorrection: table.value.subject !== null && isRecorded(table.value.subject),
    photos,
    camera,
    now: () => table.now().subject,
    hasEntries,
    put: (subject) => {
      clear();
      table.set({ subject });
    },
    change: (change) => table.set({ ...change, doubt: null }),
    save: (sure = false) => void saveOnce(sure),
    clear,
  };
};
