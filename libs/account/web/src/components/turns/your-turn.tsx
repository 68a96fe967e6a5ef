import { useTranslation } from 'react-i18next';
import { useGetTurnsQuery } from '@caravan/account/api';
import { accountPaths } from '@caravan/routes';
import { Card, Heading, Link, Row } from '@caravan/ui-kit';
import { TurnList } from './turn-list.tsx';

/** The home page has room for these above the link search. */
const most = 3;

/** The most urgent of what waits for the shopper, as it is now. */
export const YourTurn = () => {
  const { t } = useTranslation('account');
  const { data } = useGetTurnsQuery();
  const more = Math.max(0, (data?.items.length ?? 0) - most);
  return (
    <Card as="section" aria-label={t('turns.title')}>
      <Row justify="between" wrap gap="3">
        <Heading level={2} size="md">
          {t('turns.title')}
        </Heading>
        {more ? <Link to={accountPaths.home.href()}>{t('turns.more', { count: more })}</Link> : null}
      </Row>
      <TurnList most={most} />
    </Card>
  );
};
