import { useTranslation } from 'react-i18next';
import { authReasons, type Credentials } from '@caravan/auth/contract';
import { authConsolePaths } from '@caravan/routes/console';
import { Banner, Button, Link, PasswordField, Stack, Text, TextField } from '@caravan/ui-kit';
import { useNavigation } from '@caravan/web-core';
import { useContractForm, type SubmitResult } from '@caravan/web-core/forms';

export interface LoginFormProps {
  /** The account that has just logged in is a shopper's. */
  isShopper: boolean;
  send: (credentials: Credentials) => Promise<SubmitResult>;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).loginForm;

/** E-mail and password. */
export const LoginForm = ({ isShopper, send }: LoginFormProps) => {
  const { t } = useTranslation('auth-console');
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<Partial<Credentials>, Credentials>({ schema, defaultValues: {}, reasons: authReasons });
  return (
    <form method="post" noValidate onSubmit={form.submit(send)}>
      <Stack gap="6">
        {isShopper ? (
          <Banner tone="danger" live="alert">
            {t('login.shopper')}
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
          <PasswordField
            {...form.field('password')}
            label={t('field.password')}
            autoComplete="current-password"
            size="lg"
          />
        </Stack>
        <Button type="submit" size="lg" full busy={form.busy || isLeaving}>
          {t('login.submit')}
        </Button>
        <Text size="sm" align="center">
          <Link to={authConsolePaths.findPassword.href()}>{t('login.forgot')}</Link>
        </Text>
      </Stack>
    </form>
  );
};
