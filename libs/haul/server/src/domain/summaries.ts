import type { HaulGoods, HaulOrder, HaulPackage, HaulPayment, HaulRecord } from '@caravan/haul/contract';
import { cutText, shortLink } from './cut-text.ts';

/*
 * Lists and single calls answer these parts of rows that another program wrote. Their limits keep every answer below 1
 * MB, whatever an archive contains (specification 33.8).
 */

/** Lines of an order, and goods of an order or a package, in a list. */
export const listedGoods = 3;
/** Goods of an order that is shown whole. */
export const wholeOrderGoods = 200;
const listedPhotos = 4;
/** Photos of an order that is shown whole. */
const wholeOrderPhotos = 1_000;
const listedRefs = 5;

/** Characters of a text in a list of orders or packages, and of its web addresses. */
const listedText = 120;
const listedLink = 500;
/** Characters of the name of goods in an order or a package that is shown whole, and of a remark. */
const goodsText = 200;

const shortName = (name: string | null): string | null => (name === null ? null : cutText(name, listedText));

/** An order in a list, without its goods. Its note and its timeline are no part of the answer. */
export const orderSummary = (order: HaulOrder) => ({
  ...order,
  shop_name: shortName(order.shop_name),
  lines: order.lines.slice(0, listedGoods).map((line) => ({
    ...line,
    name: cutText(line.name, listedText),
    spec: cutText(line.spec, listedText),
    source_url: shortLink(line.source_url, listedLink),
  })),
  line_count: order.lines.length,
});

/** Goods of an order in a list. */
export const goodsSummary = (goods: HaulGoods): HaulGoods => ({
  ...goods,
  name: cutText(goods.name, listedText),
  spec: cutText(goods.spec, listedText),
  photos: goods.photos.slice(0, listedPhotos),
});

/** The goods of an order that is shown whole, with the first 1,000 photos of all. */
export const goodsOfWholeOrder = (goods: readonly HaulGoods[]): HaulGoods[] => {
  let left = wholeOrderPhotos;
  return goods.map((one) => {
    const photos = one.photos.slice(0, left);
    left -= photos.length;
    return { ...one, name: cutText(one.name, goodsText), spec: cutText(one.spec, goodsText), photos };
  });
};

/** A package in a list, with the ids of its goods and the names of its photos. Its events are no part of the answer. */
export const packageSummary = (parcel: HaulPackage) => ({
  ...parcel,
  method: cutText(parcel.method, listedText),
  carrier: cutText(parcel.carrier, listedText),
  photos: parcel.photos.slice(0, listedPhotos),
  goods: parcel.goods.slice(0, listedGoods),
  goods_count: parcel.goods.length,
});

/** Packed goods in a list of packages. */
export const packedSummary = ({ id, name, quantity }: HaulGoods) => ({
  id,
  name: cutText(name, listedText),
  quantity,
});

/** Packed goods of a package that is shown whole. */
export const packedGoods = ({ id, name, quantity }: HaulGoods) => ({ id, name: cutText(name, goodsText), quantity });

/** The first of the references, and how many there are. */
const shortRefs = ({ refs }: { refs: readonly string[] }) => ({
  refs: refs.slice(0, listedRefs),
  ref_count: refs.length,
});

export const paymentSummary = (payment: HaulPayment) => ({ ...payment, ...shortRefs(payment) });

export const recordSummary = (record: HaulRecord) => ({
  ...record,
  ...shortRefs(record),
  remark: cutText(record.remark, goodsText),
});
