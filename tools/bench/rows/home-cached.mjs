export default {
  order: 20,
  name: 'home, from memory',
  beside: 'hello',
  ratio: 0.1,
  prepare: async () => [{ path: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } }],
};
