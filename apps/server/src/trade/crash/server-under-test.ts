import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  buildSampleServer,
  postmasterPid,
  scratchRoot,
  startSample,
  usedDataFolder,
  type SampleProcess,
} from '@caravan/server-core/testing';
import { createGate, type Gate } from './gate.ts';

export const staffActor = { email: 'clerk@example.test', password: 'harbour357' };

export type Victim = 'server' | 'database' | 'both';

/** The traders talk to it. */
export interface ServerUnderTest {
  url: () => string;
  /** Closed while nobody answers. */
  gate: Gate;
  /** Counts a message. */
  note: () => void;
  close: () => Promise<void>;
}

/** A server with its database, which can be killed and restarted. A planned number of messages triggers the kill. */
export interface KillableServer extends ServerUnderTest {
  /** Kills by SIGKILL after this number of messages and closes the gate; resolves after the kill. */
  killAfter: (messages: number, victim: Victim) => Promise<void>;
  /** Resolves when the killed processes run again; the gate stays closed. */
  comeBack: () => Promise<void>;
}

interface Plan {
  messages: number;
  kill: () => void;
}

const retryAfter = 20;
const source = (path: string): string => fileURLToPath(new URL(`../../../../../libs/${path}`, import.meta.url));

/** Bundles the composed server for processes of its own. */
export const buildTradeServer = () =>
  buildSampleServer({
    entry: fileURLToPath(new URL('../trade-process.ts', import.meta.url)),
    workers: {
      'read-page.worker': source('goods/server/src/pages/read-page.worker.ts'),
      'encode-picture.worker': source('platform/server-core/src/pictures/encode-picture.worker.ts'),
      'split.worker': source('shipping/port/src/split/split.worker.ts'),
    },
  });

export const startKillableServer = async (): Promise<KillableServer> => {
  const built = await buildTradeServer();
  const parent = await mkdtemp(join(scratchRoot, 'caravan-trade-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'data');
  await usedDataFolder(dataDir);
  const env = { STAFF_EMAIL: staffActor.email, STAFF_PASSWORD: staffActor.password, DATABASE_POOL: '20' };
  const gate = createGate();
  let server: SampleProcess;
  let url = '';
  let plan: Plan | undefined;
  let killed: { victim: Victim; postgres: number } | undefined;

  const start = async (): Promise<void> => {
    server = startSample({ file: built.file, dataDir, env });
    url = await server.ready;
  };
  /** The server must survive the loss of its database. */
  const refuseEnded = (): void => {
    const { exitCode, signalCode } = server.child;
    if (exitCode !== null || signalCode !== null)
      throw new Error(`the server ended with ${exitCode ?? signalCode}:\n${server.output()}`);
  };
  const isReady = async (): Promise<boolean> => {
    refuseEnded();
    const { status } = await fetch(`${url}/v1/health/ready`);
    return status === 200 && (await postmasterPid(dataDir)) !== killed?.postgres;
  };
  await start();

  return {
    url: () => url,
    gate,
    note() {
      if (!plan) return;
      plan.messages -= 1;
      if (plan.messages <= 0) plan.kill();
    },
    async killAfter(messages, victim) {
      const postgres = (await postmasterPid(dataDir)) ?? 0;
      const done = Promise.withResolvers<void>();
      const kill = (): void => {
        plan = undefined;
        killed = { victim, postgres };
        gate.shut();
        if (victim !== 'database') server.child.kill('SIGKILL');
        if (victim !== 'server') process.kill(postgres, 'SIGKILL');
        done.resolve();
      };
      plan = { messages, kill };
      await done.promise;
    },
    async comeBack() {
      if (killed?.victim === 'database') {
        while (!(await isReady())) await pause(retryAfter);
      } else {
        await server.ended;
        await start();
      }
    },
    async close() {
      server.child.kill('SIGTERM');
      await server.ended;
      await rm(parent, { recursive: true, force: true });
      await built.remove();
    },
  };
};
