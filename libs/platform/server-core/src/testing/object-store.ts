import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStorage } from '../config.ts';

/** An S3-compatible store with one empty bucket. */
export interface ObjectStore {
  config: ObjectStorage;
  /** Changes the write time of an object. */
  setTime: (key: string, at: Date) => Promise<void>;
  /** Stops answering until `comeUp`, which uses the same address. */
  goDown: () => Promise<void>;
  comeUp: () => Promise<void>;
  close: () => Promise<void>;
}

const bucket = 'caravan';

interface S3rverCall {
  query: Record<string, string>;
}

/** The part of the package that we use. It has no types. */
interface S3rver {
  allowMismatchedSignatures: boolean;
  middleware: ((call: S3rverCall, next: () => Promise<void>) => Promise<void>)[];
  configureBuckets: () => Promise<unknown>;
  listen: (port: number, host: string) => Promise<Server>;
}
interface S3rverOptions {
  directory: string;
  silent: boolean;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
}

/** Loads the package only for tests that need it. */
const makeS3rver = (options: S3rverOptions): S3rver => {
  const Made = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: S3rverOptions) => S3rver;
  const store = new Made(options);
  // The package drops the slash at the end of a bucket's path, so the signatures of list requests do not match.
  store.middleware.unshift((call, next) => {
    store.allowMismatchedSignatures = 'list-type' in call.query;
    return next();
  });
  return store;
};

/** Starts a store in this process. */
export const objectStore = async (): Promise<ObjectStore> => {
  const directory = await mkdtemp(join(tmpdir(), 'caravan-store-'));
  let server: Server;
  /** Each start makes a new store, because a closed store cannot log and warns about it. */
  const listen = async (port: number): Promise<number> => {
    const store = makeS3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
    await store.configureBuckets();
    server = await store.listen(port, '127.0.0.1');
    if (!server.listening) await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const goDown = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    config: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      pathStyle: true,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    setTime: (key, at) => utimes(join(directory, bucket, `${key}._S3rver_object`), at, at),
    goDown,
    comeUp: async () => void (await listen(port)),
    async close() {
      await goDown();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
