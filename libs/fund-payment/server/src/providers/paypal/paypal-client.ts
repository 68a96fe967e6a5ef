import { Agent } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { Config } from '@caravan/server-core';
import type * as PayPalSdk from '@paypal/paypal-server-sdk';

/** The parts of PayPal's API that we use. */
export interface PayPalApi {
  sdk: typeof PayPalSdk;
  orders: PayPalSdk.OrdersController;
  payments: PayPalSdk.PaymentsController;
}

/** The package knows PayPal's own addresses only. In tests its agent connects to the double instead. */
class DoubleAgent extends Agent {
  readonly #base: URL;

  constructor(base: string) {
    super();
    this.#base = new URL(base);
  }

  override createConnection() {
    const { protocol, hostname: host, port } = this.#base;
    return protocol === 'http:'
      ? connectPlain({ host, port: Number(port || 80) })
      : connectSecurely({ host, port: Number(port || 443), servername: host });
  }
}

type Options = Pick<NonNullable<Config['paypal']>, 'clientId' | 'clientSecret' | 'environment' | 'apiBase'>;

const load = async ({ clientId, clientSecret, environment, apiBase }: Options): Promise<PayPalApi> => {
  const sdk = await import('@paypal/paypal-server-sdk');
  const { Client, Environment, OrdersController, PaymentsController } = sdk;
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret, oAuthClockSkew: 60 },
    environment: environment === 'live' ? Environment.Production : Environment.Sandbox,
    httpClientOptions: { timeout: 10_000, ...(apiBase && { httpsAgent: new DoubleAgent(apiBase) }) },
  });
  return { sdk, orders: new OrdersController(client), payments: new PaymentsController(client) };
};

export interface PayPalClient {
  api: () => Promise<PayPalApi>;
  /** Forgets the access token, which PayPal no longer accepts. */
  logIn: () => void;
}

/** The package is large and few requests need it, so it loads on first use. */
export const payPalClient = (options: Options): PayPalClient => {
  let loaded: Promise<PayPalApi> | undefined;
  return {
    api: () => (loaded ??= load(options)),
    logIn: () => {
      loaded = undefined;
    },
  };
};
