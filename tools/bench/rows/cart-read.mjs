const lines = 10;

/** Ten lines of one product with different line options. */
export default {
  order: 50,
  name: 'GET /cart (10 lines)',
  beside: 'row',
  ratio: 0.12,
  prepare: async (shop) => {
    const shoppers = await shop.shoppers(16);
    const { goods } = await shop.product();
    for (const { token } of shoppers) {
      for (let line = 0; line < lines; line += 1) {
        await shop.call('POST', '/cart', {
          token,
          body: {
            snapshot_id: goods.snapshot_id,
            sku_id: goods.skus[0]?.id ?? null,
            quantity: 1,
            note: `line ${line}`,
          },
        });
      }
    }
    return shoppers.map(({ token }) => ({ path: '/v1/cart', token }));
  },
};
