import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const server = { url: 'http://localhost:3000', notices: ['Staff account: staff@localhost'] };

it('says where everything is, and what the features tell', () => {
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
])('names no mailbox where there is none: %o', (config) => {
  expect(greeting(server, config).join()).not.toContain('/dev/mail');
});
