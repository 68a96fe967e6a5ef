import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys, useLoginMutation, useSendLoginCodeMutation } from '@caravan/auth/api';
import { authReasons, type Credentials } from '@caravan/auth/contract';
import { plainEmail } from '@caravan/kernel';
import { Banner, Button, isComposing, Link, PasswordField, Stack, Text, TextField, useHydrated } from '@caravan/ui-kit';
import { failureOf, useNavigation, useSingleFlight } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { loginDraft } from './use-sent-code.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

// No default values: fields that a browser or a fast typist filled before hydration keep their content.
interface LoginValues {
  email?: string;
  password?: string;
}

export interface LoginFormProps {
  onLoggedIn: () => unknown;
  /** A code is on its way to this e-mail. */
  onCodeSent: (email: string) => unknown;
  /** Path of the page for a forgotten password. */
  forgotten: string;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).loginForm;

/** E-mail first: then a code, a passkey or the password. */
export const LoginForm = ({ onLoggedIn, onCodeSent, forgotten }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const [logIn] = useLoginMutation();
  const [sendCode, { isLoading: isSending }] = useSendLoginCodeMutation();
  const passkey = usePasskeyLogin(onLoggedIn);
  const isHydrated = useHydrated();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<LoginValues, Credentials>({
    schema,
    defaultValues: {},
    reasons: authReasons,
    draftKey: loginDraft,
  });
  const onSubmit = form.submit(async (credentials) => {
    const result = await logIn({ body: credentials });
    if (!result.error) onLoggedIn();
    return result;
  });

  const typedEmail = () => plainEmail(form.getValues('email') ?? '');
  const continueWithCode = useSingleFlight(async () => {
    form.clearErrors('password');
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const email = typedEmail();
    const { error } = await sendCode({ body: { email } });
    const message = failureOf(error)?.fields?.['email'];
    if (message !== undefined) form.setError('email', { message }, { shouldFocus: true });
    else if (!error) onCodeSent(email);
  });
  /** Enter beside an empty password asks for a code; otherwise it logs in by the password, as the form's button does. */
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || form.getValues('password')) return;
    event.preventDefault();
    void continueWithCode();
  };

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
            autoComplete="username webauthn"
            size="lg"
            onKeyDown={onEnter}
          />
          <Button size="lg" full busy={isSending} onClick={() => void continueWithCode()}>
            {t('login.withCode')}
          </Button>
          {!isHydrated || hasPasskeys() ? (
            <Button
              variant="secondary"
              size="lg"
              full
              busy={passkey.busy}
              onClick={() => void passkey.ask(typedEmail() || undefined)}
            >
              {t('login.withPasskey')}
            </Button>
          ) : null}
          <div role="status">
            {passkey.failure ? (
              <Text size="sm">{t(passkey.failure === 'left' ? 'passkey.left' : 'passkey.failed')}</Text>
            ) : null}
            {passkey.refusal ? <Banner tone="danger">{passkey.refusal}</Banner> : null}
          </div>
        </Stack>
        <Text size="sm" tone="muted" align="center">
          {t('login.orPassword')}
        </Text>
        <Stack gap="4">
          <PasswordField
            {...form.field('password')}
            label={t('field.password')}
            autoComplete="current-password"
            size="lg"
          />
          <Text size="sm" align="end">
            <Link to={forgotten}>{t('login.forgotten')}</Link>
          </Text>
        </Stack>
        <Button type="submit" variant="secondary" plain size="lg" full busy={form.busy || isLeaving}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
};
