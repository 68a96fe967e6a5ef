import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '@caravan/auth/api';
import { authReasons, type Credentials } from '@caravan/auth/contract';
import { Banner, Button, Link, Stack, Text, TextField } from '@caravan/ui-kit';
import { useNavigation } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { PasswordInput } from '../../components/password-input/password-input.tsx';

// No default values: fields that a browser or a fast typist filled before hydration keep their content.
interface LoginValues {
  email?: string;
  password?: string;
}

export interface LoginFormProps {
  onLoggedIn: () => unknown;
  /** Path of the page for a forgotten password. */
  forgotten: string;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).loginForm;

export const LoginForm = ({ onLoggedIn, forgotten }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const [logIn] = useLoginMutation();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<LoginValues, Credentials>({
    schema,
    defaultValues: {},
    reasons: authReasons,
    draftKey: 'auth.login',
  });

  const onSubmit = form.submit(async (credentials) => {
    const result = await logIn({ body: credentials });
    if (!result.error) onLoggedIn();
    return result;
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        {form.refusal ? (
          <Banner tone="danger" live="alert">
            {form.refusal}
          </Banner>
        ) : null}
        <Stack gap="4">
          <TextField
            {...form.field('email')}
            label={t('field.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            size="lg"
          />
          <PasswordInput
            {...form.field('password')}
            label={t('field.password')}
            autoComplete="current-password"
            size="lg"
          />
          <Text size="sm" align="end">
            <Link to={forgotten}>{t('login.forgotten')}</Link>
          </Text>
        </Stack>
        <Button type="submit" plain size="lg" full busy={form.busy || isLeaving}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
};
