// How long other requests wait while pages of three megabytes are read: small requests one after another, first alone, then beside look-ups.
// `node tools/bench/large-pages.mjs http://127.0.0.1:3000 [rounds]`, against a server of its own started with RATE_LIMITS=off and
// GOODS_ALLOW_HOSTS=127.0.0.1:4599, which is where this script opens its shop.
import { createServer } from 'node:http';

const [base = 'http://127.0.0.1:3000', rounds = '10'] = process.argv.slice(2);
const shopPort = 4599;
/** No other request may wait longer. */
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
const variant = (index) => `{"@type":"Product","sku":"s${index}","color":"c${index}","offers":{"price":"${68 + (index % 9)}.00","priceCurrency":"CNY"}}`;
const shopifyVariant = (index) => `{"id":${index},"options":["S${index}"],"price":${12_900 + (index % 90)},"available":true}`;

const html = 'text/html';
const pages = {
  rows: [html, ldJson(tote) + repeated(() => '<div class="row"><span class="price">$1.00</span><a href="/x">x</a></div>')],
  variants: [html, ldJson(`{"@type":"ProductGroup","name":"Tote","variesBy":"https://schema.org/color","hasVariant":[${repeated(variant)}]}`)],
  'products/coat': [html, `<script src="https://cdn.shopify.com/a.js"></script><meta property="og:price:currency" content="CNY">${ldJson(tote)}`],
  'products/coat.js': ['application/json', `{"title":"Coat","options":[{"name":"Size"}],"variants":[${repeated(shopifyVariant)}]}`],
};

// Each round asks for another address, since what was read lately is remembered: `/products/coat-7` is `/products/coat`.
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

/** Small requests, one after another, for as long as `work` takes. */
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

const report = (name, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(`${name.padEnd(14)} ${String(times.length).padStart(6)} requests  median ${at(0.5).toFixed(1)} ms  99 % ${at(0.99).toFixed(1)} ms  longest ${at(1).toFixed(1)} ms`);
  return at(1);
};

for (const path of ['rows', 'variants', 'products/coat']) await lookUp(path, 999);
report('alone', await beside(new Promise((resolve) => setTimeout(resolve, 3_000))));
for (const path of ['rows', 'variants', 'products/coat']) {
  const times = [];
  for (let round = 0; round < Number(rounds); round += 1) times.push(...(await beside(lookUp(path, round))));
  if (!(report(path, times) <= allowedMs)) process.exitCode = 1;
}
shop.closeAllConnections();
shop.close();
