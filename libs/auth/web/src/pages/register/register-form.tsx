import { useTranslation } from 'react-i18next';
import { useRegisterMutation } from '@caravan/auth/api';
import { authReasons, type Registration } from '@caravan/auth/contract';
import { Banner, Button, Checkbox, Stack, TextField } from '@caravan/ui-kit';
import { useNavigation } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { NewPasswords } from '../../components/new-passwords/new-passwords.tsx';
import { useRecheckRepetition, type NewPasswordValues } from '../../components/new-passwords/use-recheck-repetition.ts';
import { TermsLinks } from '../../components/terms-links/terms-links.tsx';

// No default values: fields that a browser or a fast typist filled before hydration keep their content.
interface RegisterValues extends NewPasswordValues {
  email?: string;
  agree?: boolean;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).registrationForm;

export const RegisterForm = ({ onRegistered }: { onRegistered: () => unknown }) => {
  const { t } = useTranslation('auth');
  const [registerUser] = useRegisterMutation();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<RegisterValues, Registration>({
    schema,
    defaultValues: {},
    reasons: authReasons,
    draftKey: 'auth.register',
  });
  useRecheckRepetition(form);

  const onSubmit = form.submit(async (registration) => {
    const result = await registerUser({ body: registration });
    if (!result.error) onRegistered();
    return result;
  });

  // In the order of the page: the first invalid field gets the focus.
  const email = form.field('email');
  const password = form.field('password');
  const repetition = form.field('password_confirm');
  const agree = form.field('agree');
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
            {...email}
            label={t('field.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            size="lg"
          />
          <NewPasswords password={password} repetition={repetition} />
          <Stack gap="2">
            <Checkbox {...agree} label={t('register.agree')} />
            <TermsLinks />
          </Stack>
        </Stack>
        <Button type="submit" plain size="lg" full busy={form.busy || isLeaving}>
          {t('register.submit')}
        </Button>
      </Stack>
    </form>
  );
};
