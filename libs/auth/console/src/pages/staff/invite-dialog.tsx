import { useTranslation } from 'react-i18next';
import { useInviteStaffMemberMutation } from '@caravan/auth/api/staff';
import { authReasons, type NewStaffMember } from '@caravan/auth/contract';
import { staffLanguageOf } from '@caravan/kernel';
import { Button, Dialog, Stack, Text, TextField } from '@caravan/ui-kit';
import { useLanguage, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { MemberFields } from './member-fields.tsx';

const schema = async () => (await import('@caravan/auth/contract/staff')).newStaffMember;

const InviteForm = ({ onInvited }: { onInvited: () => void }) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const language = staffLanguageOf(useLanguage());
  const [invite] = useInviteStaffMemberMutation();
  const form = useContractForm<NewStaffMember, NewStaffMember>({
    schema,
    defaultValues: { email: '', roles: [], language },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async (body) => {
    const result = await invite({ body });
    if (!result.error) {
      toast.show(t('staff.invited', { email: body.email }));
      onInvited();
    }
    return result;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <Text tone="muted">{t('staff.inviteLead')}</Text>
        <TextField
          {...form.field('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <MemberFields roles={form.field('roles')} language={form.field('language')} />
        <Button type="submit" busy={form.busy}>
          {t('staff.inviteSubmit')}
        </Button>
      </Stack>
    </form>
  );
};

/** Invites somebody by mail. */
export const InviteDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('auth-console');
  return (
    <Dialog open={open} onClose={onClose} title={t('staff.inviteTitle')} size="form" closesBeside={false}>
      <InviteForm onInvited={onClose} />
    </Dialog>
  );
};
