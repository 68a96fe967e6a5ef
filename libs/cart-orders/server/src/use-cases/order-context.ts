import type { Notifier } from '@caravan/account/port';
import type { Refunds } from '@caravan/fund-payment/port';
import type { GoodsPictures } from '@caravan/goods/port';
import type { WarehouseIntake } from '@caravan/warehouse-packages/port';
import type { CartContext } from './cart-context.ts';

/** What the use cases of orders work with. */
export interface OrderContext extends CartContext {
  goodsPictures: () => GoodsPictures;
  refunds: () => Refunds;
  notifier: () => Notifier;
  warehouseIntake: () => WarehouseIntake;
}
