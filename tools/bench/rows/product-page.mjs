export default {
  order: 30,
  name: 'product page',
  beside: 'row',
  prepare: async (shop) => {
    const { link } = await shop.product();
    return [
      { path: `/productdetail?url=${encodeURIComponent(link)}`, headers: { 'accept-encoding': 'gzip, deflate, br' } },
    ];
  },
};
