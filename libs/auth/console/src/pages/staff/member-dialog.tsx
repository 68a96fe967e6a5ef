import { useTranslation } from 'react-i18next';
import { useUpdateStaffMemberMutation } from '@caravan/auth/api/staff';
import { authReasons, type StaffMember, type StaffMemberChange } from '@caravan/auth/contract';
import { useStaffMe } from '@caravan/console-core';
import { staffLanguageOf } from '@caravan/kernel';
import { Button, Dialog, Divider, Stack } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { MemberActions } from './member-actions.tsx';
import { MemberFields } from './member-fields.tsx';
import { MemberSessions } from './member-sessions.tsx';

export interface MemberDialogProps {
  member: StaffMember;
  onClose: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/staff')).staffMemberChange;

const MemberForm = ({ member, isOwn, onSaved }: { member: StaffMember; isOwn: boolean; onSaved: () => void }) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [update] = useUpdateStaffMemberMutation();
  const form = useContractForm<StaffMemberChange, StaffMemberChange>({
    schema,
    defaultValues: { roles: member.roles, language: staffLanguageOf(member.language) },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async ({ roles, language }) => {
    const result = await update({ params: { id: member.id }, body: { roles: isOwn ? member.roles : roles, language } });
    if (!result.error) {
      toast.show(t('staff.saved'));
      onSaved();
    }
    return result;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <MemberFields roles={{ ...form.field('roles'), disabled: isOwn }} language={form.field('language')} />
        <Button type="submit" busy={form.busy}>
          {t('staff.save')}
        </Button>
      </Stack>
    </form>
  );
};

/** Roles and language of a member, the sessions, and the end of the membership. */
export const MemberDialog = ({ member, onClose }: MemberDialogProps) => {
  const { t } = useTranslation('auth-console');
  const isOwn = useStaffMe()?.id === member.id;
  return (
    <Dialog open onClose={onClose} title={member.email} closeLabel={t('close')} size="form" closesBeside={false}>
      <Stack gap="6">
        <MemberForm member={member} isOwn={isOwn} onSaved={onClose} />
        <Divider />
        <MemberSessions id={member.id} />
        {isOwn ? null : (
          <>
            <Divider />
            <MemberActions member={member} onDone={onClose} />
          </>
        )}
      </Stack>
    </Dialog>
  );
};
