import type { HttpHandler } from 'msw';
import type { Me, MemberWork, StaffMember, StaffSession } from '@caravan/auth/contract';
import { loginContract, resetPasswordContract, sendResetContract } from '@caravan/auth/contract/schema';
import * as staff from '@caravan/auth/contract/staff';
import { aMe, aSession, aStaffMember, aStaffSession } from '@caravan/auth/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

const qr = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';
export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DD${10 + index}`);

export interface AuthMocks {
  me?: Partial<Me>;
  members?: StaffMember[];
  sessions?: StaffSession[];
}

/** Every request succeeds. */
export const authStaffHandlers = ({ me = {}, members = [], sessions }: AuthMocks = {}): HttpHandler[] => {
  const items = sessions ?? [aStaffSession()];
  const memberOf = (id: string) => members.find((member) => member.id === id) ?? aStaffMember({ id });
  /** Fifteen tasks in hand, twelve of which the first colleague can take. */
  const workOf = (id: string): MemberWork => ({
    items: [
      { kind: 'task', queue: 'pack', count: 12 },
      { kind: 'task', queue: 'refund', count: 3 },
    ],
    heirs: members
      .filter((member) => member.id !== id && member.state === 'active')
      .map(({ id: heir, email, name }) => ({ id: heir, email, name, takes: 12 })),
  });
  const login = aSession();
  const opened = () => ({ ...login, user: { ...login.user, role: 'staff' as const } });
  return [
    mockEndpoint(loginContract, opened),
    mockEndpoint(sendResetContract, () => null),
    mockEndpoint(resetPasswordContract, () => null),
    mockEndpoint(staff.changeMyPasswordContract, () => null),
    mockEndpoint(staff.sendMemberResetContract, () => null),
    mockEndpoint(staff.joinStaffContract, opened),
    mockEndpoint(staff.getMeContract, () => aMe(me)),
    mockEndpoint(staff.updateMeContract, ({ body }) => aMe({ ...me, ...body })),
    mockEndpoint(staff.listMySessionsContract, () => ({ items })),
    mockEndpoint(staff.endMySessionContract, ({ params }) => ({
      items: items.filter(({ id }) => id !== params.session),
    })),
    mockEndpoint(staff.endMyOtherSessionsContract, () => ({ items: items.filter(({ current }) => current) })),
    mockEndpoint(staff.nameMyDeviceContract, ({ body }) => ({
      items: items.map((one) => (one.current ? { ...one, device: body.name || null } : one)),
    })),
    mockEndpoint(staff.beginSecondFactorContract, () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Caravan:owner@shop.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      qr,
    })),
    mockEndpoint(staff.enrolSecondFactorContract, () => ({ recovery_codes: recoveryCodes })),
    mockEndpoint(staff.removeSecondFactorContract, () => null),
    mockEndpoint(staff.renewRecoveryCodesContract, () => ({ recovery_codes: recoveryCodes })),
    mockEndpoint(staff.confirmSessionContract, () => aMe(me)),
    mockEndpoint(staff.listStaffMembersContract, () => ({ items: members })),
    mockEndpoint(staff.inviteStaffMemberContract, ({ body }) =>
      aStaffMember({ ...body, id: 'staff_9', state: 'invited', second_factor: 'none', seen_at: null }),
    ),
    mockEndpoint(staff.inviteStaffMemberAgainContract, ({ params }) => memberOf(params.id)),
    mockEndpoint(staff.updateStaffMemberContract, ({ params, body }) => ({ ...memberOf(params.id), ...body })),
    mockEndpoint(staff.getMemberWorkContract, ({ params }) => workOf(params.id)),
    mockEndpoint(staff.handOverMemberWorkContract, () => ({ moved: 12, released: 3 })),
    mockEndpoint(staff.pauseStaffMemberContract, () => ({ moved: 12, released: 3 })),
    mockEndpoint(staff.resumeStaffMemberContract, ({ params }) => ({
      ...memberOf(params.id),
      state: 'active' as const,
      paused_at: null,
    })),
    mockEndpoint(staff.removeStaffMemberContract, () => ({ moved: 12, released: 3 })),
    mockEndpoint(staff.resetSecondFactorContract, ({ params }) => ({
      ...memberOf(params.id),
      second_factor: 'none' as const,
    })),
    mockEndpoint(staff.listMemberSessionsContract, () => ({ items })),
    mockEndpoint(staff.endMemberSessionContract, ({ params }) => ({
      items: items.filter(({ id }) => id !== params.session),
    })),
  ];
};
