import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useInviteStaffMemberAgainMutation,
  useRemoveStaffMemberMutation,
  useResetSecondFactorMutation,
  useSendMemberResetMutation,
} from '@caravan/auth/api/staff';
import type { StaffMember } from '@caravan/auth/contract';
import { staffNameOf } from '@caravan/console-core';
import { Button, NoticeDialog, Row } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';

export interface MemberActionsProps {
  member: StaffMember;
  onDone: () => void;
}

/** A new invitation or password, the end of the second step, and the removal; the last two ask first. */
export const MemberActions = ({ member, onDone }: MemberActionsProps) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [asked, setAsked] = useState<'resetFactor' | 'remove'>();
  const [inviteAgain, { isLoading: isInviting }] = useInviteStaffMemberAgainMutation();
  const [sendReset, { isLoading: isSending }] = useSendMemberResetMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const [remove] = useRemoveStaffMemberMutation();
  const name = staffNameOf(member);
  const params = { id: member.id };

  const finish = (error: unknown, message: string) => {
    if (error) return;
    toast.show(message);
    onDone();
  };
  const run = async (what: 'resetFactor' | 'remove') => {
    if (what === 'remove') finish((await remove({ params })).error, t('staff.removed', { name }));
    else finish((await resetFactor({ params })).error, t('staff.resetFactorDone', { name }));
  };
  return (
    <Row gap="3" wrap>
      {member.state === 'invited' ? (
        <Button
          variant="secondary"
          busy={isInviting}
          onClick={async () =>
            finish((await inviteAgain({ params })).error, t('staff.invited', { email: member.email }))
          }
        >
          {t('staff.again')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          busy={isSending}
          onClick={async () =>
            finish((await sendReset({ params })).error, t('staff.resetSent', { email: member.email }))
          }
        >
          {t('staff.sendReset')}
        </Button>
      )}
      {member.second_factor === 'enrolled' ? (
        <Button variant="secondary" onClick={() => setAsked('resetFactor')}>
          {t('staff.resetFactor')}
        </Button>
      ) : null}
      <Button variant="danger" onClick={() => setAsked('remove')}>
        {t('staff.remove')}
      </Button>
      <NoticeDialog
        open={asked !== undefined}
        type="warning"
        danger
        text={t(asked === 'resetFactor' ? 'staff.resetFactorText' : 'staff.removeText', { name })}
        confirmLabel={t(asked === 'resetFactor' ? 'staff.resetFactor' : 'staff.remove')}
        cancelLabel={t('cancel')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) void run(asked);
        }}
      />
    </Row>
  );
};
