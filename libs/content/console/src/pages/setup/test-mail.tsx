import { useTranslation } from 'react-i18next';
import { useSendTestMailMutation } from '@caravan/content/api/staff';
import { Button, Link, Row, Text } from '@caravan/ui-kit';

/** Sends a mail to the owner, and says what became of it. */
export const TestMail = () => {
  const { t } = useTranslation('content-console');
  const [send, { data, isLoading }] = useSendTestMailMutation();
  return (
    <Row gap="2" wrap>
      <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void send()}>
        {t('setup.testMail')}
      </Button>
      <Text as="span" size="sm" role="status" measure>
        {data && !isLoading
          ? t(`setup.testMailOutcomes.${data.outcome}`, { to: data.to, words: data.words ?? '' })
          : null}{' '}
        {data?.mailbox && !isLoading ? (
          <Link href={data.mailbox} newTab>
            {t('setup.mailbox')}
          </Link>
        ) : null}
      </Text>
    </Row>
  );
};
