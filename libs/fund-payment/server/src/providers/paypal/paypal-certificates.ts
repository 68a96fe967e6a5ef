import type { X509Certificate } from 'node:crypto';
import { getCACertificates } from 'node:tls';
import { day } from '@caravan/kernel';
import { asFetchRefused, FetchRefused, guardedConnector, hostAndPort, systemResolve } from '@caravan/server-core';
import { LRUCache } from 'lru-cache';
import { Agent, request } from 'undici';
import { signerIn, type PayPalEnvironment } from './paypal-certificate.ts';

/** A chain of certificates has a few kilobytes. */
const mostBytes = 64 * 1024;
const time = 5_000;
const status = 200;

/** Downloads a certificate under the guard of outbound connections. It follows no redirect. */
const download = async (url: URL, isExempt: (target: string) => boolean): Promise<string> => {
  const agent = new Agent({ connect: guardedConnector(systemResolve, isExempt), maxHeaderSize: 16 * 1024 });
  const signal = AbortSignal.timeout(time);
  try {
    const { statusCode, body } = await request(url, { dispatcher: agent, signal });
    if (statusCode !== status) throw new FetchRefused('network', { cause: statusCode });
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw new FetchRefused('size');
      parts.push(part);
    }
    return Buffer.concat(parts).toString('latin1');
  } catch (error) {
    throw asFetchRefused(error, signal);
  } finally {
    await agent.destroy();
  }
};

/** The checked certificates of PayPal by their address, each downloaded once a day. A failure is not kept. */
export const payPalCertificates = ({
  environment,
  apiBase,
}: {
  environment: PayPalEnvironment;
  apiBase: string | undefined;
}): ((url: URL) => Promise<X509Certificate>) => {
  const own = apiBase && hostAndPort(new URL(apiBase));
  const cache = new LRUCache<string, X509Certificate>({
    max: 10,
    ttl: day,
    fetchMethod: async (href) => {
      const file = await download(new URL(href), (target) => target === own);
      return signerIn(file, { environment, roots: getCACertificates('default') });
    },
  });
  return async ({ href }) => {
    const certificate = await cache.fetch(href);
    if (!certificate) throw new Error('no certificate');
    return certificate;
  };
};
