/** The product was just looked up, so no shop is asked. */
export default {
  order: 40,
  name: 'GET /goods (cached)',
  beside: 'row',
  prepare: async (shop) => {
    const { link } = await shop.product();
    return [{ path: `/v1/goods?url=${encodeURIComponent(link)}` }];
  },
};
