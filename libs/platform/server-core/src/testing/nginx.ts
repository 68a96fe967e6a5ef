import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type RequestOptions } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { vi } from 'vitest';
import { readDeployFile } from './deploy-files.ts';
import { freePort } from './free-port.ts';
import { installed, throwAwayCertificate } from './programs.ts';

export const [shop, consoleHost] = ['shop.example', 'console.shop.example'] as const;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface CallOptions {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RunningNginx {
  ports: { tls: number; plain: number };
  /** The certificate is also for `localhost`. */
  ca: Buffer;
  call: (path: string, options?: CallOptions) => Promise<Answer>;
  /** The answer as soon as its headers are there. */
  open: (path: string, options?: CallOptions) => Promise<IncomingMessage>;
  /** Its complaints. */
  log: () => Promise<string>;
  stop: () => Promise<void>;
}

/** The sample, and around it what a distribution's `nginx.conf` has. Ports and paths are those of a test. */
const configuration = (folder: string, sample: string): string => `
  daemon off;
  worker_processes 1;
  pid ${folder}/nginx.pid;
  error_log ${folder}/error.log warn;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  events { worker_connections 256; }
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    ${sample}
  }`;

const adapted = (sample: string, upstreams: readonly number[], ports: RunningNginx['ports'], folder: string): string =>
  [3000, 3001, 3002]
    .reduce((text, port, index) => text.replace(`127.0.0.1:${port} `, `127.0.0.1:${upstreams[index]} `), sample)
    // A test machine may have no IPv6.
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
    .replaceAll('/etc/nginx/tls/caravan', `${folder}/test`);

/** Writes a configuration and checks it with `nginx -t`. */
const prepare = async (upstreams: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-nginx-'));
  const { cert } = throwAwayCertificate(folder, [shop, consoleHost, 'localhost']);
  const ports = { tls: await freePort(), plain: await freePort() };
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, adapted(readDeployFile('nginx/caravan.conf'), upstreams, ports, folder)));
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const program = installed('nginx') ?? '';
  return { folder, cert, ports, program, args };
};

/** The output of `nginx -t` for the sample. Rejects if nginx finds a fault. */
export const testNginxSample = async (): Promise<string> => {
  const { folder, program, args } = await prepare([3000, 3001, 3002]);
  try {
    return (await promisify(execFile)(program, [...args, '-t'])).stderr;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Starts nginx with the sample in front of three ports. */
export const startNginx = async (upstreams: readonly [number, number, number]): Promise<RunningNginx> => {
  const { folder, cert, ports, program, args } = await prepare(upstreams);
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const ca = await readFile(cert);
  await vi.waitFor(
    async () => {
      const socket = connect(ports.tls, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 10_000 },
  );
  const open: RunningNginx['open'] = async (path, { host = shop, method = 'GET', headers = {}, body } = {}) => {
    const to: RequestOptions = { host: '127.0.0.1', port: ports.tls, servername: host, ca, agent: false };
    const sent = request({ ...to, path, method, headers: { host, ...headers } });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    // nginx refuses a body that is too large before it has arrived.
    sent.on('error', () => undefined);
    return answer;
  };
  return {
    ports,
    ca,
    log: () => readFile(join(folder, 'error.log'), 'utf8'),
    open,
    async call(path, options) {
      const answer = await open(path, options);
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
