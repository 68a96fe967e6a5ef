import type { HttpHandler } from 'msw';
import { fail } from '@caravan/account/contract';
import type { Person, StaffAction, StaffUser } from '@caravan/account/contract';
import {
  getAuditContract,
  getPersonContract,
  getStaffTextsContract,
  listStaffUsersContract,
  updateTextLimitsContract,
} from '@caravan/account/contract/schema';
import { someStaffTexts } from '@caravan/account/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

const pageOfAll = <T>(items: T[]) => ({
  items,
  page: 1,
  page_size: 50,
  total: items.length,
  next: null,
  count: items.length,
});

/** The answers about people, text messages and the log. */
export const accountStaffHandlers = (
  users: StaffUser[],
  actions: StaffAction[],
  people: Person[] = [],
): HttpHandler[] => [
  mockEndpoint(getPersonContract, ({ params }) => {
    const person = people.find(({ id }) => id === params.id);
    if (!person) throw fail('not_found');
    return person;
  }),
  mockEndpoint(listStaffUsersContract, ({ query: { q } }) =>
    pageOfAll(users.filter(({ email, nickname }) => `${email} ${nickname}`.includes(q))),
  ),
  mockEndpoint(getStaffTextsContract, () => someStaffTexts()),
  mockEndpoint(updateTextLimitsContract, ({ body }) => someStaffTexts({ limits: body, version: 1 })),
  mockEndpoint(getAuditContract, ({ query: { action } }) =>
    pageOfAll(actions.filter((one) => action === undefined || one.action === action)),
  ),
];
