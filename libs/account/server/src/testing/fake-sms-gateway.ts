import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The next call ends with an answer of a status with a body, a closed connection, or no answer. */
export type SmsMishap = { status: number; body: object | string } | 'closed' | 'hang';

export interface ReceivedText {
  to: string;
  from: string | null;
  text: string;
  key: string;
}

/**
 * The part of Alibaba Cloud's `SendMessageToGlobe` that we use, in memory. It checks each signature by the vendor's
 * description of ACS3-HMAC-SHA256, and answers as its documentation shows.
 */
export interface FakeSmsGateway {
  base: string;
  key: { id: string; secret: string };
  /** Accepted messages, in order. */
  received: ReceivedText[];
  /** Every call, also those that it refused. */
  calls: () => number;
  next: (...mishaps: SmsMishap[]) => void;
  close: () => Promise<void>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const strict = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** The code of the vendor's front for a request that is not signed right; undefined for one that is. */
const refusalOf = (
  { headers, method, url = '' }: IncomingMessage,
  { id, secret }: FakeSmsGateway['key'],
): string | undefined => {
  const header = (name: string): string => String(headers[name] ?? '');
  const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    header('authorization'),
  );
  if (!parts) return 'IncompleteSignature';
  const [, credential, names = '', signature] = parts;
  if (credential !== id) return 'InvalidAccessKeyId.NotFound';
  const { pathname, searchParams } = new URL(url, 'http://gateway');
  const query = [...searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const lines = names.split(';').map((name) => `${name}:${header(name).trim()}\n`);
  const canonical = [method, pathname, query.join('&'), lines.join(''), names, header('x-acs-content-sha256')];
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hash(canonical.join('\n'))}`)
    .digest('hex');
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
};

/** The answer of the vendor's documentation. */
const accepted = ({ to, from }: ReceivedText, count: number) => ({
  ResponseCode: 'OK',
  ResponseDescription: 'The SMS Send Request was accepted',
  RequestId: 'F655A8D5-B967-440B-8683-DAD6FF8DE990',
  MessageId: String(1_008_030_300 + count),
  NumberDetail: { Region: 'HongKong', Country: 'China', Carrier: 'CMI' },
  To: to,
  From: from ?? 'Alicloud321',
  Segments: '1',
});

export const fakeSmsGateway = async (): Promise<FakeSmsGateway> => {
  const key = { id: 'LTAI-test', secret: 'sms-secret' };
  const received: ReceivedText[] = [];
  const mishaps: SmsMishap[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    const answer = (status: number, body: object | string): void => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const mishap = mishaps.shift();
    if (mishap === 'hang') return;
    if (mishap === 'closed') {
      request.socket.destroy();
      return;
    }
    if (mishap) return answer(mishap.status, mishap.body);
    const refusal = refusalOf(request, key);
    if (refusal) return answer(400, { Code: refusal, Message: refusal, RequestId: '1', HostId: 'sms' });
    const { searchParams: query } = new URL(request.url ?? '', 'http://gateway');
    const text = {
      to: query.get('To') ?? '',
      from: query.get('From'),
      text: query.get('Message') ?? '',
      key: query.get('TaskId') ?? '',
    };
    received.push(text);
    answer(200, accepted(text, received.length));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    key,
    received,
    calls: () => calls,
    next: (...more) => void mishaps.push(...more),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
