#!/bin/sh
# @easypost/api 8.9.0 takes `timeout`, documented as "Time in milliseconds that should fail requests", stores it on the
# client, and passes it to no request. A purchase of postage over a slow carrier waits for as long as the server does; who
# counts on the timeout before looking the shipment up never comes to it.
# Seen: with a timeout of 300 ms, an answer that comes after 1.5 s is taken as if there were none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @easypost/api@8.9.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import EasyPost from '@easypost/api';
const late = 1_500;
const address = JSON.stringify({ id: 'adr_1', object: 'Address' });
const server = createServer((request, response) => {
  setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(address), late);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const client = new EasyPost('test', { timeout: 300, baseUrl: `http://127.0.0.1:${server.address().port}/v2/` });
assert.equal(client.timeout, 300);
const began = performance.now();
const { id } = await client.Address.retrieve('adr_1');
const waited = performance.now() - began;
console.log(`${id} came after ${Math.round(waited)} ms, with a timeout of ${client.timeout} ms`);
assert.equal(id, 'adr_1');
assert.ok(waited >= late - 50);
server.close();
JS
node check.mjs
