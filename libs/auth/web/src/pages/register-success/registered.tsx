import type { UserInfo } from '@caravan/account/contract';
import { sendWelcome } from '@caravan/auth/contract';
import { ButtonLink, LetterDrawing, PostmarkDrawing, Stack, Text } from '@caravan/ui-kit';
import { endpointFor, useTexts } from '@caravan/web-core';
import { ActivationRequest } from '../../components/activation-request/activation-request.tsx';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { home, useNext } from '../../lib/next.ts';

/** Right after a registration: has the welcome mail sent, and leads on to where the shopper was. */
export const Registered = ({ title, user }: { title: string; user: UserInfo }) => {
  const t = useTexts('auth');
  const { next } = useNext();
  const { isError } = endpointFor(sendWelcome).useQuery(undefined, { skip: user.email_verified });

  const goOn = (
    <ButtonLink to={next ?? home} size="lg" full iconAfter="arrow-right">
      {t(next ? 'registered.goBack' : 'registered.start')}
    </ButtonLink>
  );
  if (user.email_verified) {
    return (
      <OutcomeCard drawing={<PostmarkDrawing />} title={title} text={t('registered.confirmed', { email: user.email })}>
        {goOn}
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard drawing={<LetterDrawing />} title={title} text={t(isError ? 'registered.notSent' : 'registered.sent', { email: user.email })}>
      <Stack gap="3">
        {goOn}
        <ActivationRequest justSent={!isError} />
        <Text size="sm" tone="muted" align="center">
          {t('registered.hint')}
        </Text>
      </Stack>
    </OutcomeCard>
  );
};
