// Attacks from one local address, and the shop that the attacker owns.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Linux accepts connections from any address of 127.0.0.0/8, so that attacker and visitors differ. */
const attackerAddress = '127.0.0.66';

/**
 * Opens many connections, writes to each and keeps them open. Replaces each one that the server closes. Returns the
 * function that stops it.
 */
export const keepSockets = ({ hostname, port }, count, textOf) => {
  const sockets = new Set();
  let going = true;
  const open = (index) => {
    if (!going) return;
    const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress, allowHalfOpen: true });
    sockets.add(socket);
    socket.on('connect', () => socket.write(textOf(index)));
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', async () => {
      sockets.delete(socket);
      await sleep(1_000);
      open(index);
    });
  };
  for (let index = 0; index < count; index += 1) open(index);
  return () => {
    going = false;
    for (const socket of sockets) socket.destroy();
  };
};

/** Sends GET requests in sequence on several connections. Returns the function that stops it. */
export const keepAsking = (url, connections, pathOf) => {
  let going = true;
  let number = 0;
  const ask = () =>
    new Promise((done) => {
      number += 1;
      const sent = request(`${url.origin}${pathOf(number)}`, { localAddress: attackerAddress, agent: false });
      sent.on('response', (response) => response.resume().on('close', done));
      sent.on('error', done);
      sent.end();
    });
  const work = async () => {
    while (going) await ask();
  };
  const all = Promise.all(Array.from({ length: connections }, work));
  return async () => {
    going = false;
    await all;
  };
};

/** Posts a JSON body several times a second, whatever becomes of the earlier ones. Returns the function that stops it. */
export const keepPosting = (url, perSecond, pathOf, body) => {
  let number = 0;
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const post = () => {
    number += 1;
    const options = { method: 'POST', headers, localAddress: attackerAddress, agent: false };
    const sent = request(`${url.origin}${pathOf(number)}`, options);
    sent.on('response', (response) => response.resume());
    sent.on('error', () => undefined);
    sent.end(body);
  };
  const timer = setInterval(post, 1_000 / perSecond);
  return () => clearInterval(timer);
};

const deep = 50_000;
const nested = `<!doctype html><title>x</title>${'<div>'.repeat(deep)}x`;
const filters = '<filter id="f"><feGaussianBlur stdDeviation="200"/></filter>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000">${filters}${'<rect width="6000" height="6000" filter="url(#f)"/>'.repeat(50)}</svg>`;

/** A shop with pages of nested tags and drawings as pictures. The benchmark allows the server to read it. */
export const startHostileShop = async (port) => {
  const server = createServer((asked, answer) => {
    const isDrawing = asked.url?.endsWith('.svg');
    answer.setHeader('content-type', isDrawing ? 'image/svg+xml' : 'text/html; charset=utf-8');
    answer.end(isDrawing ? drawing : nested);
  });
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
