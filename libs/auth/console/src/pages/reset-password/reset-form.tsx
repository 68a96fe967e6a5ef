import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '@caravan/auth/api';
import { authReasons, type NewPassword } from '@caravan/auth/contract';
import { authConsolePaths } from '@caravan/routes/console';
import { Button, Stack } from '@caravan/ui-kit';
import { forgetSession, reasonOf, useAppDispatch, useNavigate, useNavigation, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { NewPasswords } from '../../components/new-passwords.tsx';

export interface ResetFormProps {
  token: string;
  /** Called when the link does not work. */
  onExpired: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).resetForm;

/** Sets a new password by a mailed link, and leads to the login. */
export const ResetForm = ({ token, onExpired }: ResetFormProps) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [reset] = useResetPasswordMutation();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<Partial<NewPassword>, NewPassword>({ schema, defaultValues: {}, reasons: authReasons });

  const onSubmit = form.submit(async (passwords) => {
    const result = await reset({ body: { token, ...passwords } });
    if (result.error) {
      if (reasonOf(result.error) === 'link_expired') onExpired();
      return result;
    }
    // A session of this browser has ended with the others.
    dispatch(forgetSession());
    toast.show(t('resetPassword.done'));
    await navigate(authConsolePaths.login.href(), { replace: true });
    return result;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <Stack gap="4">
          <NewPasswords
            password={form.field('password')}
            repetition={form.field('password_confirm')}
            label={t('me.newPassword')}
            size="lg"
          />
        </Stack>
        <Button type="submit" size="lg" full busy={form.busy || isLeaving}>
          {t('resetPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
};
