import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation, useSession, loadSession } from '@caravan/auth/api';
import { authReasons, type NewPassword } from '@caravan/auth/contract';
import { Button, Stack } from '@caravan/ui-kit';
import { reasonOf, useAppDispatch, useNavigation } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { NewPasswords } from '../../components/new-passwords/new-passwords.tsx';
import { useRecheckRepetition, type NewPasswordValues } from '../../components/new-passwords/use-recheck-repetition.ts';

export interface ResetPasswordFormProps {
  token: string;
  onReset: () => void;
  /** Called when the link expires while the form is open. */
  onExpired: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).resetForm;

export const ResetPasswordForm = ({ token, onReset, onExpired }: ResetPasswordFormProps) => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { isLogin } = useSession();
  const [reset] = useResetPasswordMutation();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<NewPasswordValues, NewPassword>({ schema, defaultValues: {}, reasons: authReasons });
  useRecheckRepetition(form);

  const onSubmit = form.submit(async (passwords) => {
    const result = await reset({ body: { token, ...passwords } });
    if (result.error) {
      if (reasonOf(result.error) === 'link_expired') onExpired();
      return result;
    }
    // The reset ended this browser's session, too. Reloading the session detects it, so that the login page does not
    // redirect.
    if (isLogin) await dispatch(loadSession());
    onReset();
    return result;
  });

  const password = form.field('password');
  const repetition = form.field('password_confirm');
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <Stack gap="4">
          <NewPasswords password={password} repetition={repetition} />
        </Stack>
        <Button type="submit" size="lg" full busy={form.busy || isLeaving}>
          {t('resetPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
};
