import { authReasons, login, type Credentials } from '@caravan/auth/contract';
import { Button, Link, Stack, Text, TextField } from '@caravan/ui-kit';
import { endpointFor, useNavigation, useTexts } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { PasswordInput } from '../../components/password-input/password-input.tsx';

// Nothing is preset: fields that a browser or a fast hand filled before the page came to life keep what is in them.
interface LoginValues {
  email?: string;
  password?: string;
}

export interface LoginFormProps {
  onLoggedIn: () => unknown;
  /** The page for who has forgotten the password. */
  forgotten: string;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).loginForm;

export const LoginForm = ({ onLoggedIn, forgotten }: LoginFormProps) => {
  const t = useTexts('auth');
  const [logIn] = endpointFor(login).useMutation();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<LoginValues, Credentials>({ schema, defaultValues: {}, reasons: authReasons, draftKey: 'auth.login' });

  const onSubmit = form.submit(async (credentials) => {
    const result = await logIn({ body: credentials });
    if (!result.error) onLoggedIn();
    return result;
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <Stack gap="4">
          <TextField {...form.field('email')} label={t('field.email')} type="email" inputMode="email" autoComplete="username" size="lg" />
          <PasswordInput {...form.field('password')} label={t('field.password')} autoComplete="current-password" size="lg" />
          <Text size="sm" align="end">
            <Link to={forgotten}>{t('login.forgotten')}</Link>
          </Text>
        </Stack>
        <Button type="submit" size="lg" full busy={form.busy || isLeaving}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
};
