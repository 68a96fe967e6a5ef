import { disposalDays, returnDays, storageMaxFeeFen, usualRules } from '@caravan/content/contract';
import { day, hour } from '@caravan/kernel';
import { storageFeeAfter, type StoreItem } from '@caravan/warehouse-packages/contract';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';

const { free_storage_days: freeDays, storage_fee_fen_per_day: perDay } = usualRules;
const fees = { perDay, most: storageMaxFeeFen(usualRules) };

/** Goods that arrived some days ago, with their storage fee so far. */
const stored = (daysAgo: number): Partial<StoreItem> => {
  const since = Date.now() - daysAgo * day + hour;
  return {
    stored_at: new Date(since).toISOString(),
    free_until: new Date(since + freeDays * day).toISOString(),
    days_left: Math.max(0, freeDays - daysAgo),
    storage_fen: storageFeeAfter((daysAgo - freeDays) * day, fees),
    dispose_at: new Date(since + disposalDays * day).toISOString(),
    return_until: new Date(since + returnDays * day).toISOString(),
    returnable: daysAgo < returnDays,
  };
};

/** A photo as an inline picture: a parcel in one colour. */
const photo = (hue: number, piece: number | null = null): StoreItem['photos'][number] => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="hsl(${hue} 30% 86%)"/><rect x="130" y="170" width="340" height="290" rx="12" fill="hsl(${hue} 35% 58%)"/><path d="M130 260h340" stroke="hsl(${hue} 35% 40%)" stroke-width="10"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { url, thumb_url: url, piece };
};

/** A warehouse with every kind of goods: fresh, late and nearly disposed of, with and without photos, blocked and packed. */
export const exampleStore = (): StoreItem[] => [
  aStoreItem({
    ...stored(160),
    id: 'vase',
    name: 'Vase of frosted glass',
    spec: 'Green',
    quantity: 1,
    weight_g: 1_350,
    restrictions: ['fragile'],
    photos: [photo(150)],
  }),
  aStoreItem({
    ...stored(32),
    id: 'lamp',
    name: 'Desk lamp with a warm and a cold light',
    spec: '',
    quantity: 1,
    weight_g: 860,
    restrictions: ['battery', 'fragile'],
    photos: [photo(180), photo(200), photo(220)],
  }),
  aStoreItem({
    ...stored(28),
    id: 'cup',
    name: 'Enamel cup, white',
    spec: 'White',
    quantity: 4,
    weight_g: 1_120,
    length_mm: 240,
    width_mm: 240,
    height_mm: 110,
    photos: [photo(40)],
  }),
  aStoreItem({
    ...stored(24),
    id: 'tea',
    name: 'Green tea, spring harvest',
    spec: '250 g tin',
    quantity: 1,
    weight_g: 410,
    length_mm: 120,
    width_mm: 120,
    height_mm: 160,
    restrictions: ['food'],
    photos: [photo(120), photo(100)],
  }),
  aStoreItem({
    ...stored(4),
    id: 'tote',
    name: '帆布托特包 Canvas tote, waxed, with two inner pockets and a long shoulder strap',
    spec: 'Ink blue / L',
    photos: [photo(210), photo(215)],
    photos_due: 1,
  }),
  aStoreItem({
    ...stored(3),
    id: 'pouch',
    name: 'Pencil pouch',
    spec: 'Natural',
    quantity: 1,
    weight_g: 90,
    length_mm: 210,
    width_mm: 90,
    height_mm: 30,
    photos_due: 2,
  }),
  aStoreItem({
    ...stored(2),
    id: 'scarf',
    order_number: 'CV2611WAIT002',
    name: 'Wool scarf',
    spec: 'Grey',
    quantity: 1,
    weight_g: 260,
    length_mm: 300,
    width_mm: 200,
    height_mm: 50,
    photos: [photo(0)],
    packable: false,
    reason: 'The rest of its order has not arrived yet',
  }),
  aStoreItem({
    ...stored(9),
    id: 'chime',
    order_number: 'CV2610PACK003',
    name: 'Wind chime',
    spec: 'Brass',
    quantity: 1,
    weight_g: 540,
    photos: [photo(60)],
    packable: false,
    reason: 'In package PK2611PAYME01',
    package_number: 'PK2611PAYME01',
    dispose_at: null,
  }),
];
