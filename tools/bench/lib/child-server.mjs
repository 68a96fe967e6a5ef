// Starts, awaits and stops a server in a separate process. Its output goes to a file, as a service's does, so that it
// costs this process nothing.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { node24 } from '../../lib/workspace.mjs';

const patience = 60_000;

/** Resolves when the process prints a line that matches `ready`; its output is shown only if it fails. */
export const startChild = async (args, { env, log, ready }) => {
  const started = performance.now();
  const output = openSync(log, 'w');
  const child = spawn(node24(), args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  closeSync(output);
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const said = () => readFileSync(log, 'utf8');
  while (!ready.test(said())) {
    if (child.exitCode !== null || performance.now() - started > patience) {
      child.kill('SIGKILL');
      throw new Error(`${args.join(' ')} did not start:\n${said()}`);
    }
    await sleep(5);
  }
  return { pid: child.pid, startedInMs: performance.now() - started, stop };
};
