import { keepAsking } from '../lib/attacker.mjs';

/** Look-ups of pages with 50,000 nested tags. */
export default {
  order: 930,
  name: 'under attack: look-ups of nested tags',
  attack: async ({ address, hostile }) =>
    keepAsking(address, 16, (number) => `/v1/goods?url=${encodeURIComponent(`${hostile.url}/item-${number}.html`)}`),
};
