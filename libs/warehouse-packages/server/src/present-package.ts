import { day, holdsRole, seesContacts, textIn, type Language, type StaffRole } from '@caravan/kernel';
import {
  packageExtraDays,
  type PackageExtra,
  type Parcel,
  type PastWeighing,
  type PublicTracking,
  type Review,
  type StaffPackage,
  type TrackingEvent,
  type WeighingQuote,
} from '@caravan/warehouse-packages/contract';
import type { PackageExtraState } from './db/package-extra.table.ts';
import type { PackageWeighingRow } from './db/package-weighing.table.ts';
import type { PackageReviewRow } from './db/package-review.table.ts';
import type { PackedItem, WholePackage } from './db/package.repo.ts';
import type { TrackingEventRow } from './db/tracking-event.table.ts';
import { packageActionsOf } from './domain/package-actions.ts';
import { arrivalOf, dispatchBy, type TimedPackage } from './domain/delivery-times.ts';
import { isTracked } from './domain/tracking-link.ts';
import { trackingUrl } from './domain/tracking-url.ts';
import { differenceOf, type WeighedFee } from './domain/weigh-parcel.ts';
import type { PresenterContext } from './presenter-context.ts';
import { presentPhotos } from './present-item.ts';
import { presentBox } from './present-box.ts';
import { presentClaim, presentClaimable } from './present-claim.ts';
import { presentInsurance } from './present-insurance.ts';
import { presentPacking } from './present-packing.ts';
import { presentQuote } from './present-quote.ts';

const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentPacked = (item: PackedItem, presenter: PresenterContext): Parcel['items'][number] => ({
  id: item.id,
  order_number: item.orderNumber,
  name: item.name,
  spec: item.spec,
  image: item.image,
  quantity: item.quantity,
  weight_g: item.weightG,
  restrictions: item.restrictions,
  photos: presentPhotos(item, presenter),
});

/** In the reader's language if the service translates into it, otherwise as the carrier wrote it. */
const presentEvent = (event: TrackingEventRow, language: Language): TrackingEvent => {
  const { at, zoned, stage, place, text, lang, translation, translationLang } = event;
  const isRead = translation !== null && translationLang?.split('-')[0]?.toLowerCase() === language;
  const words = isRead ? { text: translation, lang: language } : { text, lang: lang ?? '' };
  return { at: at.toISOString(), zoned, stage, place, ...words };
};

const presentTracking = ({ row, method, tracking }: WholePackage, language: Language): Parcel['tracking'] => {
  const { carrier, trackingNumber } = row;
  if (carrier === null || trackingNumber === null) return null;
  return {
    carrier,
    number: trackingNumber,
    url: trackingUrl(method, carrier, trackingNumber),
    events: tracking.map((event) => presentEvent(event, language)),
  };
};

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

const presentTimes = (row: TimedPackage): Pick<Parcel, 'dispatch_by' | 'arrives'> => {
  const arrives = arrivalOf(row);
  return {
    dispatch_by: isoOrNull(dispatchBy(row)),
    arrives: arrives && { from: arrives.from.toISOString(), to: arrives.to.toISOString() },
  };
};

const privateEvents: ReadonlySet<string> = new Set(['weighed', 'extra_paid', 'extra_waived']);

/** A package for everyone who has its link. It names no person, place, goods or price. */
export const presentPublicTracking = (whole: WholePackage): PublicTracking => {
  // The words of carriers and their language do not leave the server here.
  const tracking = presentTracking(whole, 'en');
  return {
    number: whole.row.number,
    status: whole.row.status,
    ...presentTimes(whole.row),
    tracking: tracking && {
      carrier: tracking.carrier,
      number: tracking.number,
      url: tracking.url,
      stages: tracking.events.flatMap(({ at, zoned, stage }) => (stage ? [{ at, zoned, stage }] : [])),
    },
    // Weighing and payments concern the shopper alone.
    timeline: whole.events
      .filter(({ event }) => !privateEvents.has(event))
      .map(({ toStatus, event, at }) => ({ status: toStatus, event, at: at.toISOString() })),
  };
};

/** The fee of a weighed parcel. */
export const presentWeighedFee = (quotedFeeFen: number, { quote, ...fee }: WeighedFee): WeighingQuote => ({
  chargeable_g: quote.chargeableG,
  quoted_fee_fen: quotedFeeFen,
  fee_fen: quote.feeFen,
  difference_fen: fee.differenceFen,
  outcome: fee.outcome,
});

const presentMeasured = (weighing: PackageWeighingRow): Omit<PastWeighing, 'note'> => ({
  ...presentBox(weighing),
  chargeable_g: weighing.chargeableG,
  quoted_fee_fen: weighing.quotedFeeFen,
  fee_fen: weighing.feeFen,
  difference_fen: differenceOf(weighing),
  outcome: weighing.outcome,
  at: weighing.at.toISOString(),
});

const presentWeighing = ({ weighings, photos }: WholePackage, { link }: PresenterContext): Parcel['weighing'] => {
  const last = weighings.at(-1);
  if (!last) return null;
  return { ...presentMeasured(last), photos: photos.map(({ id }) => link({ kind: 'photo', id })) };
};

const presentAsked = ({ ref, amountFen, decided, refundedFen, createdAt }: PackageExtraState): PackageExtra => ({
  ref,
  amount_fen: amountFen,
  state: refundedFen > 0 ? 'refunded' : (decided ?? 'waiting'),
  created_at: createdAt.toISOString(),
  due_at: new Date(createdAt.getTime() + packageExtraDays * day).toISOString(),
});

/** The extra payment of the weighing that counts; null if nothing was asked. */
const presentExtra = ({ weighings, extras }: WholePackage): PackageExtra | null => {
  const extra = extras.find(({ weighing }) => weighing === weighings.at(-1)?.seq);
  return extra ? presentAsked(extra) : null;
};

/** The box of the packing rehearsal by which it was quoted. */
const presentRehearsal = ({ rehearsal }: WholePackage): Parcel['rehearsal'] =>
  rehearsal && { number: rehearsal.serviceNumber, ...presentBox(rehearsal) };

const isAsked = ({ row, extras }: WholePackage): boolean =>
  row.stage === 'held' && extras.some(({ decided }) => decided === null);

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
    actions: packageActionsOf({ ...row, reviewed: review !== null, asked: isAsked(whole) }, presenter.now),
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

/** Those who pack see where paid packages go; those who receive see no addresses. */
const seesAddress = ({ row }: WholePackage, roles: readonly StaffRole[]): boolean =>
  seesContacts(roles) || (row.paidAt !== null && holdsRole(roles, ['packer']));

const presentSources = (whole: WholePackage, language: Language): StaffPackage['tracking'] => {
  const tracking = presentTracking(whole, language);
  return (
    tracking && {
      ...tracking,
      events: whole.tracking.map((event) => ({ ...presentEvent(event, language), source: event.source })),
    }
  );
};

const presentFollowed = ({ followed }: WholePackage): StaffPackage['followed'] =>
  followed && {
    source: followed.source,
    state: followed.state,
    code: followed.code,
    heard_at: isoOrNull(followed.heardAt),
  };

/** A package for staff with these roles. */
export const presentStaffPackage = (
  whole: WholePackage,
  presenter: PresenterContext,
  roles: readonly StaffRole[],
): StaffPackage => ({
  ...presentPackage(whole, presenter),
  claims: seesContacts(roles) ? whole.claims.map((claim) => presentClaim(claim, presenter)) : [],
  address: seesAddress(whole, roles) ? whole.row.address : hiddenAddress(whole.row.address),
  items: whole.items.map((item) => ({ ...presentPacked(item, presenter), number: item.number, bin: item.bin })),
  tracking: presentSources(whole, presenter.language),
  user_id: whole.row.userId,
  followed: presentFollowed(whole),
  stage: whole.row.status === 'to_be_delivered' ? whole.row.stage : null,
  weighings: whole.weighings.map((weighing) => ({ ...presentMeasured(weighing), note: weighing.note })),
  pick_id: whole.row.status === 'to_be_delivered' ? whole.row.pickId : null,
});
