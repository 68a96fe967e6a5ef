import { countryName, textIn, type Fen, type Language } from '@caravan/kernel';
import { amountRow, goodsRow, moneyRows, sides, wordOf, type ReceiptRow } from './receipt-rows.ts';
import { fill, receiptWords, type ReceiptWords } from './receipt-words.ts';
import type { Receipt, ReceiptContent, ReceiptParties, ReceiptPhoto, ReceiptShipping } from './receipts.schema.ts';

export type { ReceiptRow } from './receipt-rows.ts';

/** A part of a receipt with a title of its own, such as the payments. */
export interface ReceiptSection {
  id: keyof ReceiptWords['sections'];
  title: string;
  rows: ReceiptRow[];
}

/** A photo with its name; a page adds the picture itself. */
export interface ReceiptPicture {
  id: string;
  name: string;
}

/** A receipt in the words of one language. The page and the PDF show the same. */
export interface ReceiptDocument {
  title: string;
  facts: ReceiptRow[];
  /** The seller and the buyer. */
  parties: ReceiptSection[];
  sections: ReceiptSection[];
  pictures: ReceiptPicture[];
}

const factRows = ({ subject, seller, created_at, paid_at }: ReceiptContent, w: ReceiptWords): ReceiptRow[] => [
  ...(seller === null ? [] : [{ label: w.facts.seller, value: seller }]),
  { label: w.facts.created[subject], value: w.moment(created_at) },
  { label: w.facts.paid, value: paid_at === null ? w.facts.unpaid : w.moment(paid_at) },
  { label: w.facts.currency, value: w.cny },
];

const known = (label: string, value: string | null): ReceiptRow[] => (value ? [{ label, value }] : []);

const sellerRows = ({ seller }: ReceiptParties, w: ReceiptWords): ReceiptRow[] => [
  { label: w.party.name, value: seller.name },
  ...known(w.party.address, seller.address),
  ...known(w.party.registration, seller.registration),
  ...known(w.party.email, seller.email),
];

const buyerRows = ({ buyer }: ReceiptParties, language: Language, w: ReceiptWords): ReceiptRow[] => {
  const { name, address, email } = buyer;
  const written = address && [...address.lines, countryName(address.country, language)].join(', ');
  return [...known(w.party.name, name), ...known(w.party.address, written), ...known(w.party.email, email)];
};

const extraRows = ({ extras }: ReceiptContent, w: ReceiptWords): ReceiptRow[] =>
  extras.map(({ ref, reason, amount_fen, state, set_by }) => ({
    label: wordOf(w.extra, reason, w.extra.other),
    hint: [ref, w.setBy[set_by], w.extraState[state]].join(w.comma),
    value: w.yuan(amount_fen),
  }));

const serviceRows = ({ services }: ReceiptContent, w: ReceiptWords): ReceiptRow[] =>
  services.map(({ number, kind, units, unit_fen, amount_fen }) => ({
    label: wordOf(w.service, kind),
    hint: [number, fill(w.pieces, { count: units, price: w.yuan(unit_fen) }), w.setBy.tariff].join(w.comma),
    value: w.yuan(amount_fen),
  }));

const weightRows = ({ goods, shipping }: ReceiptContent, w: ReceiptWords): ReceiptRow[] => {
  const stored = goods.flatMap(({ name, stored: lots }) =>
    lots.map((lot) => ({
      label: fill(w.stored, { name }),
      hint: [fill(w.quantity, { count: lot.quantity }), sides(lot)].join(w.comma),
      value: w.grams(lot.weight_g),
    })),
  );
  if (!shipping) return stored;
  const { quoted, weighings } = shipping;
  return [
    ...stored,
    {
      label: w.quoted,
      hint: fill(w.quotedWeights, { real: w.grams(quoted.real_g), volume: w.grams(quoted.volumetric_g) }),
      value: fill(w.charged, { weight: w.grams(quoted.chargeable_g) }),
    },
    ...weighings.map((weighing) => ({
      label: fill(w.weighed, { at: w.moment(weighing.at) }),
      hint: [
        sides(weighing),
        fill(w.weighedFee, {
          weight: w.grams(weighing.chargeable_g),
          fee: w.yuan(weighing.fee_fen),
          quoted: w.yuan(weighing.quoted_fee_fen),
        }),
      ].join(w.comma),
      value: w.grams(weighing.weight_g),
    })),
  ];
};

const rangeOf = ({ low_fen, high_fen }: { low_fen: Fen | null; high_fen: Fen | null }, w: ReceiptWords): string => {
  if (low_fen === null || high_fen === null) return w.unknown;
  return low_fen === high_fen ? w.yuan(low_fen) : `${w.yuan(low_fen)} – ${w.yuan(high_fen)}`;
};

const dutyRows = (shipping: ReceiptShipping | null, w: ReceiptWords): ReceiptRow[] => {
  const cost = shipping?.landed_cost;
  if (!cost) return [];
  const basis = { value: w.yuan(cost.value_fen), shipping: w.yuan(cost.shipping_fen), at: w.moment(cost.at) };
  const rate =
    cost.version === null || cost.rate === null || cost.rate_day === null
      ? []
      : [fill(w.dutyRate, { version: cost.version, rate: w.decimal(cost.rate), day: w.day(cost.rate_day) })];
  return [
    { label: w.duty, value: rangeOf(cost.duty, w) },
    { label: w.tax, value: rangeOf(cost.tax, w) },
    ...(cost.version !== null && cost.fees.high_fen !== 0 ? [{ label: w.fees, value: rangeOf(cost.fees, w) }] : []),
    {
      label: w.both,
      hint: [fill(w.dutyBasis, basis), ...rate].join(w.comma),
      value: rangeOf(cost.total, w),
      strong: true,
    },
  ];
};

const deliveryRows = (shipping: ReceiptShipping | null, language: Language, w: ReceiptWords): ReceiptRow[] => {
  if (!shipping) return [];
  const { tracking, insurance } = shipping;
  return [
    { label: w.method, value: textIn(shipping.method, language) },
    { label: w.carrier, value: shipping.carrier },
    { label: w.country, value: countryName(shipping.country, language) },
    { label: w.declared, value: w.yuan(shipping.declared_value_fen) },
    ...(insurance
      ? [{ label: w.cover, hint: textIn(insurance.name, language), value: w.yuan(insurance.cover_fen) }]
      : []),
    ...(tracking
      ? [
          {
            label: w.tracking,
            hint: [tracking.carrier, fill(w.shipped, { at: w.moment(tracking.shipped_at) })].join(w.comma),
            value: tracking.number,
          },
        ]
      : []),
    ...shipping.claims.map(({ ref, paid_fen, decided_at }) => ({
      label: fill(w.claim, { ref }),
      hint: w.moment(decided_at),
      value: w.yuan(paid_fen),
    })),
  ];
};

const namedPhotos = (
  photos: readonly ReceiptPhoto[],
  name: string,
  w: ReceiptWords,
): (ReceiptPicture & { sha256: string })[] =>
  photos.map(({ id, sha256 }, index) => ({ id, sha256, name: fill(w.photo, { name, count: index + 1 }) }));

const amountRows = (content: ReceiptContent, w: ReceiptWords): ReceiptRow[] => [
  ...content.amounts.map((amount) => amountRow(amount, w)),
  { label: w.total, value: w.yuan(content.amount_fen), strong: true },
];

/** The words of a receipt in one language. Sections without rows are left out; hashes are in the section of photos. */
export const receiptDocument = (
  { content, parties }: Pick<Receipt, 'content' | 'parties'>,
  language: Language,
): ReceiptDocument => {
  const w = receiptWords(language);
  const { goods, shipping } = content;
  const photos = [
    ...goods.flatMap(({ name, stored }) =>
      namedPhotos(
        stored.flatMap((lot) => lot.photos),
        name,
        w,
      ),
    ),
    ...namedPhotos(shipping?.photos ?? [], w.parcel, w),
  ];
  const pages = goods.flatMap(({ name, picture_sha256: value }) =>
    value === null ? [] : [{ label: fill(w.page, { name }), value }],
  );
  const rows: Record<ReceiptSection['id'], ReceiptRow[]> = {
    seller: sellerRows(parties, w),
    buyer: buyerRows(parties, language, w),
    goods: goods.map((one) => goodsRow(one, w)),
    amount: amountRows(content, w),
    extras: extraRows(content, w),
    services: serviceRows(content, w),
    payments: moneyRows(content, language, w),
    weights: weightRows(content, w),
    delivery: deliveryRows(shipping, language, w),
    duty: dutyRows(shipping, w),
    photos: [...photos.map(({ name, sha256 }) => ({ label: name, value: sha256 })), ...pages],
  };
  const order = ['goods', 'amount', 'extras', 'services', 'payments', 'weights', 'delivery', 'duty', 'photos'] as const;
  const sectionsOf = (ids: readonly ReceiptSection['id'][]): ReceiptSection[] =>
    ids.flatMap((id) => (rows[id].length ? [{ id, title: w.sections[id], rows: rows[id] }] : []));
  return {
    title: fill(w.title[content.subject], { number: content.number }),
    facts: factRows(content, w),
    parties: sectionsOf(['seller', 'buyer']),
    sections: sectionsOf(order),
    pictures: photos.map(({ id, name }) => ({ id, name })),
  };
};
