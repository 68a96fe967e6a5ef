import { useEffect, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendLoginCodeMutation, useVerifyLoginCodeMutation } from '@caravan/auth/api';
import { authReasons, type LoginCodeForm } from '@caravan/auth/contract';
import { plainDigits } from '@caravan/kernel';
import { Banner, Button, Checkbox, Stack, Text, TextField } from '@caravan/ui-kit';
import { reasonOf, useNavigation } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { SendAgain } from '../../components/send-again/send-again.tsx';
import { TermsLinks } from '../../components/terms-links/terms-links.tsx';

export interface CodeStepProps {
  email: string;
  /** `isNew` if the code made an account. */
  onLoggedIn: (isNew: boolean) => unknown;
  /** Returns to the form, for shoppers who mistyped. */
  onAnother: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).loginCodeForm;

/** All six digits are there, however they were typed or pasted. */
const isWhole = (typed: string): boolean => /^\d{6}$/.test(plainDigits(typed).replaceAll(/[\s-]/g, ''));

/** Asks for the mailed code and, if the e-mail has no account, for the agreement to the terms. */
export const CodeStep = ({ email, onLoggedIn, onAnother }: CodeStepProps) => {
  const { t } = useTranslation('auth');
  const [send, { isLoading }] = useSendLoginCodeMutation();
  const [verify] = useVerifyLoginCodeMutation();
  const [isNew, setNew] = useState(false);
  const isLeaving = useNavigation().state !== 'idle';
  const form = useContractForm<Partial<LoginCodeForm>, LoginCodeForm>({
    schema,
    defaultValues: {},
    reasons: authReasons,
  });
  const { setFocus } = form;
  useEffect(() => setFocus(isNew ? 'agree' : 'code'), [isNew, setFocus]);

  const onSubmit = form.submit(async (given) => {
    const result = await verify({ body: { email, ...given } });
    // The code was right and stays valid. The box that now appears says what is missing.
    if (!isNew && reasonOf(result.error) === 'agreement_required') {
      setNew(true);
      return undefined;
    }
    if (!result.error) onLoggedIn(isNew);
    return result;
  });

  const code = form.field('code');
  const onCodeChange = async (event: ChangeEvent<HTMLInputElement>) => {
    await code.onChange(event);
    if (isWhole(event.target.value)) await onSubmit();
  };

  return (
    <AuthCard title={t('code.title')} intro={t('code.intro', { email })}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <Stack gap="6">
          <Stack gap="4">
            <TextField
              {...code}
              onChange={(event) => void onCodeChange(event)}
              label={t('code.label')}
              hint={code.error ? undefined : t('code.hint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              size="lg"
              numeric
            />
            <div role="status">{isNew ? <Banner>{t('code.isNew', { email })}</Banner> : null}</div>
            {isNew ? (
              <Stack gap="2">
                <Checkbox {...form.field('agree')} label={t('register.agree')} />
                <TermsLinks />
              </Stack>
            ) : null}
          </Stack>
          <Button type="submit" size="lg" full busy={form.busy || isLeaving}>
            {t('code.submit')}
          </Button>
        </Stack>
      </form>
      <Stack gap="3">
        <SendAgain busy={isLoading} send={async () => !(await send({ body: { email } })).error} />
        <Button variant="ghost" size="lg" full onClick={onAnother}>
          {t('code.another')}
        </Button>
        <Text size="sm" tone="muted" align="center">
          {t('registered.hint')}
        </Text>
      </Stack>
    </AuthCard>
  );
};
