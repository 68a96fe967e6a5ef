import { holdsRole, newId, staffRoles, type StaffRole } from '@caravan/kernel';
import type { Route } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';

let server: TestServer;
let origin: string;
let calls: Route['schema']['endpoint'][];
beforeAll(async () => {
  server = await testServer({ compose: async (core) => ({ features: (await testFeatures(core)).features }) });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  calls = server.composed.features.flatMap(({ routes }) => routes.map(({ schema }) => schema.endpoint));
});
afterAll(() => server.close());

const staffCalls = () => calls.flatMap((endpoint) => (endpoint.login === 'staff' ? [endpoint] : []));
const nameOf = ({ method, path }: Pick<Route['schema']['endpoint'], 'method' | 'path'>): string => `${method} ${path}`;

/** The status of a call about something that does not exist. */
const statusOf = async (
  { method, path }: Pick<Route['schema']['endpoint'], 'method' | 'path'>,
  token: string | undefined,
): Promise<number> => {
  const response = await fetch(`${origin}/v1${path.replaceAll(/:\w+/g, 'unknown')}`, {
    method,
    headers: {
      'idempotency-key': newId(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  // A stream of events has no end.
  await response.body?.cancel();
  return response.status;
};

describe('the roles of staff calls', () => {
  it('are those of the calls below /staff, and of each of them but the one of the invited', () => {
    const below = calls.filter(({ path }) => path.startsWith('/staff/'));
    expect(below.length).toBeGreaterThan(60);
    expect(below.filter(({ login }) => login !== 'staff').map(nameOf)).toEqual(['POST /staff/join']);
    expect(
      staffCalls()
        .filter(({ path }) => !path.startsWith('/staff/'))
        .map(nameOf),
    ).toEqual([]);
  });

  it.each(staffRoles)('let the %s make their calls, and no other', async (role: StaffRole) => {
    const token = server.login({ userId: `the_${role}`, role: 'staff', staffRoles: [role] });
    const refused: string[] = [];
    const expected: string[] = [];
    for (const call of staffCalls()) {
      if ((await statusOf(call, token)) === 403) refused.push(nameOf(call));
      if (!holdsRole([role], call.roles)) expected.push(nameOf(call));
    }
    expect(refused).toEqual(expected);
  });

  it('are those of docs/staff-roles.md, so that each change of them is a decision', async () => {
    const rows = staffCalls().map((call) => `| \`${nameOf(call)}\` | ${[...call.roles].sort().join(', ')} |`);
    const page = [
      '# Who may make which staff call',
      '',
      'An owner may make every call. `staff-roles.spec.ts` compares this page with the calls (`vitest -u` writes it).',
      '',
      '| call | roles |',
      '| --- | --- |',
      ...rows.sort(),
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/staff-roles.md');
  });

  it.each([
    ['a visitor', undefined, 401],
    ['a shopper', 'shopper', 403],
    ['a member of staff without a role', 'staff', 403],
  ] as const)('refuse %s everywhere', async (_name, role, status) => {
    const token = role && server.login({ role, staffRoles: [] });
    for (const call of staffCalls()) expect(await statusOf(call, token), nameOf(call)).toBe(status);
  });

  it('let an auditor change nothing but the own account and views, and write notes', () => {
    const changes = staffCalls().filter(({ method, roles }) => method !== 'GET' && roles.includes('auditor'));
    expect(changes.filter(({ path }) => !/^\/staff\/(me|views|conversations)\b/.test(path)).map(nameOf)).toEqual([]);
  });

  it('ask for a recent code before calls about money, roles, prices and exports', () => {
    const confirmed = staffCalls().filter(({ confirm }) => confirm);
    expect(confirmed.map(nameOf)).toEqual(
      expect.arrayContaining([
        'POST /staff/orders/:number/refund/approve',
        'POST /staff/orders/:number/refund/reject',
        'POST /staff/remittances/:payment_id/confirm',
        'POST /staff/remittances/:payment_id/reject',
        'POST /staff/payment_differences/:id/settle',
        'POST /staff/users/:id/adjust',
        'PUT /staff/exchange_rates',
        'POST /staff/shipping_lines',
        'PUT /staff/shipping_lines/:id',
        'POST /staff/shipping_lines/:id/sheets',
        'POST /staff/members',
        'PUT /staff/members/:id',
        'DELETE /staff/members/:id',
      ]),
    );
  });
});
