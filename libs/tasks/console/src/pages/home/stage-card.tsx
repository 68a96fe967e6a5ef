import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import type { QueueFigures } from '@caravan/tasks/contract';
import { Badge, Card, Heading, Text, VisuallyHidden } from '@caravan/ui-kit';
import { Link, useLanguage, useNow } from '@caravan/web-core';
import { ageWords } from '../../lib/ages.ts';
import type { StageQueues } from '../../lib/sort-queues.ts';
import styles from './home.module.css';

export const queuePath = ({ queue }: Pick<QueueFigures, 'queue'>, filter = ''): string =>
  tasksConsolePaths.work.href({ queue }) + filter;

const QueueLine = ({ figures }: { figures: QueueFigures }) => {
  const { t } = useTranslation(['tasks-console', 'console-core']);
  const language = useLanguage();
  const now = useNow();
  const { queue, open, mine, overdue, oldest_at: oldest } = figures;
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>
        <Link to={queuePath(figures)}>{t(`queues.${queue}`, { ns: 'console-core' })}</Link>
      </span>
      <span className={styles['open']}>
        {open} <VisuallyHidden>{t('home.open')}</VisuallyHidden>
      </span>
      <span className={styles['marks']}>
        {overdue > 0 ? (
          <Link to={queuePath(figures, '?overdue=true')}>
            <Badge tone="danger">{t('home.overdueCount', { number: overdue })}</Badge>
          </Link>
        ) : null}
        {mine > 0 ? <Link to={queuePath(figures, '?mine=true')}>{t('home.mineCount', { number: mine })}</Link> : null}
        {oldest && now ? (
          <Text as="span" size="sm" tone="muted">
            <time dateTime={oldest} title={t('home.oldest')}>
              {unbroken(ageWords(oldest, now, language))}
            </time>
          </Text>
        ) : null}
      </span>
    </li>
  );
};

/** A stage of the trade: its queues with open tasks. */
export const StageCard = ({ stage, queues }: StageQueues) => {
  const { t } = useTranslation('tasks-console');
  const titleId = useId();
  return (
    <Card as="section" space="none" aria-labelledby={titleId}>
      <div className={styles['stage']}>
        <Heading level={2} size="sm" id={titleId}>
          {t(`home.stages.${stage}`)}
        </Heading>
      </div>
      <ul>
        {queues.map((figures) => (
          <QueueLine key={figures.queue} figures={figures} />
        ))}
      </ul>
    </Card>
  );
};
