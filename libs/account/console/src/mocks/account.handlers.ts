import type { HttpHandler } from 'msw';
import type { StaffAction, StaffUser } from '@caravan/account/contract';
import { getAuditContract, listStaffUsersContract } from '@caravan/account/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';

const pageOfAll = <T>(items: T[]) => ({ items, page: 1, page_size: 50, total: items.length });

/** The answers about people and the log. */
export const accountStaffHandlers = (users: StaffUser[], actions: StaffAction[]): HttpHandler[] => [
  mockEndpoint(listStaffUsersContract, ({ query: { q } }) =>
    pageOfAll(users.filter(({ email, nickname }) => `${email} ${nickname}`.includes(q))),
  ),
  mockEndpoint(getAuditContract, ({ query: { action } }) =>
    pageOfAll(actions.filter((one) => action === undefined || one.action === action)),
  ),
];
