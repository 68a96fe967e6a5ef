import {
  accountPaths,
  cartOrdersPaths,
  forwardingPaths,
  fundPaymentPaths,
  goodsPaths,
  promotionsPaths,
  supportPaths,
  warehousePackagesPaths,
} from '@caravan/routes';
import type { IconName } from '@caravan/ui-kit';

export interface MenuEntry {
  /** Also the key of its text. */
  key:
    | 'orders'
    | 'store'
    | 'parcels'
    | 'packages'
    | 'fund'
    | 'saved'
    | 'messages'
    | 'contact'
    | 'personal'
    | 'secure'
    | 'address'
    | 'setting'
    | 'promotions';
  to: string;
  icon: IconName;
  /** A further page that highlights this entry. */
  also?: string;
}

/** First the shopper's business with the shop, then the shopper's own data. */
export const menuGroups: readonly (readonly MenuEntry[])[] = [
  [
    { key: 'orders', to: cartOrdersPaths.orders.href(), icon: 'receipt' },
    {
      key: 'store',
      to: warehousePackagesPaths.store.href(),
      icon: 'shelf',
      also: warehousePackagesPaths.returns.href(),
    },
    { key: 'parcels', to: forwardingPaths.parcels.href(), icon: 'truck' },
    { key: 'packages', to: warehousePackagesPaths.packages.href(), icon: 'box' },
    { key: 'fund', to: fundPaymentPaths.fund.href(), icon: 'wallet' },
    { key: 'saved', to: goodsPaths.saved.href(), icon: 'star' },
    { key: 'messages', to: accountPaths.messages.href(), icon: 'mail' },
    { key: 'contact', to: supportPaths.conversations.href(), icon: 'help' },
  ],
  [
    { key: 'personal', to: accountPaths.personal.href(), icon: 'user' },
    { key: 'secure', to: accountPaths.secure.href(), icon: 'shield', also: accountPaths.modifyPassword.href() },
    { key: 'address', to: accountPaths.address.href(), icon: 'pin' },
    { key: 'setting', to: accountPaths.setting.href(), icon: 'settings', also: accountPaths.programs.href() },
  ],
];

/** After the others, because it appears when the shop has answered that it has a programme. */
export const promotionsEntry: MenuEntry = { key: 'promotions', to: promotionsPaths.mine.href(), icon: 'tag' };
