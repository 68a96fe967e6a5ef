import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const server = { url: 'http://localhost:3000', notices: ['Staff account: staff@localhost'] };

it('prints the addresses and the notices of the features', () => {
  expect(greeting(server, { production: false, smtpUrl: undefined })).toEqual([
    'Caravan is ready: http://localhost:3000',
    'Mails: http://localhost:3000/dev/mail',
    'API reference: http://localhost:3000/docs',
    'Staff account: staff@localhost',
  ]);
});

it.each([
  { production: true, smtpUrl: undefined },
  { production: false, smtpUrl: 'smtp://mail' },
])('does not print the mailbox if it does not exist: %o', (config) => {
  expect(greeting(server, config).join()).not.toContain('/dev/mail');
});
