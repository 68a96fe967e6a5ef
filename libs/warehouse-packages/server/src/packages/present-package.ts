import { isoOrNull, seesContacts, textIn, type StaffRole } from '@caravan/kernel';
import type { Parcel, Review, StaffPackage } from '@caravan/warehouse-packages/contract';
import type { PackageReviewRow } from './reviews/package-review.table.ts';
import type { PackedItem } from './whole-package.repo.ts';
import type { WholePackage } from './whole-package.repo.ts';
import { packageActionsOf } from './package-actions.ts';
import { seesRecipient } from '../labels/sees-recipient.ts';
import { isTracked } from '../tracking/tracking-link.ts';
import type { PresenterContext } from '../core/presenter-context.ts';
import { presentPhotos } from '../store/present-item.ts';
import { presentBox, presentPacking } from '@caravan/warehouse-packages/port';
import { presentClaim, presentClaimable } from './insurance/present-claim.ts';
import { presentInsurance } from './insurance/insurance.ts';
import { presentQuote } from '@caravan/shipping/port';
import { presentFollowed, presentSources, presentTimes, presentTracking } from '../tracking/present-tracking.ts';
import { isExtraOpen, presentExtra, presentMeasured, presentWeighing } from './weighing/present-weighing.ts';

const presentPacked = (item: PackedItem, presenter: PresenterContext): Parcel['items'][number] => ({
  id: item.id,
  order_number: item.orderNumber,
  ...(item.origin === 'own' ? { own: true as const } : {}),
  name: item.name,
  spec: item.spec,
  image: item.image,
  quantity: item.quantity,
  weight_g: item.weightG,
  restrictions: item.restrictions,
  photos: presentPhotos(item, presenter),
});

/** A review for its author, even if staff have hidden it. */
export const presentReview = (
  { text, anonymous, pictureId, createdAt }: PackageReviewRow,
  { link }: PresenterContext,
): Review => ({
  text,
  anonymous,
  image: pictureId && link({ kind: 'review', id: pictureId }),
  created_at: createdAt.toISOString(),
});

/** The box of the packing rehearsal by which it was quoted. */
const presentRehearsal = ({ rehearsal }: WholePackage): Parcel['rehearsal'] =>
  rehearsal && { number: rehearsal.serviceNumber, ...presentBox(rehearsal) };

/** A package (specification 5.9). */
export const presentPackage = (whole: WholePackage, presenter: PresenterContext): Parcel => {
  const { row, method, items, events, review, packing, insurance } = whole;
  return {
    number: row.number,
    status: row.status,
    items: items.map((item) => presentPacked(item, presenter)),
    address: row.address,
    line: { id: method.id, name: textIn(method.name, presenter.language), carrier: method.carrier },
    fee: presentQuote(method, { ...row, refusal: null }, presenter.language),
    discount_fen: row.discountFen,
    coupon_code: row.couponCode,
    refunded_fen: row.refundedFen,
    weighing: presentWeighing(whole, presenter),
    rehearsal: presentRehearsal(whole),
    extra: presentExtra(whole),
    packing_note: row.packingNote,
    packing_options: packing.map(presentPacking),
    insurance: insurance && presentInsurance(insurance, presenter.language),
    claims: whole.claims.map((claim) => presentClaim(claim, presenter)),
    claimable: presentClaimable(whole, presenter.now),
    declared_value_fen: row.declaredValueFen,
    landed_cost: whole.landedCost,
    tracking: presentTracking(whole, presenter.language),
    tracking_token: isTracked(row) ? presenter.trackingToken(row.number) : null,
    ...presentTimes(row),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: isoOrNull(row.paidAt),
    shipped_at: isoOrNull(row.shippedAt),
    done_by: isoOrNull(row.doneBy),
    done_at: isoOrNull(row.doneAt),
    review: review && presentReview(review, presenter),
    timeline: events.map(({ toStatus, event, at, actor, note }) => ({
      status: toStatus,
      event,
      at: at.toISOString(),
      by: actor,
      note,
    })),
    actions: packageActionsOf({ ...row, reviewed: review !== null, asked: isExtraOpen(whole) }, presenter.now),
  };
};

/** The country alone, as after the shopper closed the account. */
const hiddenAddress = ({ continent, country }: Parcel['address']): Parcel['address'] => ({
  first_name: '',
  last_name: '',
  email: '',
  continent,
  country,
  province: '',
  city: '',
  detail: '',
  postcode: '',
  phone: '',
});

/** Goods that keep the package from being packed: they failed their check, or a count did not find them. */
const presentHeldBack = ({ row, items }: WholePackage): Pick<StaffPackage, 'failed_goods' | 'missing_goods'> => {
  const isUnpacked = row.status === 'to_be_delivered' && (row.stage === null || row.stage === 'picking');
  const goods = isUnpacked ? items : [];
  return {
    failed_goods: goods
      .filter(({ checkState }) => checkState === 'failed')
      .map(({ id, number, checkNote }) => ({ item_id: id, number, note: checkNote })),
    missing_goods: goods.filter(({ missingAt }) => missingAt !== null).map(({ number }) => number),
  };
};

/** A package for staff with these roles. */
export const presentStaffPackage = (
  whole: WholePackage,
  presenter: PresenterContext,
  roles: readonly StaffRole[],
): StaffPackage => ({
  ...presentPackage(whole, presenter),
  claims: seesContacts(roles) ? whole.claims.map((claim) => presentClaim(claim, presenter)) : [],
  address: seesRecipient(whole.row, roles) ? whole.row.address : hiddenAddress(whole.row.address),
  items: whole.items.map((item) => ({ ...presentPacked(item, presenter), number: item.number, bin: item.bin })),
  ...presentHeldBack(whole),
  tracking: presentSources(whole, presenter.language),
  user_id: whole.row.userId,
  followed: presentFollowed(whole),
  stage: whole.row.status === 'to_be_delivered' ? whole.row.stage : null,
  weighings: whole.weighings.map((weighing) => ({ ...presentMeasured(weighing), note: weighing.note })),
  pick_id: whole.row.status === 'to_be_delivered' ? whole.row.pickId : null,
});
