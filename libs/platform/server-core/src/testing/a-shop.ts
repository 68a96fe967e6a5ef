import type { Shop } from '../ports/core-ports.ts';

/** For tests of a feature without content. */
export const aShop = (): Shop => ({ name: async () => 'Silk' });
