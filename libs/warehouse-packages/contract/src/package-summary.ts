import type { ParcelSummary } from './package-list.schema.ts';
import { listedItems } from './package-states.ts';
import type { Parcel } from './warehouse-packages.schema.ts';

/** Whether the shipping method refuses the weighed parcel, and the shop has not decided yet. */
const isRefused = ({ weighing, timeline }: Pick<Parcel, 'timeline' | 'weighing'>): boolean =>
  weighing?.outcome === 'refused' && timeline.at(-1)?.event !== 'extra_waived';

/** The summary of a whole package, as its list shows it: what its page and its card have in common. */
export const parcelSummaryOf = (parcel: Parcel): ParcelSummary => ({
  number: parcel.number,
  status: parcel.status,
  line: parcel.line,
  discount_fen: parcel.discount_fen,
  refunded_fen: parcel.refunded_fen,
  extra: parcel.extra,
  created_at: parcel.created_at,
  expires_at: parcel.expires_at,
  paid_at: parcel.paid_at,
  dispatch_by: parcel.dispatch_by,
  shipped_at: parcel.shipped_at,
  arrives: parcel.arrives,
  done_by: parcel.done_by,
  done_at: parcel.done_at,
  actions: parcel.actions,
  items: parcel.items.slice(0, listedItems).map(({ id, name, image, quantity, photos }) => ({
    id,
    name,
    image,
    quantity,
    photos: photos.slice(0, 1),
  })),
  item_count: parcel.items.length,
  address: {
    first_name: parcel.address.first_name,
    last_name: parcel.address.last_name,
    country: parcel.address.country,
  },
  fee: { fee_fen: parcel.fee.fee_fen },
  refused: isRefused(parcel),
  tracking: parcel.tracking && { carrier: parcel.tracking.carrier, number: parcel.tracking.number },
});
