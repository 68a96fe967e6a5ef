/** The product was looked up a moment ago, so no shop is asked. */
export default {
  order: 40,
  name: 'GET /goods (cached)',
  beside: 'row',
  ratio: 0.2,
  prepare: async (shop) => {
    const { link } = await shop.product();
    return [{ path: `/v1/goods?url=${encodeURIComponent(link)}` }];
  },
};
