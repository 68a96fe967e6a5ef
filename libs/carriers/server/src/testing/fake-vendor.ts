import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a call ends: an answer of a status with a body, or no answer, after the work was done or before. */
export type Mishap = { status: number; body: object } | 'lost-after' | 'lost-before';

export interface FakeAnswer {
  status: number;
  body: object | Buffer;
}

export interface VendorCall<Step extends string> {
  step: Step;
  url: URL;
  body: Record<string, unknown>;
}

export interface FakeVendor<Step extends string> {
  base: string;
  /** How often a step was called, also without an answer. */
  calls: (step: Step) => number;
  /** How the next calls of a step end. */
  next: (step: Step, ...mishaps: Mishap[]) => void;
  close: () => Promise<void>;
}

export interface VendorRules<Step extends string> {
  stepOf: (method: string, url: URL) => Step;
  /** The answer to a call without the right key; undefined if it has it, or needs none. */
  refuse: (step: Step, headers: IncomingMessage['headers']) => FakeAnswer | undefined;
  perform: (call: VendorCall<Step>, base: string) => FakeAnswer;
}

/** A service of the network in memory, which loses answers as a test wants it. */
export const fakeVendor = async <Step extends string>(rules: VendorRules<Step>): Promise<FakeVendor<Step>> => {
  const counts = new Map<Step, number>();
  const mishaps = new Map<Step, Mishap[]>();
  let base = '';

  const answerTo = async (request: IncomingMessage): Promise<FakeAnswer | undefined> => {
    const url = new URL(request.url ?? '', base);
    const step = rules.stepOf(request.method ?? '', url);
    const text = (await buffer(request)).toString('utf8');
    counts.set(step, (counts.get(step) ?? 0) + 1);
    const mishap = mishaps.get(step)?.shift();
    if (mishap === 'lost-before') return undefined;
    if (typeof mishap === 'object') return mishap;
    const refusal = rules.refuse(step, request.headers);
    if (refusal) return refusal;
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    const answer = rules.perform({ step, url, body }, base);
    return mishap === 'lost-after' ? undefined : answer;
  };

  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      if (!answer) return void request.socket.destroy();
      const { status, body } = answer;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    calls: (step) => counts.get(step) ?? 0,
    next: (step, ...more) => void mishaps.set(step, [...(mishaps.get(step) ?? []), ...more]),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

/** A picture of one pixel, a label of 4 × 6 inches at 203 dpi with a bar code, and an empty page. */
const labelFiles: Readonly<Record<string, Buffer>> = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  zpl: Buffer.from(
    '^XA^PW812^LL1218^FO60,80^BY3^BCN,160,Y,N,N^FD9400100110368068953228^FS^FO60,320^A0N,60^FDEUGENE^FS^XZ',
  ),
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/** The file of an address such as `/files/shp1.png`. */
export const fileAt = ({ pathname }: URL): FakeAnswer => ({
  status: 200,
  body: labelFiles[pathname.split('.').at(-1) ?? ''] ?? Buffer.from('unknown'),
});
