import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@caravan/auth/contract';
import { useSendWelcomeQuery } from '@caravan/auth/api';
import { ButtonLink, MessageDrawing, PostmarkDrawing, Stack, Text } from '@caravan/ui-kit';
import { ActivationRequest } from '../../components/activation-request/activation-request.tsx';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { home, useNext } from '../../lib/next.ts';

/** Right after registration: asks for the welcome mail, and links to the page where the shopper was. */
export const Registered = ({ title, user }: { title: string; user: UserInfo }) => {
  const { t } = useTranslation('auth');
  const { next } = useNext();
  const { isError } = useSendWelcomeQuery(undefined, { skip: user.email_verified });

  const continueLink = (
    <ButtonLink to={next ?? home} size="lg" full iconAfter="arrow-right">
      {t(next ? 'registered.goBack' : 'registered.start')}
    </ButtonLink>
  );
  if (user.email_verified) {
    return (
      <OutcomeCard drawing={<PostmarkDrawing />} title={title} text={t('registered.confirmed', { email: user.email })}>
        {continueLink}
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard
      drawing={<MessageDrawing />}
      title={title}
      text={t(isError ? 'registered.notSent' : 'registered.sent', { email: user.email })}
    >
      <Stack gap="3">
        {continueLink}
        <ActivationRequest justSent={!isError} />
        <Text size="sm" tone="muted" align="center">
          {t('registered.hint')}
        </Text>
      </Stack>
    </OutcomeCard>
  );
};
