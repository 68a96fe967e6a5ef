import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox, useOutboxHandlers, type OutboxEntry } from '@caravan/console-core';
import { trackingKey } from '@caravan/kernel';
import { useAddParcelPhotosMutation, useKeepParcelMutation, useReceiveParcelMutation } from '@caravan/procurement/api';
import type { ArrivedParcel, Parcel, ParcelReceipt } from '@caravan/procurement/contract';
import type { LineDraft } from './receipt-draft.ts';
import { emptyTable, type ReceiveTable } from './receive-table.ts';

/** A receipt in the outbox: what is sent, and what was entered. */
export interface ReceiptStep {
  parcel: Parcel;
  drafts: readonly LineDraft[];
  moreComes: boolean;
  body: ParcelReceipt;
}

/** An unknown parcel in the outbox. */
export interface KeepStep {
  body: ArrivedParcel;
  photos: readonly Blob[];
}

interface PhotosStep {
  parcelId: string;
  photos: readonly Blob[];
}

export type ReceiveStep =
  | { kind: 'receive.receipt'; payload: ReceiptStep }
  | { kind: 'receive.keep'; payload: KeepStep }
  | { kind: 'receive.photos'; payload: PhotosStep };

/** The step in an entry of the outbox; undefined for those of other stations. */
export const receiveStepOf = ({ kind, payload }: OutboxEntry): ReceiveStep | undefined =>
  kind.startsWith('receive.') ? ({ kind, payload } as ReceiveStep) : undefined;

/** The table with what was entered in a refused step, to be changed; undefined for a step that cannot be changed. */
export const tableOf = (entry: OutboxEntry): ReceiveTable | undefined => {
  const { parked, id: replacesEntryId } = entry;
  // A step that may have counted already is only sent again as it is.
  if (parked?.kind !== 'refused' || parked.status < 400 || parked.status >= 500) return undefined;
  const step = receiveStepOf(entry);
  if (step?.kind === 'receive.receipt') {
    const { parcel, drafts, moreComes } = step.payload;
    return { ...emptyTable(), parcel, drafts, moreComes, checked: true, replacesEntryId };
  }
  if (step?.kind !== 'receive.keep') return undefined;
  const code = step.payload.body.tracking_number ?? '';
  return { ...emptyTable(), unknown: { code, candidates: [] }, entered: step.payload, replacesEntryId };
};

const isAbout = (entry: OutboxEntry, { id, code }: { id?: string; code?: string }): boolean => {
  const step = receiveStepOf(entry);
  const parcel = step?.kind === 'receive.receipt' ? step.payload.parcel : undefined;
  if (parcel && parcel.id === id) return true;
  const number = step?.kind === 'receive.keep' ? step.payload.body.tracking_number : parcel?.tracking_number;
  return code !== undefined && number != null && trackingKey(number) === trackingKey(code);
};

export interface ReceiveSteps {
  receipt: (step: ReceiptStep, key: string) => Promise<void>;
  keep: (step: KeepStep, key: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  /** The numbers of the goods of each receipt that the server has counted since the page was opened, oldest first. */
  receipts: readonly (readonly string[])[];
  /** The step about a parcel that is still in the outbox. */
  about: (what: { id?: string; code?: string }) => OutboxEntry | undefined;
}

export interface UseReceiveSteps {
  /** The server has counted a receipt of this page; with the numbers of its goods. */
  onReceived: (numbers: readonly string[]) => void;
  /** The server did not accept a step of this page. */
  onRefused: (entry: OutboxEntry) => void;
}

/** The outbox keeps the steps of the receive station: none is lost without a network, and none is counted twice. */
export const useReceiveSteps = ({ onReceived, onRefused }: UseReceiveSteps): ReceiveSteps => {
  const { t } = useTranslation('procurement-console');
  const outbox = useOutbox();
  const latest = useRef(outbox);
  latest.current = outbox;
  const added = useRef(new Set<string>());
  const [receipts, setReceipts] = useState<ReceiveSteps['receipts']>([]);
  const [receive] = useReceiveParcelMutation();
  const [keepParcel] = useKeepParcelMutation();
  const [addPhotos] = useAddParcelPhotosMutation();

  useOutboxHandlers({
    'receive.receipt': async (payload, { idempotencyKey }) => {
      const { parcel, body } = payload as ReceiptStep;
      const received = await receive({ params: { id: parcel.id }, body, idempotencyKey }).unwrap();
      const numbers = received.items.map(({ number }) => number);
      setReceipts((before) => [...before, numbers]);
      if (added.current.delete(idempotencyKey)) onReceived(numbers);
    },
    'receive.keep': async (payload, { idempotencyKey }) => {
      const { body, photos } = payload as KeepStep;
      const { id } = await keepParcel({ body, idempotencyKey }).unwrap();
      if (!photos.length) return;
      // A step of its own: photos that the server refuses must not repeat the parcel. Its key makes it one, also if
      // this step is repeated.
      const title = t('keep.photosStep', {
        count: photos.length,
        number: body.tracking_number ?? t('parcel.noNumber'),
      });
      await outbox.add({
        kind: 'receive.photos',
        title,
        key: `${idempotencyKey}-photos`,
        payload: { parcelId: id, photos } satisfies PhotosStep,
      });
    },
    'receive.photos': (payload) => {
      const { parcelId, photos } = payload as PhotosStep;
      const files = photos.map((photo, index) => new File([photo], `parcel-${index + 1}.jpg`, { type: photo.type }));
      return addPhotos({ params: { id: parcelId }, body: { photos: files } }).unwrap();
    },
  });

  const { parked } = outbox;
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    for (const entry of parked) if (added.current.delete(entry.id)) refuse(entry);
  }, [parked]);

  const add = async (step: ReceiveStep, title: string, key: string): Promise<void> => {
    added.current.add(key);
    await outbox.add({ ...step, title, key });
  };
  return {
    receipt: (payload, key) =>
      add(
        { kind: 'receive.receipt', payload },
        t('receive.step', { number: payload.parcel.tracking_number ?? t('parcel.noNumber') }),
        key,
      ),
    keep: (payload, key) =>
      add(
        { kind: 'receive.keep', payload },
        t('keep.step', { number: payload.body.tracking_number ?? t('parcel.noNumber') }),
        key,
      ),
    discard: outbox.discard,
    receipts,
    about: (what) => [...latest.current.waiting, ...latest.current.parked].find((entry) => isAbout(entry, what)),
  };
};
