import { day, sumFen, type Language } from '@caravan/kernel';
import type { ShippingMethodDraft, ShippingMethodPreview } from '@caravan/shipping/contract';
import { fail } from '@caravan/shipping/contract';
import { paidParcelsOf, type PaidParcel } from './method-preview.repo.ts';
import { methodAt } from './shipping-method.repo.ts';
import { parcelOf } from './quotes/parcel-of.ts';
import { quoteMethod } from './quotes/quote-method.ts';
import type { ShippingMethodVersion } from './shipping-method.ts';
import { packedParcel } from '../packages/weighing/weigh-parcel.ts';
import { refusalText } from './quotes/present-quote.ts';
import type { PackageContext } from '../core/package-context.ts';
import { rowOf } from './shipping-methods.ts';

const window = 30 * day;
/** More parcels than this are not reckoned for one preview. */
const mostParcels = 5_000;
const mostItems = 100;

type PreviewItem = ShippingMethodPreview['items'][number];

/** The fee that the parcel would have, with the storage and the services that were paid. */
const reckon = (method: ShippingMethodVersion, parcel: PaidParcel, language: Language): PreviewItem => {
  const { country } = parcel.address;
  const goods = parcelOf(parcel.items, parcel.declaredValueFen, parcel.paidAt, parcel);
  const { rehearsal, storageFen } = parcel;
  const sent = rehearsal ? packedParcel(method, goods, rehearsal) : goods;
  const quote = quoteMethod(method, country, { ...sent, storageFen });
  const refusal = quote ? quote.refusal : ({ reason: 'line_wrong_country' } as const);
  return {
    number: parcel.number,
    country,
    paid_at: parcel.paidAt.toISOString(),
    chargeable_g: quote?.chargeableG ?? goods.goodsG,
    old_fen: parcel.feeFen,
    new_fen: quote && !refusal ? quote.feeFen : null,
    reason: refusal && refusalText(refusal, language),
  };
};

const changeOf = ({ old_fen, new_fen }: PreviewItem): number =>
  new_fen === null ? Number.POSITIVE_INFINITY : Math.abs(new_fen - old_fen);

/** What a change of a shipping method would have meant for the paid parcels of the last 30 days. Stores nothing. */
export const previewMethod = async (
  { db, clock }: Pick<PackageContext, 'db' | 'clock'>,
  { id, ...method }: ShippingMethodDraft,
  language: Language,
): Promise<ShippingMethodPreview> => {
  const now = clock();
  const current = await methodAt(db, id, now);
  if (!current) throw fail('not_found');
  const draft = rowOf(method, { id, version: current.version, effectiveFrom: null, createdAt: now });
  const since = new Date(now.getTime() - window);
  const parcels = await paidParcelsOf(db, id, { since, limit: mostParcels + 1 });
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
