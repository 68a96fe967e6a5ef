/** An address that nobody asked for before is rendered, compressed and kept. */
export default {
  order: 10,
  name: 'home, rendered afresh',
  beside: 'hello',
  cpuMs: 2,
  prepare: async () => [{ path: '/?bench=[n]', headers: { 'accept-encoding': 'gzip, deflate, br' } }],
};
