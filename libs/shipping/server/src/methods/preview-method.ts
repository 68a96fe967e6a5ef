import { day, sumFen, type Language } from '@caravan/kernel';
import { fail, type ShippingMethodDraft, type ShippingMethodPreview } from '@caravan/shipping/contract';
import {
  methodAt,
  packedParcel,
  quoteMethod,
  refusalText,
  type PaidParcel,
  type ShippingMethodVersion,
} from '@caravan/shipping/port';
import type { ShippingContext } from '../shipping-context.ts';
import { rowOf } from './shipping-methods.ts';

const window = 30 * day;
/** More parcels than this are not reckoned for one preview. */
const mostParcels = 5_000;
const mostItems = 100;

type PreviewItem = ShippingMethodPreview['items'][number];

/** The fee that the parcel would have, with the storage and the services that were paid. */
const reckon = (method: ShippingMethodVersion, paid: PaidParcel, language: Language): PreviewItem => {
  const { number, country, paidAt, parcel, box } = paid;
  const quote = quoteMethod(method, country, box ? packedParcel(method, parcel, box) : parcel);
  const refusal = quote ? quote.refusal : ({ reason: 'line_wrong_country' } as const);
  return {
    number,
    country,
    paid_at: paidAt.toISOString(),
    chargeable_g: quote?.chargeableG ?? parcel.goodsG,
    old_fen: paid.feeFen,
    new_fen: quote && !refusal ? quote.feeFen : null,
    reason: refusal && refusalText(refusal, language),
  };
};

const changeOf = ({ old_fen, new_fen }: PreviewItem): number =>
  new_fen === null ? Number.POSITIVE_INFINITY : Math.abs(new_fen - old_fen);

/** What a change of a shipping method would have meant for the paid parcels of the last 30 days. Stores nothing. */
export const previewMethod = async (
  { db, clock, paidParcels }: Pick<ShippingContext, 'db' | 'clock' | 'paidParcels'>,
  { id, ...method }: ShippingMethodDraft,
  language: Language,
): Promise<ShippingMethodPreview> => {
  const now = clock();
  const current = await methodAt(db, id, now);
  if (!current) throw fail('not_found');
  const draft = rowOf(method, { id, version: current.version, effectiveFrom: null, createdAt: now });
  const since = new Date(now.getTime() - window);
  const parcels = await paidParcels().of(db, id, { since, limit: mostParcels + 1 });
  const items = parcels.slice(0, mostParcels).map((parcel) => reckon(draft, parcel, language));
  const carried = items.flatMap(({ old_fen, new_fen }) => (new_fen === null ? [] : [{ old_fen, new_fen }]));
  return {
    from: since.toISOString(),
    parcels: items.length,
    complete: parcels.length <= mostParcels,
    dearer: carried.filter(({ old_fen, new_fen }) => new_fen > old_fen).length,
    cheaper: carried.filter(({ old_fen, new_fen }) => new_fen < old_fen).length,
    refused: items.length - carried.length,
    old_fen: sumFen(carried.map(({ old_fen }) => old_fen)),
    new_fen: sumFen(carried.map(({ new_fen }) => new_fen)),
    items: items
      .filter((item) => changeOf(item) > 0)
      .sort((a, b) => changeOf(b) - changeOf(a) || 0)
      .slice(0, mostItems),
  };
};
