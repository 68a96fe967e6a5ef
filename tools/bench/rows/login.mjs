/** A login takes little more than its hash, so it is compared with the same hash alone. */
export default {
  order: 70,
  name: 'POST /login',
  beside: 'hash',
  ratio: 0.85,
  prepare: async (shop) => {
    const shoppers = await shop.shoppers(16);
    return shoppers.map(({ email, password }) => ({ method: 'POST', path: '/v1/login', body: { email, password } }));
  },
};
