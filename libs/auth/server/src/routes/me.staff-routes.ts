import {
  beginSecondFactorContract,
  changeMyPasswordContract,
  confirmSessionContract,
  endMyOtherSessionsContract,
  endMySessionContract,
  enrolSecondFactorContract,
  getMeContract,
  listMySessionsContract,
  nameMyDeviceContract,
  removeSecondFactorContract,
  renewRecoveryCodesContract,
  updateMeContract,
  type FactorCode,
} from '@caravan/auth/contract/staff';
import { route, subscriberOf, type Audit, type Call, type Route, type Session } from '@caravan/server-core';
import { drawQrCode } from '../second-factor/qr-code.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import {
  beginEnrolment,
  completeEnrolment,
  confirmSession,
  meOf,
  removeFactor,
  renewCodes,
  type OwnFactorCall,
} from '../second-factor/second-factor.ts';
import { changeOwnPassword } from '../passwords/change-own-password.ts';
import { nameOneself } from '../staff/name-oneself.ts';
import { endOtherStaffSessions, endStaffSession, listStaffSessions, nameDevice } from '../staff/staff-sessions.ts';

interface CodeCall extends Pick<Call, 'request'> {
  session: Session;
  audit: Audit;
  body: FactorCode;
}

const ownCall = ({ session, audit, body, request }: CodeCall): OwnFactorCall => ({
  session,
  audit,
  code: body.code,
  address: subscriberOf(request.ip),
});

/** The calls of staff about their own account. */
export const meStaffRoutes = (context: AuthContext): Route[] => [
  route(getMeContract, ({ session }) => meOf(context, session)),

  route(updateMeContract, async ({ body, session, audit }) => {
    await nameOneself(context, session, body.name, audit);
    return meOf(context, session);
  }),

  route(changeMyPasswordContract, async ({ body, session, audit, request }) => {
    await changeOwnPassword(context, { session, ip: request.ip, audit }, body);
    return null;
  }),

  route(listMySessionsContract, ({ session }) => listStaffSessions(context, session.userId, session.id)),

  route(endMySessionContract, async ({ session, params, audit, unchanged }) => {
    await endStaffSession(context, { userId: session.userId, id: params.session, audit, unchanged });
    return listStaffSessions(context, session.userId, session.id);
  }),

  route(endMyOtherSessionsContract, async ({ session, audit }) => {
    await endOtherStaffSessions(context, session, audit);
    return listStaffSessions(context, session.userId, session.id);
  }),

  route(nameMyDeviceContract, async ({ session, body, audit }) => {
    await nameDevice(context, session, body.name, audit);
    return listStaffSessions(context, session.userId, session.id);
  }),

  route(beginSecondFactorContract, async (call) => {
    const begun = await beginEnrolment(context, call);
    return { ...begun, qr: await drawQrCode(begun.uri) };
  }),

  route(enrolSecondFactorContract, async (call) => ({
    recovery_codes: await completeEnrolment(context, ownCall(call)),
  })),

  route(removeSecondFactorContract, async (call) => {
    await removeFactor(context, ownCall(call));
    return null;
  }),

  route(renewRecoveryCodesContract, async (call) => ({ recovery_codes: await renewCodes(context, ownCall(call)) })),

  route(confirmSessionContract, async (call) => {
    await confirmSession(context, ownCall(call));
    return meOf(context, call.session);
  }),
];
