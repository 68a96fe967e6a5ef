import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const server = { url: 'http://localhost:3000', notices: ['Staff account of the owner: staff@localhost'] };
const addresses = { role: 'all' as const, publicUrl: 'https://shop.example', consoleUrl: undefined };

it('prints the addresses and the notices of the features', () => {
  expect(greeting(server, { production: false, smtpUrl: undefined, ...addresses })).toEqual([
    'Caravan is ready: http://localhost:3000',
    'Mails: http://localhost:3000/dev/mail',
    'Console for staff: https://shop.example/console',
    'API reference: http://localhost:3000/docs',
    'Staff account of the owner: staff@localhost',
  ]);
});

it.each([
  { production: true, smtpUrl: undefined },
  { production: false, smtpUrl: 'smtp://mail' },
])('does not print the mailbox if it does not exist: %o', (config) => {
  expect(greeting(server, { ...config, ...addresses }).join()).not.toContain('/dev/mail');
});

it('names the console’s own host, and asks for one in production', () => {
  const config = { ...addresses, production: true, smtpUrl: 'smtp://mail' };
  const own = greeting(server, { ...config, consoleUrl: 'https://console.shop.example' }).join();
  expect(own).toContain('Console for staff: https://console.shop.example/console');
  expect(own).not.toContain('CONSOLE_URL');
  expect(greeting(server, { ...config, consoleUrl: undefined }).join()).toContain('CONSOLE_URL is not set');
});

it('says what a process of one role does not do', () => {
  const config = { production: false, smtpUrl: undefined, ...addresses };
  expect(greeting(server, { ...config, role: 'web' })).toContain(
    'This process works no jobs: start another one with CARAVAN_ROLE=jobs.',
  );
  expect(greeting(server, { ...config, role: 'jobs' })).toEqual([
    'Caravan works jobs. Only health and metrics: http://localhost:3000',
    ...server.notices,
  ]);
});
