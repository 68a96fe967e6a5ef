// Finds what would stop a command, before the command installs and builds for minutes. A problem is one line that says
// what to do. It runs on Node 20 without packages.
import { existsSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { inRoot } from './workspace.mjs';

/** Prints the problems and ends the process, if there are any. */
export const endIf = (problems) => {
  if (!problems.length) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
};

export const portProblem = (port, host, help) =>
  new Promise((resolved) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
      resolved(`port ${port} on ${host} ${reason}: ${help}`);
    });
    probe.listen({ port, host }, () => probe.close(() => resolved(undefined)));
  });

/** The folder itself, or the one above it in which it would be made. */
const existing = (folder) => (existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder)));

/**
 * Tries a folder without making it: Node's recursive `mkdir` never returns below `/proc`, and the access rights of a
 * folder say nothing to root.
 */
export const folderProblem = (folder, help, { mebibytes = 0 } = {}) => {
  const present = existing(folder);
  try {
    rmdirSync(mkdtempSync(join(present, '.caravan-probe-')));
    const { bavail, bsize } = statfsSync(present);
    const free = Math.floor((bavail * bsize) / 2 ** 20);
    return free < mebibytes ? `the folder ${folder} has ${free} MiB free and needs ${mebibytes}: ${help}` : undefined;
  } catch ({ code }) {
    return `the folder ${folder} cannot be ${present === folder ? 'written' : 'made'} (${code}): ${help}`;
  }
};

const seconds = 5;

/** Whether something listens where a `postgres://` address leads. The server itself says if it may log in there. */
const databaseProblem = (address) =>
  new Promise((resolved) => {
    const { hostname, port } = new URL(address);
    // A socket in the file system is named in another part of the address.
    if (!hostname || hostname.includes('%')) return resolved(undefined);
    const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) };
    const end = (reason) => {
      socket.destroy();
      resolved(reason && `DATABASE_URL: the database cannot be used: ${reason}`);
    };
    const socket = connect({ ...at, timeout: seconds * 1000 })
      .on('connect', () => end())
      .on('timeout', () => end(`no answer from ${at.host}:${at.port} within ${seconds} seconds`))
      .on('error', (error) => end(error.message || error.code));
  });

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** Problems that would stop a server with this environment. The server checks the rest of its configuration itself. */
export const serverProblems = async ({ PORT, HOST, DATA_DIR, DATABASE_URL } = process.env) => {
  const port = PORT || '3000';
  const host = HOST || '127.0.0.1';
  const folder = folderProblem(
    resolve(inRoot(), DATA_DIR || '.data'),
    'set DATA_DIR to a folder that this user can write',
  );
  const problems = [
    !isPort(port) && 'PORT: must be a whole number from 0 to 65535',
    isPort(port) && port !== '0' && (await portProblem(Number(port), host, 'set PORT to a free one')),
    folder && `DATA_DIR: ${folder}`,
    DATABASE_URL && URL.canParse(DATABASE_URL) && (await databaseProblem(DATABASE_URL)),
  ];
  return problems.filter(Boolean);
};
