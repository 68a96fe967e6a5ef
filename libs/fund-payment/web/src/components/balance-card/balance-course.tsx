import { formatBalance } from '@caravan/kernel';
import { Sparkline, Stack, Text } from '@caravan/ui-kit';
import { useFormats, useTexts } from '@caravan/web-core';
import { courseOf, type BalanceDay } from '../../lib/balance-course.ts';
import styles from './balance-card.module.css';

/** The last 90 days as a line, and the same in words. */
export const BalanceCourse = ({ days }: { days: readonly BalanceDay[] }) => {
  const t = useTexts('fund-payment');
  const { date } = useFormats();
  const course = courseOf(days);
  if (!course) return null;
  const { first, last, low, high } = course;
  const on = ({ day }: BalanceDay) => date(`${day}T00:00:00Z`);
  const words = t(low === high ? 'fund.courseFlat' : 'fund.courseText', {
    first: formatBalance(first.balance_fen),
    last: formatBalance(last.balance_fen),
    from: on(first),
    to: on(last),
    low: formatBalance(low),
    high: formatBalance(high),
  });
  return (
    <Stack gap="2">
      <Text size="sm" weight="medium">
        {t('fund.course')}
      </Text>
      <div className={styles.course} aria-hidden="true">
        <Sparkline values={days.map((day) => day.balance_fen)} label={words} />
      </div>
      <Text size="sm" tone="muted">
        {words}
      </Text>
    </Stack>
  );
};
