import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

/** Debian's place, or wherever the PATH has it. */
export const nginxProgram = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(':')]
  .map((folder) => join(folder, 'nginx'))
  .find(existsSync);

export interface Nginx {
  url: string;
  /** What it complained about. */
  log: () => Promise<string>;
  close: () => Promise<void>;
}

/** The proxy of docs/several-processes.md in front of servers on these ports, without TLS. */
const configOf = (folder: string, port: number, upstream: readonly number[]): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream caravan {
    ${upstream.map((of) => `server 127.0.0.1:${of} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 16;
    keepalive_timeout 300ms;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    error_page 418 = @keyed;
    location / {
      if ($http_idempotency_key) {
        return 418;
      }
      proxy_pass http://caravan;
      proxy_next_upstream error timeout;
    }
    location @keyed {
      proxy_pass http://caravan;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`;

export const startNginx = async (upstream: readonly number[]): Promise<Nginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configOf(folder, port, upstream));
  const child = spawn(nginxProgram ?? '', ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expectAnswer(await fetch(`${url}/v1/health/live`)), 10_000);
  return {
    url,
    log: () => readFile(join(folder, 'error.log'), 'utf8'),
    async close() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const expectAnswer = ({ status }: Response): void => {
  if (status !== 200) throw new Error(`nginx answers ${status}`);
};
