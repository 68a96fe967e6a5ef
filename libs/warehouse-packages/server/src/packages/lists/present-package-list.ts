import { isoOrNull, listText, textIn, type Language } from '@caravan/kernel';
import { type PackingWork, type ParcelSummary, type StaffPackageSummary } from '@caravan/warehouse-packages/contract';
import type { ListedPackage } from './package-list.repo.ts';
import type { PackingWorkRow } from '../packing/packing-work.repo.ts';
import type { StaffListedPackage } from './staff-package-list.repo.ts';
import { packageActionsOf } from '../package-actions.ts';
import { goodsInShort, inPackingOrder, presentBox } from '@caravan/warehouse-packages/port';
import { presentPhotos } from '../../store/present-item.ts';
import { presentTimes } from '../../tracking/present-tracking.ts';
import { presentAsked } from '../weighing/present-weighing.ts';
import type { PresenterContext } from '../../core/presenter-context.ts';

/** The most characters of texts in a list. */
const most = { person: 100, method: 100, carrier: 60, note: 200 } as const;

type Shipped = Pick<ListedPackage['page'], 'carrier' | 'trackingNumber'>;

const presentCarrier = ({ carrier, trackingNumber }: Shipped): ParcelSummary['tracking'] =>
  carrier === null || trackingNumber === null
    ? null
    : { carrier: listText(carrier, most.carrier), number: trackingNumber };

const presentMethod = (
  { page, method }: { page: { methodId: string }; method: ListedPackage['method'] },
  language: Language,
): ParcelSummary['line'] => ({
  id: page.methodId,
  name: listText(textIn(method.name, language), most.method),
  carrier: listText(method.carrier, most.carrier),
});

/** A package in its shopper's list: at most 10 kB. */
export const presentParcelSummary = (listed: ListedPackage, presenter: PresenterContext): ParcelSummary => {
  const { page, first, goods, review, weighed, extra, last } = listed;
  const { first_name, last_name, country } = page.address;
  const asked = page.stage === 'held' && extra !== null && extra.decided === null;
  return {
    number: page.number,
    status: page.status,
    items: (first.items ?? []).map(({ photo, ...item }) => ({
      ...goodsInShort(item),
      photos: presentPhotos({ photos: photo ? [photo] : [] }, presenter),
    })),
    item_count: goods.count,
    address: { first_name: listText(first_name, most.person), last_name: listText(last_name, most.person), country },
    line: presentMethod(listed, presenter.language),
    fee: { fee_fen: page.feeFen },
    discount_fen: page.discountFen,
    refunded_fen: page.refundedFen,
    extra: extra && presentAsked(extra),
    refused: weighed?.outcome === 'refused' && last.event !== 'extra_waived',
    tracking: presentCarrier(page),
    ...presentTimes(page),
    created_at: page.createdAt.toISOString(),
    expires_at: page.expiresAt.toISOString(),
    paid_at: isoOrNull(page.paidAt),
    shipped_at: isoOrNull(page.shippedAt),
    done_by: isoOrNull(page.doneBy),
    done_at: isoOrNull(page.doneAt),
    actions: packageActionsOf({ ...page, reviewed: review !== null, asked }, presenter.now),
  };
};

const presentKinds = (kinds: StaffListedPackage['wishes']['kinds']): StaffPackageSummary['packing_options'] =>
  inPackingOrder((kinds ?? []).map((kind) => ({ kind })));

export const presentStaffSummary = (listed: StaffListedPackage, language: Language): StaffPackageSummary => {
  const { page, goods, wishes } = listed;
  const isOpen = page.status === 'to_be_delivered';
  const isUnpacked = isOpen && (page.stage === null || page.stage === 'picking');
  return {
    number: page.number,
    status: page.status,
    stage: isOpen ? page.stage : null,
    user_id: page.userId,
    item_count: goods.count,
    bins: goods.bins ?? [],
    ...(page.warehouse && { warehouse: page.warehouse }),
    failed_goods: isUnpacked ? goods.failed : [],
    missing_goods: isUnpacked ? goods.missing : [],
    address: { country: page.address.country },
    line: presentMethod(listed, language),
    tracking: presentCarrier(page),
    packing_options: presentKinds(wishes.kinds),
    packing_note: listText(page.packingNote, most.note),
    created_at: page.createdAt.toISOString(),
    paid_at: isoOrNull(page.paidAt),
  };
};

/** A package for the packing station. */
export const presentPackingWork = ({ sized, goods, wishes, rehearsal_result: box }: PackingWorkRow): PackingWork => ({
  number: sized.number,
  stage: sized.stage,
  packing_note: sized.packingNote,
  packing_options: presentKinds(wishes.kinds),
  rehearsal: box && { number: box.serviceNumber, ...presentBox(box) },
  items: goods.items.map(goodsInShort),
  failed_goods: goods.failed,
  missing_goods: goods.missing,
  customs_gaps: sized.customsGaps,
});
