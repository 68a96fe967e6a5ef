import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useInviteStaffMemberAgainMutation,
  useResetSecondFactorMutation,
  useResumeStaffMemberMutation,
  useSendMemberResetMutation,
} from '@caravan/auth/api/staff';
import type { StaffMember } from '@caravan/auth/contract';
import { staffNameOf } from '@caravan/console-core';
import { Button, NoticeDialog, Row } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { HandoverDialog, type HandoverStep } from './handover-dialog.tsx';

export interface MemberActionsProps {
  member: StaffMember;
  onDone: () => void;
}

/** A new invitation or password, the end of the second step, and what somebody hands over who is away, paused or leaves. */
export const MemberActions = ({ member, onDone }: MemberActionsProps) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [asked, setAsked] = useState<HandoverStep | 'resetFactor'>();
  const [inviteAgain, { isLoading: isInviting }] = useInviteStaffMemberAgainMutation();
  const [sendReset, { isLoading: isSending }] = useSendMemberResetMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const [resume, { isLoading: isResuming }] = useResumeStaffMemberMutation();
  const name = staffNameOf(member);
  const params = { id: member.id };

  const finish = (error: unknown, message: string) => {
    if (error) return;
    toast.show(message);
    onDone();
  };
  const close = () => setAsked(undefined);
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
      ) : null}
      {member.state === 'active' ? (
        <Button
          variant="secondary"
          busy={isSending}
          onClick={async () =>
            finish((await sendReset({ params })).error, t('staff.resetSent', { email: member.email }))
          }
        >
          {t('staff.sendReset')}
        </Button>
      ) : null}
      {member.second_factor === 'enrolled' ? (
        <Button variant="secondary" onClick={() => setAsked('resetFactor')}>
          {t('staff.resetFactor')}
        </Button>
      ) : null}
      {member.state === 'active' ? (
        <>
          <Button variant="secondary" onClick={() => setAsked('handOver')}>
            {t('staff.handOver')}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('pause')}>
            {t('staff.pause')}
          </Button>
        </>
      ) : null}
      {member.state === 'paused' ? (
        <Button
          variant="secondary"
          busy={isResuming}
          onClick={async () => finish((await resume({ params })).error, t('staff.resumed', { name }))}
        >
          {t('staff.resume')}
        </Button>
      ) : null}
      <Button variant="danger" onClick={() => setAsked('remove')}>
        {t('staff.remove')}
      </Button>
      {asked && asked !== 'resetFactor' ? (
        <HandoverDialog member={member} step={asked} onClose={close} onDone={onDone} />
      ) : null}
      <NoticeDialog
        open={asked === 'resetFactor'}
        type="warning"
        danger
        text={t('staff.resetFactorText', { name })}
        confirmLabel={t('staff.resetFactor')}
        cancelLabel={t('cancel')}
        onClose={close}
        onConfirm={async () => finish((await resetFactor({ params })).error, t('staff.resetFactorDone', { name }))}
      />
    </Row>
  );
};
