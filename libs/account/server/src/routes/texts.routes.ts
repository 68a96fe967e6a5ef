import {
  changeTextEventsContract,
  confirmTextPhoneContract,
  getStaffTextsContract,
  getTextsContract,
  removeTextPhoneContract,
  setTextPhoneContract,
  updateTextLimitsContract,
} from '@caravan/account/contract/schema';
import { expectedVersion, route, subscriberOf, type Route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import {
  changeTextEvents,
  changeTextLimits,
  confirmTextPhone,
  removeTextPhone,
  setTextPhone,
  showStaffTexts,
  showTexts,
} from '../texts/phone-and-limits.ts';

/** The phone that gets a shopper's text messages, and how the shop sends them. */
export const textRoutes = (context: AccountContext): Route[] => [
  route(getTextsContract, ({ session }) => showTexts(context, session.userId)),

  route(setTextPhoneContract, ({ session, body, request }) =>
    setTextPhone(context, { userId: session.userId, ...body, address: subscriberOf(request.ip) }),
  ),

  route(confirmTextPhoneContract, ({ session, body }) => confirmTextPhone(context, session.userId, body.code)),

  route(changeTextEventsContract, ({ session, body }) => changeTextEvents(context, session.userId, body)),

  route(removeTextPhoneContract, ({ session }) => removeTextPhone(context, session.userId)),

  route(getStaffTextsContract, () => showStaffTexts(context)),

  route(updateTextLimitsContract, ({ body, audit, request }) =>
    changeTextLimits(context, {
      limits: body,
      expected: expectedVersion(request),
      audit: (tx, before) =>
        audit(tx, {
          action: 'text_limits.update',
          subject: { kind: 'text_limits', ref: 'text_limits' },
          data: { before, after: body },
        }),
    }),
  ),
];
