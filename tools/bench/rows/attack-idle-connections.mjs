import { keepSockets } from '../lib/attacker.mjs';

const connections = 2_000;

/** Idle connections, with or without a first request. */
export default {
  order: 920,
  name: 'under attack: idle connections',
  attack: async ({ address }) =>
    keepSockets(address, connections, (index) =>
      index % 2 ? '' : `GET /v1/health/live HTTP/1.1\r\nhost: ${address.host}\r\n\r\n`,
    ),
};
