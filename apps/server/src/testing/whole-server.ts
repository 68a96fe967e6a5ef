import { fileURLToPath } from 'node:url';
import { getOrderContract } from '@caravan/cart-orders/contract/orders';
import { makeLog, startApp, startPostgres, type Config, type RunningApp } from '@caravan/server-core';
import { composeFeatures } from '../features.ts';
import { logIn, type PaidOrder } from './paid-order.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Every command takes these options. */
export const commandOptions = (config: Config) => ({
  compose: composeFeatures,
  config,
  log: makeLog(config),
  migrationsFolder,
  notice: (): void => undefined,
});

/** The whole server on its configured database, as it starts by default. */
export const openServer = async (config: Config): Promise<RunningApp> => {
  const log = makeLog(config);
  const postgres = await startPostgres({ config, notice: () => undefined, onError: (error) => log.error(error) });
  const running = await startApp({ compose: composeFeatures, config, log, postgres, migrationsFolder });
  const close = async (): Promise<void> => {
    await running.close();
    await postgres.stop();
  };
  return { ...running, close };
};

/** Starts the server, logs the shopper of an order in, and reads the order. */
export const readOrder = async (config: Config, { email, password, number }: PaidOrder): Promise<unknown> => {
  const server = await openServer(config);
  try {
    const shopper = await logIn(server.app, { email, password });
    return (await shopper.call(getOrderContract, { params: { number } })).data;
  } finally {
    await server.close();
  }
};
