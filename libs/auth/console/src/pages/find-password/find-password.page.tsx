import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendResetMutation } from '@caravan/auth/api';
import { authReasons, type ResetRequest } from '@caravan/auth/contract';
import { authConsolePaths } from '@caravan/routes/console';
import { Button, ButtonLink, Stack, TextField } from '@caravan/ui-kit';
import { type PageContext, type PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { AuthCard } from '../../components/auth-card.tsx';

export const meta = ({ t }: PageContext<'auth-console'>): PageMeta => ({ title: t('findPassword.title') });

const schema = async () => (await import('@caravan/auth/contract/schema')).resetRequest;

const EmailForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('auth-console');
  const [send] = useSendResetMutation();
  const form = useContractForm<Partial<ResetRequest>, ResetRequest>({
    schema,
    defaultValues: {},
    reasons: authReasons,
  });
  const onSubmit = form.submit(async (body) => {
    const result = await send({ body });
    if (!result.error) onSent(body.email);
    return result;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <TextField
          {...form.field('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
        />
        <Button type="submit" size="lg" full busy={form.busy}>
          {t('findPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
};

/** Asks for a link that sets a new password. It does not reveal whether the e-mail has an account. */
export const Page = () => {
  const { t } = useTranslation('auth-console');
  const [sentTo, setSentTo] = useState<string>();
  const isSent = sentTo !== undefined;
  return (
    <AuthCard
      title={t(isSent ? 'findPassword.sentTitle' : 'findPassword.title')}
      intro={isSent ? t('findPassword.sent', { email: sentTo }) : t('findPassword.intro')}
    >
      <Stack gap="3">
        {isSent ? (
          <Button variant="secondary" size="lg" full onClick={() => setSentTo(undefined)}>
            {t('findPassword.another')}
          </Button>
        ) : (
          <EmailForm onSent={setSentTo} />
        )}
        <ButtonLink to={authConsolePaths.login.href()} variant="ghost" size="lg" full>
          {t('findPassword.toLogin')}
        </ButtonLink>
      </Stack>
    </AuthCard>
  );
};
