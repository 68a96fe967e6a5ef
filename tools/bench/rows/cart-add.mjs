const connections = 16;
/** Fewer lines than a cart's limit; each line takes 999 pieces, which no benchmark reaches. */
const lines = 60;

/** Sixteen shoppers repeatedly add a product to their carts: first a new line, then another piece of it. */
export default {
  order: 60,
  name: 'POST /cart',
  beside: 'row',
  // 1,000 a second if the bare route reaches 24,000.
  ratio: 0.035,
  prepare: async (shop) => {
    const shoppers = (await shop.shoppers(2 * connections)).slice(connections);
    const { goods } = await shop.product();
    const line = { snapshot_id: goods.snapshot_id, sku_id: goods.skus[0]?.id ?? null, quantity: 1 };
    return shoppers.flatMap(({ token }) =>
      Array.from({ length: lines }, (_, number) => ({
        method: 'POST',
        path: '/v1/cart',
        token,
        body: { ...line, note: `line ${number}` },
      })),
    );
  },
};
