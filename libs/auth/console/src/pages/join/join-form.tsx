import { useTranslation } from 'react-i18next';
import { useJoinStaffMutation } from '@caravan/auth/api/staff';
import { authReasons, type JoinForm as JoinValues } from '@caravan/auth/contract';
import { Button, Stack, TextField } from '@caravan/ui-kit';
import { reasonOf, useNavigation } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { NewPasswords } from '../../components/new-passwords.tsx';

export interface JoinFormProps {
  token: string;
  onJoined: () => void;
  /** Called when the link does not work. */
  onExpired: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/staff')).joinForm;

export const JoinForm = ({ token, onJoined, onExpired }: JoinFormProps) => {
  const { t } = useTranslation('auth-console');
  const [join] = useJoinStaffMutation();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<Partial<JoinValues>, JoinValues>({ schema, defaultValues: {}, reasons: authReasons });

  const onSubmit = form.submit(async ({ name, password }) => {
    const result = await join({ body: { token, name, password } });
    if (!result.error) onJoined();
    else if (reasonOf(result.error) === 'invitation_expired') onExpired();
    return result;
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <Stack gap="4">
          <TextField
            {...form.field('name')}
            label={t('field.name')}
            hint={t('join.nameHint')}
            autoComplete="name"
            maxLength={60}
            size="lg"
          />
          <NewPasswords
            password={form.field('password')}
            repetition={form.field('password_confirm')}
            label={t('field.password')}
            size="lg"
          />
        </Stack>
        <Button type="submit" size="lg" full busy={form.busy || isLeaving}>
          {t('join.submit')}
        </Button>
      </Stack>
    </form>
  );
};
