import { schemaOf } from '@caravan/kernel';
import { z, id } from '@caravan/kernel/zod';
import { getAudit, listUndeliveredMails, getPerson } from './account.endpoints.ts';
import { getCalendarLink, makeCalendarLink, readCalendar, revokeCalendarLink } from './calendar.endpoints.ts';
import { byCalendarToken, calendarLinkState, newCalendarLink } from './calendar.schema.ts';
import { listMessages, readMessages, removeMessage } from './messages.endpoints.ts';
import { messagePage, messagesQuery, readMessagesBody, unreadCount } from './messages.schema.ts';
import { person, personParams } from './people.schema.ts';
import { staffActionPage, staffActionQuery, undeliveredMails } from './account.schema.ts';
import { addPushSubscription, listPushSubscriptions, removePushSubscription } from './push.endpoints.ts';
import { newPushSubscription, pushSubscription, pushSubscriptions } from './push.schema.ts';
import { changeTextEvents, confirmTextPhone, getTexts, removeTextPhone, setTextPhone } from './texts.endpoints.ts';
import { newTextPhone, staffTexts, textCode, textEventsChange, textLimits, textSettings } from './texts.schema.ts';
import { getStaffTexts, updateTextLimits } from './texts.staff-endpoints.ts';
import { getTurns } from './turns.endpoints.ts';
import { turns } from './turns.schema.ts';

export * from './account.schema.ts';
export * from './addresses.contract.ts';
export * from './people.schema.ts';
export * from './profile.contract.ts';
export * from './webhooks.contract.ts';
export * from './calendar.schema.ts';
export * from './messages.schema.ts';
export * from './push.schema.ts';
export * from './texts.schema.ts';
export * from './turns.schema.ts';

export const getPersonContract = schemaOf(getPerson, { params: personParams, data: person });
export const getAuditContract = schemaOf(getAudit, { query: staffActionQuery, data: staffActionPage });
export const listUndeliveredMailsContract = schemaOf(listUndeliveredMails, { data: undeliveredMails });

export const getCalendarLinkContract = schemaOf(getCalendarLink, { data: calendarLinkState });
export const makeCalendarLinkContract = schemaOf(makeCalendarLink, { data: newCalendarLink });
export const revokeCalendarLinkContract = schemaOf(revokeCalendarLink, { data: z.null() });
export const readCalendarContract = schemaOf(readCalendar, { params: byCalendarToken, data: z.unknown() });

export const listMessagesContract = schemaOf(listMessages, { query: messagesQuery, data: messagePage });
export const readMessagesContract = schemaOf(readMessages, { body: readMessagesBody, data: unreadCount });
export const removeMessageContract = schemaOf(removeMessage, { params: z.object({ id }), data: z.null() });

export const listPushSubscriptionsContract = schemaOf(listPushSubscriptions, { data: pushSubscriptions });
export const addPushSubscriptionContract = schemaOf(addPushSubscription, {
  body: newPushSubscription,
  data: pushSubscription,
});
export const removePushSubscriptionContract = schemaOf(removePushSubscription, {
  params: z.object({ id }),
  data: z.null(),
});

export const getTextsContract = schemaOf(getTexts, { data: textSettings });
export const setTextPhoneContract = schemaOf(setTextPhone, { body: newTextPhone, data: textSettings });
export const confirmTextPhoneContract = schemaOf(confirmTextPhone, { body: textCode, data: textSettings });
export const changeTextEventsContract = schemaOf(changeTextEvents, { body: textEventsChange, data: textSettings });
export const removeTextPhoneContract = schemaOf(removeTextPhone, { data: textSettings });
export const getStaffTextsContract = schemaOf(getStaffTexts, { data: staffTexts });
export const updateTextLimitsContract = schemaOf(updateTextLimits, { body: textLimits, data: staffTexts });

export const getTurnsContract = schemaOf(getTurns, { data: turns });
