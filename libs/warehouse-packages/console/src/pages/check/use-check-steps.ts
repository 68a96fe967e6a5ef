import { useAddStorePhotosMutation, useCheckGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import type { QualityCheck } from '@caravan/warehouse-packages/contract';
import type { useFindGoods } from '../../lib/use-find-goods.ts';
import { useSteps } from '@caravan/console-core';

export interface Target {
  number: string;
  /** The id of the goods; null if they were scanned without a network. */
  id: string | null;
}
type CheckSteps = {
  photo: Target & { photo: Blob; piece?: number | null };
  result: Target & QualityCheck;
};

/** The steps of the quality station in the outbox, and how each of them is sent. */
export const useCheckSteps = (
  find: ReturnType<typeof useFindGoods>,
  show: Parameters<typeof useSteps<CheckSteps>>[0]['show'],
) => {
  const [upload] = useAddStorePhotosMutation();
  const [check] = useCheckGoodsMutation();
  return useSteps<CheckSteps>({
    lane: 'check',
    senders: {
      // A repeated upload of a photo adds nothing.
      photo: async ({ photo, piece, ...target }) => {
        const file = new File([photo], `${target.number}.jpg`, { type: 'image/jpeg' });
        return upload({
          params: { item_id: target.id ?? (await find.idOf(target.number)) },
          body: { photos: [file], ...(piece ? { piece } : {}) },
        }).unwrap();
      },
      result: async ({ result, note, ...target }, idempotencyKey) =>
        check({
          params: { id: target.id ?? (await find.idOf(target.number)) },
          body: { result, note },
          idempotencyKey,
        }).unwrap(),
    },
    show,
  });
};
