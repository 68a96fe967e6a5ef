import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { session } from './auth.schema.ts';
import {
  beginSecondFactor,
  changeMyPassword,
  confirmSession,
  endMyOtherSessions,
  endMySession,
  enrolSecondFactor,
  getMe,
  listMySessions,
  nameMyDevice,
  removeSecondFactor,
  renewRecoveryCodes,
  updateMe,
} from './me.staff-endpoints.ts';
import {
  endMemberSession,
  getMemberWork,
  handOverMemberWork,
  inviteStaffMember,
  inviteStaffMemberAgain,
  joinStaff,
  listMemberSessions,
  listStaffMembers,
  pauseStaffMember,
  removeStaffMember,
  resetSecondFactor,
  resumeStaffMember,
  sendMemberReset,
  updateStaffMember,
} from './members.staff-endpoints.ts';
import {
  byMember,
  byMemberSession,
  bySession,
  enrolment,
  factorCode,
  handedOver,
  handover,
  join,
  me,
  meChange,
  memberRemoval,
  memberWork,
  newStaffMember,
  ownDevice,
  ownPassword,
  recoveryCodes,
  staffMember,
  staffMemberChange,
  staffMembers,
  staffSessions,
} from './auth.staff-schema.ts';
export * from './auth.staff-schema.ts';

export const listStaffMembersContract = schemaOf(listStaffMembers, { data: staffMembers });
export const inviteStaffMemberContract = schemaOf(inviteStaffMember, { body: newStaffMember, data: staffMember });
export const inviteStaffMemberAgainContract = schemaOf(inviteStaffMemberAgain, { params: byMember, data: staffMember });
export const updateStaffMemberContract = schemaOf(updateStaffMember, {
  params: byMember,
  body: staffMemberChange,
  data: staffMember,
});
export const getMemberWorkContract = schemaOf(getMemberWork, { params: byMember, data: memberWork });
export const handOverMemberWorkContract = schemaOf(handOverMemberWork, {
  params: byMember,
  body: handover,
  data: handedOver,
});
export const removeStaffMemberContract = schemaOf(removeStaffMember, {
  params: byMember,
  body: memberRemoval,
  data: handedOver,
});
export const pauseStaffMemberContract = schemaOf(pauseStaffMember, {
  params: byMember,
  body: memberRemoval,
  data: handedOver,
});
export const resumeStaffMemberContract = schemaOf(resumeStaffMember, { params: byMember, data: staffMember });
export const resetSecondFactorContract = schemaOf(resetSecondFactor, { params: byMember, data: staffMember });
export const sendMemberResetContract = schemaOf(sendMemberReset, { params: byMember, data: z.null() });
export const listMemberSessionsContract = schemaOf(listMemberSessions, { params: byMember, data: staffSessions });
export const endMemberSessionContract = schemaOf(endMemberSession, { params: byMemberSession, data: staffSessions });
export const joinStaffContract = schemaOf(joinStaff, { body: join, data: session });
export const getMeContract = schemaOf(getMe, { data: me });
export const updateMeContract = schemaOf(updateMe, { body: meChange, data: me });
export const changeMyPasswordContract = schemaOf(changeMyPassword, { body: ownPassword, data: z.null() });
export const listMySessionsContract = schemaOf(listMySessions, { data: staffSessions });
export const endMySessionContract = schemaOf(endMySession, { params: bySession, data: staffSessions });
export const nameMyDeviceContract = schemaOf(nameMyDevice, { body: ownDevice, data: staffSessions });
export const endMyOtherSessionsContract = schemaOf(endMyOtherSessions, { data: staffSessions });
export const beginSecondFactorContract = schemaOf(beginSecondFactor, { data: enrolment });
export const enrolSecondFactorContract = schemaOf(enrolSecondFactor, { body: factorCode, data: recoveryCodes });
export const removeSecondFactorContract = schemaOf(removeSecondFactor, { body: factorCode, data: z.null() });
export const renewRecoveryCodesContract = schemaOf(renewRecoveryCodes, { body: factorCode, data: recoveryCodes });
export const confirmSessionContract = schemaOf(confirmSession, { body: factorCode, data: me });
