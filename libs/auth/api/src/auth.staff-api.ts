import { meStaffCalls, membersStaffCalls } from '@caravan/auth/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls by which staff manage their own account and owners manage the others. */
export const authStaffApi = injectCalls({ ...meStaffCalls, ...membersStaffCalls });

export const {
  useGetMeQuery,
  useUpdateMeMutation,
  useChangeMyPasswordMutation,
  useSendMemberResetMutation,
  useJoinStaffMutation,
  useListMySessionsQuery,
  useEndMySessionMutation,
  useEndMyOtherSessionsMutation,
  useNameMyDeviceMutation,
  useBeginSecondFactorMutation,
  useEnrolSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useConfirmSessionMutation,
  useListStaffMembersQuery,
  useInviteStaffMemberMutation,
  useInviteStaffMemberAgainMutation,
  useUpdateStaffMemberMutation,
  useGetMemberWorkQuery,
  useHandOverMemberWorkMutation,
  usePauseStaffMemberMutation,
  useResumeStaffMemberMutation,
  useRemoveStaffMemberMutation,
  useResetSecondFactorMutation,
  useListMemberSessionsQuery,
  useEndMemberSessionMutation,
} = authStaffApi;
