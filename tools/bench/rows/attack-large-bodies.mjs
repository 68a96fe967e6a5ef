import { keepPosting } from '../lib/attacker.mjs';

const paths = ['/v1/login', '/v1/users', '/v1/packages/estimate', '/v1/leads', '/v1/orders'];
/** A megabyte of numbers in a few nested objects. */
const body = JSON.stringify({ a: { b: { c: Array.from({ length: 520_000 }, () => 0) } } });

/** Large bodies to calls that anybody may make. */
export default {
  order: 950,
  name: 'under attack: large bodies',
  mostRatio: 3,
  attack: async ({ address }) => keepPosting(address, 2, (number) => paths[number % paths.length], body),
};
