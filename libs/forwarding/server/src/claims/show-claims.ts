import {
  fail,
  type ParcelClaim,
  type ParcelClaimPage,
  type StaffParcelClaim,
  type StaffParcelClaimPage,
  type StaffParcelClaimsQuery,
} from '@caravan/forwarding/contract';
import { isoOrNull, trackingKey, type PageQuery } from '@caravan/kernel';
import { fitPage, type Database } from '@caravan/server-core';
import { codesOf } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { findClaim, openClaimsByNumber, pageOfAllClaims, pageOfClaims, picturesOfClaims } from './parcel-claim.repo.ts';
import type { ParcelClaimRow } from './parcel-claim.table.ts';
import { proofAddress } from './proof-picture.ts';

/** Claims as their shopper sees them, with their pictures. */
export const presentClaims = async (
  db: Database,
  { pictureKey, clock }: Pick<ForwardingContext, 'clock' | 'pictureKey'>,
  rows: readonly ParcelClaimRow[],
): Promise<ParcelClaim[]> => {
  const pictures = await picturesOfClaims(
    db,
    rows.map(({ id }) => id),
  );
  const now = clock();
  return rows.map((row) => ({
    id: row.id,
    tracking_number: row.trackingNumber,
    contents: row.contents,
    proof: row.proof,
    pictures: (pictures.get(row.id) ?? []).map((id) => proofAddress(pictureKey, id, now)),
    state: row.state,
    note: row.note,
    own_number: row.ownNumber,
    created_at: row.createdAt.toISOString(),
    decided_at: isoOrNull(row.decidedAt),
  }));
};

export const listClaims = async (
  context: ForwardingContext,
  userId: string,
  query: PageQuery,
): Promise<ParcelClaimPage> => {
  const { rows, total } = await pageOfClaims(context.db, userId, query);
  const { page, page_size } = query;
  return { page, page_size, total, items: await presentClaims(context.db, context, rows) };
};

/** Claims beside the kept parcels with their numbers, and beside the claims of others. */
const presentForStaff = async (
  db: Database,
  context: ForwardingContext,
  rows: readonly ParcelClaimRow[],
): Promise<StaffParcelClaim[]> => {
  const open = rows.flatMap(({ state, trackingNumber }) => (state === 'open' ? trackingNumber : []));
  const claimed = await openClaimsByNumber(db, open);
  const kept = open.length ? await context.expected().keptWith(db, open) : [];
  const keptByKey = new Map(kept.map(({ id, trackingNumber }) => [trackingKey(trackingNumber), id]));
  const codes = await codesOf(db, [...new Set(rows.map(({ userId }) => userId))]);
  const shown = await presentClaims(db, context, rows);
  return rows.flatMap((row, index) => {
    const claim = shown[index];
    if (!claim) return [];
    const key = trackingKey(row.trackingNumber);
    return {
      ...claim,
      user_id: row.userId,
      code: codes.get(row.userId) ?? '',
      kept_id: (row.state === 'open' && keptByKey.get(key)) || null,
      rivals: row.state === 'open' ? (claimed.get(key) ?? 1) - 1 : 0,
    };
  });
};

export const listAllClaims = async (
  context: ForwardingContext,
  query: StaffParcelClaimsQuery,
): Promise<StaffParcelClaimPage> => {
  const page = await pageOfAllClaims(context.db, query);
  const items = await presentForStaff(context.db, context, page.items);
  return fitPage({ ...page, items }, ({ created_at: at, id }) => [at, id]);
};

export const showClaim = async (db: Database, context: ForwardingContext, id: string): Promise<StaffParcelClaim> => {
  const row = await findClaim(db, id);
  const [shown] = row ? await presentForStaff(db, context, [row]) : [];
  if (!shown) throw fail('not_found');
  return shown;
};
