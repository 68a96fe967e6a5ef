import { day, sumFen, type Language } from '@caravan/kernel';
import { fail, type ShippingMethodDraft, type ShippingMethodPreview } from '@caravan/shipping/contract';
import {
  methodAt,
  packedParcel,
  quoteMethod,
  refusalText,
  sheetPricesFor,
  withSheet,
  type PaidParcel,
  type SheetPrices,
  type ShippingMethodRow,
  type ShippingMethodVersion,
} from '@caravan/shipping/port';
import type { ShippingContext } from '../shipping-context.ts';
import { rowOf } from './shipping-methods.ts';

const window = 30 * day;
/** More parcels than this are not reckoned for one preview. */
const mostParcels = 5_000;
const mostItems = 100;
const noPrices: SheetPrices = { zones: [], areas: new Map() };

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

/** The paid parcels of the last 30 days. */
export const parcelsToPreview = async (
  { db, clock, paidParcels }: Pick<ShippingContext, 'db' | 'clock' | 'paidParcels'>,
  id: string,
): Promise<{ since: Date; parcels: readonly PaidParcel[] }> => {
  const since = new Date(clock().getTime() - window);
  return { since, parcels: await paidParcels().of(db, id, { since, limit: mostParcels + 1 }) };
};

/** Compares the paid fees with those by a draft of a method and the prices of its sheet. */
export const previewOf = (
  draft: ShippingMethodRow,
  { since, parcels }: { since: Date; parcels: readonly PaidParcel[] },
  sheet: SheetPrices,
  language: Language,
): ShippingMethodPreview => {
  const items = parcels.slice(0, mostParcels).map((parcel) => {
    const { country, postcode } = parcel;
    return reckon(withSheet(draft, sheet, { country, postcode: postcode || null }), parcel, language);
  });
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

/** Reads the paid parcels of the last 30 days. Stores nothing. */
export const previewMethod = async (
  context: Pick<ShippingContext, 'db' | 'clock' | 'paidParcels'>,
  { id, ...method }: ShippingMethodDraft,
  language: Language,
): Promise<ShippingMethodPreview> => {
  const { db, clock } = context;
  const now = clock();
  const current = await methodAt(db, id, now);
  if (!current) throw fail('not_found');
  const draft = rowOf(method, { id, version: current.version, effectiveFrom: null, createdAt: now }, current);
  const paid = await parcelsToPreview(context, id);
  const countries = [...new Set(paid.parcels.map(({ country }) => country))];
  const sheet = draft.sheetId === null ? noPrices : await sheetPricesFor(db, draft.sheetId, countries);
  return previewOf(draft, paid, sheet, language);
};
