import { newId } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { reEncodePicture, type Tx } from '@caravan/server-core';
import { fail, maxReviewPictureBytes, type NewClaim } from '@caravan/warehouse-packages/contract';
import { insertClaim } from './claim.repo.ts';
import type { PackageClaimState } from './package-claim.table.ts';
import type { WholePackage } from '../whole-package.repo.ts';
import { leftToClaim, objectionToClaim, objectionToClaims } from './claim-rules.ts';
import { claimTask } from './claim-task.ts';
import { claimFile } from '../../photos/picture-files.ts';
import { claimFiled } from './claim-message.ts';
import { insuredOf } from './present-claim.ts';
import { lockPackage, showPackage, showPackageIn } from '../find-package.ts';
import type { PackageContext } from '../../core/package-context.ts';

const encode = async ({ pictures }: PackageContext, caller: string, image: File): Promise<Uint8Array> => {
  if (image.size > maxReviewPictureBytes) throw fail('picture_too_large');
  const bytes = new Uint8Array(await image.arrayBuffer());
  return reEncodePicture(pictures, bytes, { refuse: (fault) => fail(fault), caller });
};

/** Checked before the body is read. */
export const refuseClaim = async ({ db }: PackageContext, userId: string, number: string): Promise<void> => {
  const objection = objectionToClaims(insuredOf(await showPackage({ db }, { userId }, number)));
  if (objection) throw fail(objection);
};

const refuseUnfit = (whole: WholePackage, { kind, amount_fen: amountFen }: NewClaim, now: Date): void => {
  const insured = insuredOf(whole);
  const objection = objectionToClaim(insured, kind, now);
  if (objection) throw fail(objection);
  if (amountFen > leftToClaim(insured)) throw fail('claim_too_high', { fields: { amount_fen: 'claim_too_high' } });
};

const insert = async (
  tx: Tx,
  context: PackageContext,
  { userId, number }: { userId: string; number: string },
  form: NewClaim,
  pictureIds: readonly string[],
): Promise<PackageClaimState> => {
  const row = await lockPackage(tx, { userId }, number);
  const whole = await showPackageIn(tx, number);
  const createdAt = context.clock();
  refuseUnfit(whole, form, createdAt);
  const seq = whole.claims.length + 1;
  const { kind, amount_fen: amountFen, text } = form;
  const claim = { ref: `${number}-C${seq}`, packageNumber: number, userId, seq, kind, amountFen, text, createdAt };
  await insertClaim(tx, claim, pictureIds);
  await context.tasks().open(tx, claimTask({ claim, row }));
  await context.notifier().send(tx, {
    ...claimFiled(number, amountFen),
    userId,
    kind: 'package_claim',
    key: `claim ${claim.ref} filed`,
    link: warehousePackagesPaths.packageDetail.href({ number }),
  });
  return { ...claim, decision: null, pictureIds: [...pictureIds] };
};

/** Files a claim for an insured package. Pictures are stored first, so that a claim never shows a missing one. */
export const fileClaim = async (
  context: PackageContext,
  of: { userId: string; number: string },
  form: NewClaim,
): Promise<PackageClaimState> => {
  refuseUnfit(await showPackage(context, { userId: of.userId }, of.number), form, context.clock());
  const stored: string[] = [];
  try {
    for (const picture of form.pictures ?? []) {
      const bytes = await encode(context, of.userId, picture);
      const id = newId();
      stored.push(id);
      await context.files.put(claimFile(id), bytes);
    }
    return await context.transaction((tx) => insert(tx, context, of, form, stored));
  } catch (error) {
    for (const id of stored) await context.files.delete(claimFile(id)).catch(() => undefined);
    throw error;
  }
};
