import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseWithRoles, type DatabaseRoles } from '../../testing/database-roles.ts';
import { connectionNeed, connectionShortage } from './connection-need.ts';
import { openPool, type DatabasePool } from './pool.ts';

it('is the pool and, by role, the connections for health, changes and jobs', () => {
  expect(connectionNeed({ databasePool: 20, role: 'all' })).toBe(27);
  expect(connectionNeed({ databasePool: 20, role: 'jobs' })).toBe(27);
  expect(connectionNeed({ databasePool: 20, role: 'web' })).toBe(24);
});

describe('a shortage', () => {
  let roles: DatabaseRoles;
  let owner: DatabasePool;
  const pools: DatabasePool[] = [];
  const connect = (connectionString: string): DatabasePool => {
    const pool = openPool({ connectionString }, { max: 10, onError: () => undefined });
    pools.push(pool);
    return pool;
  };
  beforeEach(async () => {
    roles = await databaseWithRoles();
    owner = connect(roles.ownerUrl);
  });
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
    await roles.close();
  });
  const nameIn = (url: string): string => url.split('/').at(-1) ?? '';
  const process = { databasePool: 5, role: 'web' } as const;

  it('does not exist while there is room', async () => {
    expect(await connectionShortage(connect(roles.serverUrl).db, process)).toBeUndefined();
  });

  it('of max_connections names it, with what is open', async () => {
    const line = await connectionShortage(connect(roles.serverUrl).db, { databasePool: 500, role: 'all' });
    expect(line).toMatch(
      /^Too few database connections: max_connections allows \d+, others have \d+, and this process may open 507\. Raise the limit, lower DATABASE_POOL \(500\), or use a pooler\.$/,
    );
  });

  it('of the database counts the connections of all roles', async () => {
    await owner.pool.query(`ALTER DATABASE ${nameIn(roles.ownerUrl)} CONNECTION LIMIT 10`);
    // The owner has one connection, and 9 are for this process.
    const server = connect(roles.serverUrl);
    expect(await connectionShortage(server.db, process)).toBeUndefined();
    const second = await owner.pool.connect();
    const third = await owner.pool.connect();
    await third.query('SELECT 1');
    expect(await connectionShortage(server.db, process)).toContain(
      `the limit of database ${nameIn(roles.ownerUrl)} allows 10, others have 2, and this process may open 9.`,
    );
    second.release();
    third.release();
  });

  it('of the role counts its own', async () => {
    await roles.limit(8);
    expect(await connectionShortage(connect(roles.serverUrl).db, process)).toMatch(
      /the limit of role server_\w+ allows 8, others have 0, and this process may open 9\./,
    );
  });
});
