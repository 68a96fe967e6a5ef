import type { Claim, Claimable } from '@caravan/warehouse-packages/contract';
import type { PackageClaimState } from './package-claim.table.ts';
import type { WholePackage } from '../whole-package.repo.ts';
import { claimableKinds, leftToClaim, lostFrom, type InsuredPackage } from './claim-rules.ts';
import type { PresenterContext } from '../../core/presenter-context.ts';

export const presentClaim = (
  { ref, kind, amountFen, text, decision, pictureIds, createdAt }: PackageClaimState,
  { link }: Pick<PresenterContext, 'link'>,
): Claim => ({
  ref,
  kind,
  amount_fen: amountFen,
  text,
  pictures: pictureIds.map((id) => link({ kind: 'claim', id })),
  state: decision?.outcome ?? 'open',
  paid_fen: decision?.paidFen ?? 0,
  note: decision?.note ?? null,
  created_at: createdAt.toISOString(),
  decided_at: decision?.at.toISOString() ?? null,
});

/** The facts on which claims of a package depend. */
export const insuredOf = ({ row, events, claims }: WholePackage): InsuredPackage => ({
  status: row.status,
  coverFen: row.coverFen,
  declaredValueFen: row.declaredValueFen,
  shippedAt: row.shippedAt,
  etaMaxDays: row.etaMaxDays,
  doneAt: row.doneAt,
  confirmed: events.some(({ event }) => event === 'received'),
  paid: claims.map(({ decision }) => (decision ? decision.paidFen : undefined)),
});

/** The claims that the shopper may make now; null unless the package is insured and on its way or received. */
export const presentClaimable = (whole: WholePackage, now: Date): Claimable | null => {
  const insured = insuredOf(whole);
  const from = lostFrom(insured);
  if (insured.coverFen === 0 || !from) return null;
  return { kinds: claimableKinds(insured, now), max_fen: leftToClaim(insured), lost_from: from.toISOString() };
};
