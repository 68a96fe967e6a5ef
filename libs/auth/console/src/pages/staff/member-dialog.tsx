import { useTranslation } from 'react-i18next';
import { useUpdateStaffMemberMutation } from '@caravan/auth/api/staff';
import { authReasons, type StaffMember, type StaffMemberChange } from '@caravan/auth/contract';
import { staffNameOf, useStaffMe } from '@caravan/console-core';
import { staffLanguageOf } from '@caravan/kernel';
import { Button, Dialog, Divider, Stack, Text, TextField } from '@caravan/ui-kit';
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
    defaultValues: { name: member.name ?? '', roles: member.roles, language: staffLanguageOf(member.language) },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async ({ name, roles, language }) => {
    const result = await update({
      params: { id: member.id },
      body: { name, roles: isOwn ? member.roles : roles, language },
    });
    if (!result.error) {
      toast.show(t('staff.saved'));
      onSaved();
    }
    return result;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('name')}
          label={t('field.name')}
          hint={t('staff.nameHint')}
          autoComplete="off"
          maxLength={60}
        />
        <MemberFields roles={{ ...form.field('roles'), disabled: isOwn }} language={form.field('language')} />
        <Button type="submit" busy={form.busy}>
          {t('staff.save')}
        </Button>
      </Stack>
    </form>
  );
};

/** Name, roles and language of a member, the sessions, and the end of the membership. */
export const MemberDialog = ({ member, onClose }: MemberDialogProps) => {
  const isOwn = useStaffMe()?.id === member.id;
  return (
    <Dialog open onClose={onClose} title={staffNameOf(member)} size="form" closesBeside={false}>
      <Stack gap="6">
        {staffNameOf(member) === member.email ? null : <Text tone="muted">{member.email}</Text>}
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
