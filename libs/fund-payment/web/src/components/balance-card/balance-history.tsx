import { useTranslation } from 'react-i18next';
import { Sparkline, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { historyOf, type BalanceDay, type BalanceDays } from '../../lib/balance-history.ts';
import styles from './balance-card.module.css';

/** The last 90 days as a chart, and the same as text. */
export const BalanceHistory = (given: BalanceDays) => {
  const { t } = useTranslation('fund-payment');
  const { date, asBalance } = useFormats();
  const history = historyOf(given);
  if (!history) return null;
  const { first, last, low, high } = history;
  const on = ({ day }: BalanceDay) => date(`${day}T00:00:00Z`);
  const words = t(low === high ? 'fund.historyFlat' : 'fund.historyText', {
    first: asBalance(first.balance_fen),
    last: asBalance(last.balance_fen),
    from: on(first),
    to: on(last),
    low: asBalance(low),
    high: asBalance(high),
  });
  return (
    <Stack gap="2">
      <Text size="sm" weight="medium">
        {t('fund.history')}
      </Text>
      <div className={styles.history} aria-hidden="true">
        <Sparkline values={(given.days ?? []).map((day) => day.balance_fen)} label={words} />
      </div>
      <Text size="sm" tone="muted">
        {words}
      </Text>
    </Stack>
  );
};
