import {
  beginSecondFactor,
  confirmSession,
  endMemberSession,
  endMySession,
  enrolSecondFactor,
  getMe,
  inviteStaffMember,
  inviteStaffMemberAgain,
  joinStaff,
  listMemberSessions,
  listMySessions,
  listStaffMembers,
  removeSecondFactor,
  removeStaffMember,
  renewRecoveryCodes,
  resetSecondFactor,
  updateStaffMember,
} from '@caravan/auth/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls by which staff manage their own account and owners manage the others. */
export const authStaffApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['me', 'staff-member', 'staff-session', 'user'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMe: queryOf(build, getMe),
      joinStaff: mutationOf(build, joinStaff),
      listMySessions: queryOf(build, listMySessions),
      endMySession: mutationOf(build, endMySession),
      beginSecondFactor: mutationOf(build, beginSecondFactor),
      enrolSecondFactor: mutationOf(build, enrolSecondFactor),
      removeSecondFactor: mutationOf(build, removeSecondFactor),
      renewRecoveryCodes: mutationOf(build, renewRecoveryCodes),
      confirmSession: mutationOf(build, confirmSession),
      listStaffMembers: queryOf(build, listStaffMembers),
      inviteStaffMember: mutationOf(build, inviteStaffMember),
      inviteStaffMemberAgain: mutationOf(build, inviteStaffMemberAgain),
      updateStaffMember: mutationOf(build, updateStaffMember),
      removeStaffMember: mutationOf(build, removeStaffMember),
      resetSecondFactor: mutationOf(build, resetSecondFactor),
      listMemberSessions: queryOf(build, listMemberSessions),
      endMemberSession: mutationOf(build, endMemberSession),
    }),
  });

export const {
  useGetMeQuery,
  useJoinStaffMutation,
  useListMySessionsQuery,
  useEndMySessionMutation,
  useBeginSecondFactorMutation,
  useEnrolSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useConfirmSessionMutation,
  useListStaffMembersQuery,
  useInviteStaffMemberMutation,
  useInviteStaffMemberAgainMutation,
  useUpdateStaffMemberMutation,
  useRemoveStaffMemberMutation,
  useResetSecondFactorMutation,
  useListMemberSessionsQuery,
  useEndMemberSessionMutation,
} = authStaffApi;
