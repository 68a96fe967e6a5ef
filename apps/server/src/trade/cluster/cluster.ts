import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import {
  databaseUrlOf,
  freePort,
  mountSmallDisk,
  objectStore,
  openEmbedded,
  postmasterPid,
  smtpSink,
  startNginx,
  startSample,
  type ObjectStore,
  type SampleProcess,
  type SmallDisk,
  type SmtpSink,
} from '@caravan/server-core/testing';
import { createGate } from '../crash/gate.ts';
import { buildTradeServer, staffActor, type ServerUnderTest } from '../crash/server-under-test.ts';

/** A test host in miniature: three server processes behind nginx, PostgreSQL, an object store and a mail server. */
export interface Cluster extends ServerUnderTest {
  processes: readonly ClusterProcess[];
  store: ObjectStore;
  mail: SmtpSink;
  /** The disk of the database. Undefined if this system cannot mount one. */
  disk: SmallDisk | undefined;
  databaseUrl: string;
  /** Kills PostgreSQL, which the test host starts again. */
  killDatabase: () => Promise<void>;
}

export interface ClusterProcess {
  name: string;
  /** SIGKILL, and a new start. */
  kill: () => Promise<void>;
  /** SIGTERM, and a new start. */
  restart: () => Promise<void>;
  /** Its log since its last start. */
  output: () => string;
}

/** Seconds. A tenth of what the samples have: nginx notices a closed connection at once. */
const shutdownDelay = '1';

export const startCluster = async (): Promise<Cluster> => {
  const built = await buildTradeServer();
  const parent = await mkdtemp(join(tmpdir(), 'caravan-cluster-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'database');
  const disk = mountSmallDisk(dataDir, 512);
  const store = await objectStore();
  const mail = await smtpSink();
  const postgres = await openEmbedded({
    dataDir,
    settings: ['max_wal_size=96MB', 'max_connections=120'],
    notice: () => undefined,
    onError: () => undefined,
  });
  const databaseUrl = databaseUrlOf(postgres.connection);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const shared = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '20',
    SMTP_URL: mail.url,
    S3_BUCKET: store.config.bucket,
    S3_ENDPOINT: store.config.endpoint ?? '',
    S3_ACCESS_KEY_ID: store.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.config.secretAccessKey,
    STAFF_EMAIL: staffActor.email,
    STAFF_PASSWORD: staffActor.password,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY: shutdownDelay,
  };

  const startProcess = async (
    port: number,
    index: number,
  ): Promise<ClusterProcess & { end: () => Promise<unknown> }> => {
    const name = `process-${index + 1}`;
    // Jobs are worked by one process, which may be the one that fails.
    const env = {
      ...shared,
      PORT: String(port),
      INSTANCE_NAME: name,
      CARAVAN_ROLE: index === 0 ? 'all' : 'web',
    };
    const start = (): SampleProcess => startSample({ file: built.file, dataDir: join(parent, name), env });
    let running = start();
    await running.ready;
    const endAndStart = async (signal: NodeJS.Signals): Promise<void> => {
      running.child.kill(signal);
      await running.ended;
      // A start is refused while the database does not answer; a supervisor tries again, too.
      for (;;) {
        running = start();
        if (
          await running.ready.then(
            () => true,
            () => false,
          )
        )
          return;
      }
    };
    return {
      name,
      kill: () => endAndStart('SIGKILL'),
      restart: () => endAndStart('SIGTERM'),
      output: () => running.output(),
      end: () => {
        running.child.kill('SIGTERM');
        return running.ended;
      },
    };
  };
  const processes: Awaited<ReturnType<typeof startProcess>>[] = [];
  for (const [index, port] of ports.entries()) processes.push(await startProcess(port, index));
  const nginx = await startNginx(ports);
  setDefaultCACertificates([...getCACertificates('default'), nginx.ca.toString()]);

  return {
    url: () => `https://localhost:${nginx.ports.tls}`,
    gate: createGate(),
    note: () => undefined,
    processes,
    store,
    mail,
    disk,
    databaseUrl,
    async killDatabase() {
      process.kill((await postmasterPid(dataDir)) ?? 0, 'SIGKILL');
    },
    async close() {
      await nginx.stop();
      await Promise.all(processes.map(({ end }) => end()));
      await postgres.stop();
      await Promise.all([store.close(), mail.goDown()]);
      disk?.close();
      await rm(parent, { recursive: true, force: true });
      await built.remove();
    },
  };
};
