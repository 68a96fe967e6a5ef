export const texts = {
  label: 'Account',
  open: 'Account menu',
  pages: {
    orders: 'Orders',
    store: 'Warehouse',
    parcels: 'Own parcels',
    packages: 'Packages',
    fund: 'Assets',
    saved: 'Favourites and recent links',
    messages: 'Messages',
    contact: 'Contact us',
    personal: 'Personal info',
    secure: 'Account security',
    address: 'Address book',
    setting: 'Settings',
    promotions: 'Coupons and points',
  },
  count: {
    orders_one: '{{count}} waiting for payment',
    orders_other: '{{count}} waiting for payment',
    store_one: '{{count}} item in the warehouse',
    store_other: '{{count}} items in the warehouse',
    packages_one: '{{count}} not received yet',
    packages_other: '{{count}} not received yet',
    messages_one: '{{count}} unread',
    messages_other: '{{count}} unread',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-area': typeof texts;
  }
}
