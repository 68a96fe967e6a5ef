/** A new address each time, which is rendered, compressed and cached. */
export default {
  order: 10,
  name: 'home, rendered afresh',
  beside: 'hello',
  cpuMs: 6,
  prepare: async () => [{ path: '/?bench=[n]', headers: { 'accept-encoding': 'gzip, deflate, br' } }],
};
