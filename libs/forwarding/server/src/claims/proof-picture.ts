import { parcelClaimDays } from '@caravan/forwarding/contract';
import { day } from '@caravan/kernel';
import { defineJob, inBatches, signedPictures, workOffBatches } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import { deleteOldPictures } from './parcel-claim.repo.ts';

const pictures = signedPictures(['proof']);

export const proofFile = (id: string): string => `proof-pictures/${id}.webp`;

/** The path of a picture of a proof, which opens it for a day. */
export const proofAddress = (key: Buffer, id: string, now: Date): string =>
  `/v1/forwarding/claims/pictures/${pictures.sign(key, { kind: 'proof', id }, now)}`;

/** The id of the picture of a token; undefined if the token is invalid or expired. */
export const openProof = (key: Buffer, token: string, now: Date): string | undefined =>
  pictures.open(key, token, now)?.id;

/** Deletes the files of deleted pictures. Queued in the transaction that deletes the rows. */
export const forgetProofsJob = defineJob<{ pictureIds: readonly string[] }>()({ name: 'forwarding.forget_pictures' });

export const forgetProofs = async (
  { files }: Pick<ForwardingContext, 'files'>,
  { pictureIds }: { pictureIds: readonly string[] },
): Promise<void> => {
  for (const id of pictureIds) await files.delete(proofFile(id));
};

/** Deletes the pictures of claims that were decided long ago; who got the parcel stays. */
export const forgetOldProofsJob = defineJob()({ name: 'forwarding.forget_old_pictures', cron: '11 4 * * *' });

export const forgetOldProofs = async ({ transaction, jobs, clock }: ForwardingContext): Promise<void> => {
  const before = new Date(clock().getTime() - parcelClaimDays.picturesKept * day);
  const batches = inBatches((limit) =>
    transaction(async (tx) => {
      const pictureIds = await deleteOldPictures(tx, before, limit);
      if (pictureIds.length) await jobs.send(tx, forgetProofsJob, { pictureIds });
      return pictureIds.length;
    }),
  );
  await workOffBatches(batches);
};
