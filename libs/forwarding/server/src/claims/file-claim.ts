import { fail, maxOpenParcelClaims, type NewParcelClaim, type ParcelClaim } from '@caravan/forwarding/contract';
import { maxPhotoBytes } from '@caravan/goods/contract';
import { newId } from '@caravan/kernel';
import { hasRows, reEncodePicture, type Tx } from '@caravan/server-core';
import { warehouseTable } from '@caravan/warehouse-packages/port';
import { eq } from 'drizzle-orm';
import { lockCode } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { claimTask } from './claim-task.ts';
import { countOpenClaims, insertClaim } from './parcel-claim.repo.ts';
import type { ParcelClaimRow } from './parcel-claim.table.ts';
import { proofFile } from './proof-picture.ts';
import { presentClaims } from './show-claims.ts';

/** Checked before the body is read, and again under the lock. */
export const refuseClaims = async ({ db }: Pick<ForwardingContext, 'db'>, userId: string): Promise<void> => {
  if (!(await hasRows(db, warehouseTable, eq(warehouseTable.active, true)))) throw fail('forwarding_closed');
  if ((await countOpenClaims(db, userId)) >= maxOpenParcelClaims)
    throw fail('too_many_claims', { max: maxOpenParcelClaims });
};

const encode = async ({ pictures }: ForwardingContext, caller: string, image: File): Promise<Uint8Array> => {
  if (image.size > maxPhotoBytes) throw fail('picture_too_large');
  const bytes = new Uint8Array(await image.arrayBuffer());
  return reEncodePicture(pictures, bytes, { refuse: (fault) => fail(fault), caller });
};

const insert = async (
  tx: Tx,
  context: ForwardingContext,
  { userId, body }: { userId: string; body: NewParcelClaim },
  pictureIds: readonly string[],
): Promise<ParcelClaimRow> => {
  const createdAt = context.clock();
  // Claims of one shopper wait for each other.
  await lockCode(tx, userId, createdAt);
  const { tracking_number: trackingNumber, contents, proof } = body;
  const row: ParcelClaimRow = {
    ...{ id: newId(), userId, trackingNumber, contents, proof, createdAt },
    ...{ state: 'open', note: null, ownNumber: null, decidedAt: null },
  };
  await refuseClaims({ db: tx }, userId);
  if (!(await insertClaim(tx, row, pictureIds))) throw fail('parcel_claimed');
  await context.tasks().open(tx, claimTask(row));
  return row;
};

/**
 * Files a claim of a parcel without a code. Nothing is compared with the parcels that are here, so that neither the answer
 * nor its time says whether one of them has the number. Pictures are stored first: a claim never shows a missing one.
 */
export const fileClaim = async (
  context: ForwardingContext,
  userId: string,
  body: NewParcelClaim,
): Promise<ParcelClaim> => {
  const stored: string[] = [];
  try {
    for (const picture of body.pictures ?? []) {
      const bytes = await encode(context, userId, picture);
      const id = newId();
      stored.push(id);
      await context.files.put(proofFile(id), bytes);
    }
    const row = await context.transaction((tx) => insert(tx, context, { userId, body }, stored));
    const [claim] = await presentClaims(context.db, context, [row]);
    if (!claim) throw new Error(`no claim ${row.id}`);
    return claim;
  } catch (error) {
    for (const id of stored) await context.files.delete(proofFile(id)).catch(() => undefined);
    throw error;
  }
};
