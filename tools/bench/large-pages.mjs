// Measures how long other requests wait while pages of three megabytes are read: small requests in sequence, first
// alone, then beside look-ups. Run `node tools/bench/large-pages.mjs http://127.0.0.1:3000 [rounds]` against a
// separate server started with RATE_LIMITS=off and GOODS_ALLOW_HOSTS=127.0.0.1:4599, the address of this script's
// shop.
import { createServer } from 'node:http';

const [base = 'http://127.0.0.1:3000', rounds = '10'] = process.argv.slice(2);
const shopPort = 4599;
/** The longest accepted wait of another request. */
const allowedMs = 50;
const threeMegabytes = 3 * 1024 * 1024 - 64 * 1024;

const repeated = (part) => {
  const parts = [];
  for (let size = 0, index = 0; size < threeMegabytes; index += 1) {
    parts.push(part(index));
    size += parts.at(-1).length + 1;
  }
  return parts.join(',');
};
const ldJson = (product) => `<h1>Tote</h1><script type="application/ld+json">${product}</script>`;
const tote = '{"@type":"Product","name":"Tote","offers":{"price":"68.00","priceCurrency":"CNY"}}';
const variant = (index) =>
  `{"@type":"Product","sku":"s${index}","color":"c${index}","offers":{"price":"${68 + (index % 9)}.00","priceCurrency":"CNY"}}`;
const shopifyVariant = (index) =>
  `{"id":${index},"options":["S${index}"],"price":${12_900 + (index % 90)},"available":true}`;

const html = 'text/html';
const pages = {
  rows: [
    html,
    ldJson(tote) + repeated(() => '<div class="row"><span class="price">$1.00</span><a href="/x">x</a></div>'),
  ],
  variants: [
    html,
    ldJson(
      `{"@type":"ProductGroup","name":"Tote","variesBy":"https://schema.org/color","hasVariant":[${repeated(variant)}]}`,
    ),
  ],
  'products/coat': [
    html,
    `<script src="https://cdn.shopify.com/a.js"></script><meta property="og:price:currency" content="CNY">${ldJson(tote)}`,
  ],
  'products/coat.js': [
    'application/json',
    `{"title":"Coat","options":[{"name":"Size"}],"variants":[${repeated(shopifyVariant)}]}`,
  ],
};

// Each round requests another address, because recent results are cached: `/products/coat-7` serves `/products/coat`.
const shop = createServer((request, response) => {
  const [type, body] = pages[request.url.slice(1).replace(/-\d+/, '')] ?? [html, ''];
  response.writeHead(200, { 'content-type': type }).end(body);
});
await new Promise((resolve) => shop.listen(shopPort, '127.0.0.1', resolve));

const small = async () => {
  const started = performance.now();
  const response = await fetch(`${base}/v1/configurations`);
  await response.arrayBuffer();
  return performance.now() - started;
};

/** Sends small requests in sequence until `work` ends. */
const beside = async (work) => {
  const times = [];
  let isDone = false;
  const ended = work.finally(() => (isDone = true));
  while (!isDone) times.push(await small());
  await ended;
  return times;
};

const lookUp = async (path, round) => {
  const link = `http://127.0.0.1:${shopPort}/${path}-${process.pid}${String(round).padStart(3, '0')}`;
  const response = await fetch(`${base}/v1/goods?url=${encodeURIComponent(link)}`);
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`${link} could not be read: ${answer}`);
};

const longest = (times) => Math.max(...times);

/** Wall-clock times include other programs. Our own blocking occurs in every round, so the quietest round shows it. */
const report = (name, byRound) => {
  const sorted = byRound.map(longest).toSorted((a, b) => a - b);
  const [quietest, middle, worst] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((place) => sorted[place]);
  const count = byRound.flat().length;
  console.log(
    `${name.padEnd(14)} ${count} requests; longest of a round: quietest ${quietest.toFixed(1)} ms, middle ${middle.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
  );
  return quietest;
};

const kinds = ['rows', 'variants', 'products/coat'];
for (const path of kinds) await lookUp(path, 999);

const alone = [];
for (let round = 0; round < Number(rounds); round += 1)
  alone.push(await beside(new Promise((resolve) => setTimeout(resolve, 500))));
report('alone', alone);

for (const path of kinds) {
  const byRound = [];
  for (let round = 0; round < Number(rounds); round += 1) byRound.push(await beside(lookUp(path, round)));
  if (!(report(path, byRound) <= allowedMs)) process.exitCode = 1;
}
shop.closeAllConnections();
shop.close();
