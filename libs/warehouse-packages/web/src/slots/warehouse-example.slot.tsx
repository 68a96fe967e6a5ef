import { disposalDays, returnDays, storageMaxFeeFen } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import type { ExampleGoods } from '@caravan/warehouse-packages/api';
import { useNow } from '@caravan/web-core';
import { ExampleItem } from '../components/warehouse-item/warehouse-item.tsx';

const storedFor = 3 * day;

/** A drawing of the example goods in place of the warehouse's photo. */
const photo = new URL('./tote.svg', import.meta.url).href;

const exampleItem = ({ name, spec, weight_g, rules }: ExampleGoods, now: number): StoreItem => ({
  id: 'example',
  order_number: 'CV-EXAMPLE',
  name,
  spec,
  image: null,
  quantity: 1,
  weight_g,
  length_mm: 380,
  width_mm: 320,
  height_mm: 60,
  restrictions: [],
  stored_at: new Date(now - storedFor).toISOString(),
  free_until: new Date(now - storedFor + rules.free_storage_days * day).toISOString(),
  days_left: Math.max(0, rules.free_storage_days - storedFor / day),
  value_fen: 0,
  daily_fee_fen: rules.storage_fee_fen_per_day,
  storage_fen: 0,
  fee_max_fen: storageMaxFeeFen(rules),
  dispose_at: new Date(now - storedFor + disposalDays * day).toISOString(),
  photos: [{ url: photo, thumb_url: photo, piece: null }],
  photos_due: 0,
  photos_left: 0,
  photo_verdict: null,
  photos_open: false,
  services: [],
  packable: true,
  reason: null,
  package_number: null,
  returnable: false,
  return_until: new Date(now - storedFor + returnDays * day).toISOString(),
  return_number: null,
});

/** The card of example goods as the warehouse has it, without what could be operated. */
export const Slot = (goods: ExampleGoods) => {
  const now = useNow();
  return now === undefined ? null : <ExampleItem item={exampleItem(goods, now)} />;
};
