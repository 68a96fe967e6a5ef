// Generates the load in a separate process: reads a JSON file { url, connections, seconds, requests }, writes one JSON
// line. Without `seconds` each request is sent once; their number is a multiple of the connections.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const { url, connections, seconds, requests } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** Continues between the bursts of one benchmark. */
let next = Date.now() * 1_000;
const isNumbered = requests.some(({ path, body }) => path.includes('[n]') || body?.includes('[n]'));
const numbered = (request) => {
  next += 1;
  return {
    ...request,
    path: request.path.replaceAll('[n]', next),
    ...(request.body ? { body: request.body.replaceAll('[n]', next) } : {}),
  };
};

let clients = 0;
/** Each connection starts at another position in the list, so that sixteen shoppers act at the same time. */
const setupClient = (client) => {
  const from = Math.trunc((clients % connections) * (requests.length / connections)) % requests.length;
  clients += 1;
  const own = [...requests.slice(from), ...requests.slice(0, from)];
  client.setRequests(isNumbered ? own.map((request) => ({ ...request, setupRequest: () => numbered(request) })) : own);
};

const result = await autocannon({
  url,
  connections,
  ...(seconds === undefined ? { amount: requests.length } : { duration: seconds }),
  requests: requests.slice(0, 1),
  setupClient,
  timeout: 30,
});
const { latency, errors, timeouts, non2xx } = result;
const good = result['2xx'] + result['3xx'];
console.log(
  JSON.stringify({
    rate: good / result.duration,
    good,
    p50: latency.p50,
    p99: latency.p99,
    faults: errors + timeouts + result['4xx'] + result['5xx'],
    non2xx,
  }),
);
