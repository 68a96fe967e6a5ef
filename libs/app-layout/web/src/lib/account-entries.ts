import { accountPaths, cartOrdersPaths, fundPaymentPaths, warehousePackagesPaths } from '@caravan/routes';
import type { IconName } from '@caravan/ui-kit';

export interface AccountEntry {
  /** Also the key of its text below `account`. */
  key: 'orders' | 'store' | 'packages' | 'fund' | 'settings';
  to: string;
  icon: IconName;
}

/** The account menu above "sign out" (specification 3.11). */
export const accountEntries: readonly AccountEntry[] = [
  { key: 'orders', to: cartOrdersPaths.orders.href(), icon: 'receipt' },
  { key: 'store', to: warehousePackagesPaths.store.href(), icon: 'shelf' },
  { key: 'packages', to: warehousePackagesPaths.packages.href(), icon: 'box' },
  { key: 'fund', to: fundPaymentPaths.fund.href(), icon: 'wallet' },
  { key: 'settings', to: accountPaths.setting.href(), icon: 'settings' },
];
