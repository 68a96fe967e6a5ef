// A server in a process of its own: started, waited for, ended. What it says goes to a file, as a service's would, and not through us.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { node24 } from '../../lib/workspace.mjs';

const patience = 60_000;

/** Resolves when the process says a line that `ready` matches; what it said is shown only where it fails. */
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
