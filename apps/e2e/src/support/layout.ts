import type { Person } from './people.ts';

/** The name of the floating icons. */
export const shortcuts = { en: 'Shortcuts', zh: '快捷入口' } as const;

export const fillCart = (shopper: Person) =>
  shopper.call('POST', '/cart', {
    manual: {
      url: '',
      name: 'Tea caddy',
      spec: 'Green',
      shop_name: 'Tea shop',
      unit_price_fen: 2_500,
      domestic_shipping_fen: 0,
    },
    quantity: 1,
    photo: { count: 0, note: '' },
    note: '',
  });
