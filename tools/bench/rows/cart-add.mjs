const connections = 16;
/** Below what a cart holds; each line takes 999 pieces, which no bench comes to. */
const lines = 60;

/** Sixteen shoppers who put a product into their carts again and again: a new line at first, another piece of it later. */
export default {
  order: 60,
  name: 'POST /cart',
  beside: 'row',
  // 1,000 a second where the bare route does 24,000.
  ratio: 0.042,
  prepare: async (shop) => {
    const shoppers = (await shop.shoppers(2 * connections)).slice(connections);
    const { goods } = await shop.product();
    const line = { snapshot_id: goods.snapshot_id, sku_id: goods.skus[0]?.id ?? null, quantity: 1 };
    return shoppers.flatMap(({ token }) =>
      Array.from({ length: lines }, (_, number) => ({ method: 'POST', path: '/v1/cart', token, body: { ...line, note: `line ${number}` } })),
    );
  },
};
