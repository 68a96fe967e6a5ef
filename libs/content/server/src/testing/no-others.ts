import { forEachKind } from '@caravan/content/contract';
import type { RetainedRows, SetupSteps } from '@caravan/content/port';
import { fail } from '@caravan/kernel';
import type { ContentOptions } from '../content.server.ts';

const noRows: RetainedRows = {
  count: async () => 0,
  async *delete() {
    yield 0;
  },
};

const open = async () => ({ isDone: false });
const nothingDone: SetupSteps = {
  name: open,
  logo: open,
  company: open,
  shipping: open,
  payments: open,
  mail: open,
  rates: open,
  staff: open,
  bins: open,
  own_parcels: open,
  labels: open,
  pages: open,
  test_order: open,
};

/** Content without other features: no rows have a period, and a changed version is all that is known. */
export const noOthers: ContentOptions = {
  staffMembers: () => ({
    find: async (_db, ids) =>
      new Map(ids.map((id) => [id, { id, name: id, email: `${id}@shop.test`, roles: ['owner'] as const }])),
    holding: async () => [],
    holdRoles: async () => [],
    rolesOf: async () => null,
  }),
  retained: () => forEachKind(() => noRows),
  setup: () => nothingDone,
  staffChanges: () => ({
    changed: async (_db, { version }) => fail('changed_meanwhile', { by: null, at: null, action: null, version }),
  }),
};
