import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import type { Fen } from '@caravan/kernel';
import { fundPaymentPaths } from '@caravan/routes';
import { ButtonLink, Card, Grid, Money, Skeleton, Stack, Text } from '@caravan/ui-kit';
import type { BalanceDays } from '../../lib/balance-history.ts';
import { BalanceHistory } from './balance-history.tsx';
import styles from './balance-card.module.css';

export interface BalanceCardProps {
  /** Undefined until it is loaded. */
  balanceFen: Fen | undefined;
  history: BalanceDays | undefined;
}

/** The balance, its history, and the link to top it up. */
export const BalanceCard = ({ balanceFen, history }: BalanceCardProps) => {
  const { t } = useTranslation('fund-payment');
  const about = useAbout();
  return (
    <Card as="section" aria-label={t('fund.balance')}>
      <Grid columns={{ base: 1, md: 2 }} gap="8" align="center">
        <Stack gap="4" align="start">
          <Stack gap="1">
            <Text tone="muted">{t('fund.balance')}</Text>
            <div className={styles.amount}>
              {balanceFen === undefined ? (
                <Skeleton shape="heading" />
              ) : (
                <Money fen={balanceFen} balance size="2xl" about={about(balanceFen)} />
              )}
            </div>
          </Stack>
          <ButtonLink icon="plus" to={fundPaymentPaths.recharge.href()}>
            {t('fund.recharge')}
          </ButtonLink>
        </Stack>
        {history?.days ? <BalanceHistory {...history} /> : null}
      </Grid>
    </Card>
  );
};
