import { schemaOf } from '@caravan/kernel';
import { getAudit, listUndeliveredMails } from './account.endpoints.ts';
import { person, personParams } from './people.schema.ts';
import { getPerson } from './people.staff-endpoints.ts';
import { staffActionPage, staffActionQuery, undeliveredMails } from './account.schema.ts';
export * from './account.schema.ts';
export * from './addresses.contract.ts';
export * from './calendar.contract.ts';
export * from './turns.contract.ts';
export * from './messages.contract.ts';
export * from './people.schema.ts';
export * from './profile.contract.ts';
export * from './push.contract.ts';
export * from './texts.contract.ts';
export * from './webhooks.contract.ts';

export const getPersonContract = schemaOf(getPerson, { params: personParams, data: person });
export const getAuditContract = schemaOf(getAudit, { query: staffActionQuery, data: staffActionPage });
export const listUndeliveredMailsContract = schemaOf(listUndeliveredMails, { data: undeliveredMails });
