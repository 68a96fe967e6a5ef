// Lets one process at a time do some work in this checkout. The lock is a name that the system gives to one process and
// takes back when that process ends, even by `kill -9`. No file is left behind, so no lock is ever stale. It runs on
// Node 20 without packages.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { inRoot } from './workspace.mjs';

/**
 * The name of a lock of this checkout: an abstract socket on Linux, a pipe on Windows. Other systems have names only in
 * the file system, where they outlive their process, so there it is a port of this machine.
 */
const addressOf = (name) => {
  const digest = createHash('sha256')
    .update(`${realpathSync(inRoot())}\n${name}`)
    .digest();
  const unique = `caravan-${digest.toString('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${unique}` };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${unique}` };
  return { host: '127.0.0.1', port: 20_000 + (digest.readUInt32BE() % 20_000) };
};

/** Takes the lock and returns the function that releases it, or undefined if a process has it. */
const tryToTake = (address) =>
  new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => undefined).on('close', () => waiting.delete(socket));
      socket.unref();
    });
    const release = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => resolve(release));
    server.unref();
  });

/** Resolves when the process that has the lock releases it or ends, because its connections end then. */
const holderGone = (address) =>
  new Promise((resolve) => {
    connect(address)
      .on('error', () => undefined)
      .on('close', resolve);
  });

/** Waits for the lock. The first process to ask after a release gets it. */
const take = async (address, onWait = () => undefined) => {
  let release = await tryToTake(address);
  if (!release) onWait();
  while (!release) {
    await holderGone(address);
    release = await tryToTake(address);
  }
  return release;
};

/** Does the work while no other process of this checkout does work of that name. `onWait` is called if it must wait. */
export const oneAtATime = async (name, work, onWait) => {
  const release = await take(addressOf(name), onWait);
  try {
    return await work();
  } finally {
    release();
  }
};

/** Whether a process of this checkout has that name. */
export const isTaken = (name) =>
  new Promise((resolve) => {
    const socket = connect(addressOf(name));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Takes the name until this process ends. Several may: when the one that has it ends, another one takes it over. */
export const takeForLife = async (name) => {
  const address = addressOf(name);
  if (!(await tryToTake(address))) void take(address);
};
