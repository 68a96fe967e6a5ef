import { keepSockets } from '../lib/attacker.mjs';

const connections = 1_000;

/** Bodies that never arrive. */
export default {
  order: 900,
  name: 'under attack: slow bodies',
  attack: async ({ address }) =>
    keepSockets(
      address,
      connections,
      () =>
        `POST /v1/login HTTP/1.1\r\nhost: ${address.host}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":`,
    ),
};
