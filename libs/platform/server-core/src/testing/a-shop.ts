import type { Shop } from '../ports/shop.ts';

/** For tests of a feature without content. */
export const aShop = (): Shop => ({ name: async () => 'Silk' });
