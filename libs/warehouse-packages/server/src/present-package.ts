import type { Parcel, Review, StaffPackage } from '@caravan/warehouse-packages/contract';
import type { PackageReviewRow } from './db/package-review.table.ts';
import type { PackedItem, WholePackage } from './db/package.repo.ts';
import { packageActionsOf } from './domain/package-actions.ts';
import { trackingUrl } from './domain/tracking-url.ts';
import type { Look } from './look.ts';
import { presentPhotos } from './present-item.ts';
import { presentQuote } from './present-quote.ts';

const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentPacked = (item: PackedItem, look: Look): Parcel['items'][number] => ({
  id: item.id,
  order_number: item.orderNumber,
  name: item.name,
  spec: item.spec,
  image: item.image,
  quantity: item.quantity,
  weight_g: item.weightG,
  restrictions: item.restrictions,
  photos: presentPhotos(item, look),
});

const presentTracking = ({ row, line, tracking }: WholePackage): Parcel['tracking'] => {
  const { carrier, trackingNumber } = row;
  if (carrier === null || trackingNumber === null) return null;
  return {
    carrier,
    number: trackingNumber,
    url: trackingUrl(line, carrier, trackingNumber),
    events: tracking.map(({ at, place, text }) => ({ at: at.toISOString(), place, text })),
  };
};

/** A review as its writer sees it, also where staff have hidden it. */
export const presentReview = ({ text, anonymous, pictureId, createdAt }: PackageReviewRow, { link }: Look): Review => ({
  text,
  anonymous,
  image: pictureId && link({ kind: 'review', id: pictureId }),
  created_at: createdAt.toISOString(),
});

/** A package as api.md has it. */
export const presentPackage = (whole: WholePackage, look: Look): Parcel => {
  const { row, line, items, events, review } = whole;
  return {
    number: row.number,
    status: row.status,
    items: items.map((item) => presentPacked(item, look)),
    address: row.address,
    line: { id: line.id, name: line.name[look.language], carrier: line.carrier },
    fee: presentQuote(line, { ...row, refusal: null }, look.language),
    packing_note: row.packingNote,
    declared_value_fen: row.declaredValueFen,
    tracking: presentTracking(whole),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: isoOrNull(row.paidAt),
    shipped_at: isoOrNull(row.shippedAt),
    done_by: isoOrNull(row.doneBy),
    done_at: isoOrNull(row.doneAt),
    review: review && presentReview(review, look),
    timeline: events.map(({ toStatus, event, at, actor, note }) => ({ status: toStatus, event, at: at.toISOString(), by: actor, note })),
    actions: packageActionsOf({ ...row, reviewed: review !== null }, look.now),
  };
};

/** The same as staff see it. */
export const presentStaffPackage = (whole: WholePackage, look: Look): StaffPackage => ({
  ...presentPackage(whole, look),
  user_id: whole.row.userId,
});
