import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { isRunning } from './processes.ts';
import { startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';

export interface SuperviseOptions {
  binaries: Binaries;
  cluster: Cluster;
  postmaster: Postmaster;
  onError: (error: Error) => void;
}

export interface Supervisor {
  stop: () => Promise<void>;
}

const interval = 250;

/** Starts PostgreSQL again when it dies under us, at the same address, so that connections come back by themselves. */
export const supervise = ({ binaries, cluster, postmaster, onError }: SuperviseOptions): Supervisor => {
  let current = postmaster;
  let stopping = false;
  let restart: Promise<void> | undefined;
  const address = { ...cluster, connection: postmaster.connection };

  const startAgain = async (): Promise<void> => {
    onError(new Error('PostgreSQL ended unexpectedly and is started again'));
    try {
      current = await startPostmaster(binaries, address);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const watch = setInterval(() => {
    if (stopping || restart || isRunning(current.pid, cluster.dataFolder)) return;
    restart = startAgain().finally(() => (restart = undefined));
  }, interval);
  watch.unref();

  return {
    async stop() {
      stopping = true;
      clearInterval(watch);
      await restart;
      await stopPostmaster(current, cluster);
    },
  };
};
