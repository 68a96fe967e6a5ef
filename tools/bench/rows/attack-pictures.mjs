import { keepAsking } from '../lib/attacker.mjs';

const widths = [160, 480, 960, 1600];

/** The pictures of a product in every width, each with another URL for the cache, and drawings as products. */
export default {
  order: 940,
  name: 'under attack: pictures and drawings',
  attack: async ({ address, shop, hostile }) => {
    const { goods } = await shop.product();
    const pictures = goods.images ?? [];
    return keepAsking(address, 32, (number) => {
      const picture = pictures[number % (pictures.length || 1)];
      return number % 4 === 0 || !picture
        ? `/v1/goods?url=${encodeURIComponent(`${hostile.url}/drawing-${number}.svg`)}`
        : `${picture}?w=${widths[number % widths.length]}&n=${number}`;
    });
  },
};
