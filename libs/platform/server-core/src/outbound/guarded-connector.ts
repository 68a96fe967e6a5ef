import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction, Socket } from 'node:net';
import { buildConnector } from 'undici';
import { hostAndPort, isPublicAddress } from './address-guard.ts';
import { FetchRefused } from './fetch-refused.ts';

/** Resolves all addresses of a name. Tests replace it. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

const refusal = () => new FetchRefused('address');

/**
 * Resolves a name for one connection, and refuses it unless every address is public. The connection uses exactly the
 * checked addresses.
 */
const guardedLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) callback(refusal(), '');
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };

const connectTimeout = 5_000;

/**
 * Larger than any page or picture, but small enough that data which the parser discards, such as endless chunk
 * extensions, cannot exhaust memory.
 */
const maxBytesOfAnswer = 16 * 1024 * 1024;

/** Closes a connection that sends more than any answer. A write starts the count again for the next answer. */
const endFloods = <S extends Socket>(socket: S): S => {
  let written = socket.bytesWritten;
  let readBefore = socket.bytesRead;
  const look = (): void => {
    if (socket.bytesWritten !== written) [written, readBefore] = [socket.bytesWritten, socket.bytesRead];
    else if (socket.bytesRead - readBefore > maxBytesOfAnswer) socket.destroy(new FetchRefused('size'));
  };
  const timer = setInterval(look, 10).unref();
  socket.once('close', () => clearInterval(timer));
  return socket;
};

/**
 * Opens connections to addresses that others chose. Names are resolved and checked here. Literal addresses are checked
 * here again, because no lookup is made for them. The peer is checked on the open socket before any byte of a request
 * is sent.
 */
export const guardedConnector = (
  resolve: Resolve,
  isExempt: (target: string) => boolean,
  build = buildConnector,
): buildConnector.connector => {
  const guarded = build({ timeout: connectTimeout, lookup: guardedLookup(resolve), allowH2: false });
  const plain = build({ timeout: connectTimeout, allowH2: false });
  return (options, callback) => {
    if (isExempt(hostAndPort(options))) {
      plain(options, (error, socket) => (error ? callback(error, null) : callback(null, endFloods(socket))));
      return;
    }
    guarded(options, (error, socket) => {
      if (error) {
        callback(error, null);
      } else if (isPublicAddress(socket.remoteAddress ?? '')) {
        callback(null, endFloods(socket));
      } else {
        socket.destroy();
        callback(refusal(), null);
      }
    });
  };
};
