import { useTranslation } from 'react-i18next';
import { useShortcuts } from '@caravan/console-core';
import { useListQueuesQuery, useLiveChangesQuery, useNextTaskMutation } from '@caravan/tasks/api';
import type { QueueFigures } from '@caravan/tasks/contract';
import {
  Banner,
  Button,
  DetailSkeleton,
  Disclosure,
  EmptyState,
  Heading,
  NotFoundDrawing,
  Row,
  Stack,
  Text,
} from '@caravan/ui-kit';
import {
  Link,
  LoadFailed,
  useLazySlot,
  useNavigate,
  useToast,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { sortQueues } from '../../lib/sort-queues.ts';
import { enteredTask } from '../../lib/use-panel-focus.ts';
import { queuePath, StageCard } from './stage-card.tsx';
import styles from './home.module.css';

export const meta = ({ t }: PageContext<'tasks-console'>): PageMeta => ({ title: t('home.title') });

const sumOf = (figures: readonly QueueFigures[], part: 'done_today' | 'done_today_by_me'): number =>
  figures.reduce((sum, one) => sum + one[part], 0);

/** Claims the free task that is due first of all own queues, and opens it in its queue. */
const NextTask = () => {
  const { t } = useTranslation('tasks-console');
  const navigate = useNavigate();
  const toast = useToast();
  const [take, { isLoading }] = useNextTaskMutation();
  const next = async (): Promise<void> => {
    const { data } = await take({ body: {} });
    if (data) void navigate(queuePath(data, `?at=${encodeURIComponent(data.ref)}`), { state: enteredTask(data.id) });
    if (data === null) toast.show(t('home.nothingFree'), 'warning');
  };
  useShortcuts({ n: { label: t('keys.next'), run: () => void next() } });
  return (
    <Button busy={isLoading} onClick={() => void next()}>
      {t('work.next')}
    </Button>
  );
};

const Queues = ({ figures }: { figures: readonly QueueFigures[] }) => {
  const { t } = useTranslation(['tasks-console', 'console-core']);
  const { stages, empty } = sortQueues(figures);
  return (
    <Stack gap="4">
      <Text tone="muted" numeric>
        {t('home.today', { count: sumOf(figures, 'done_today'), mine: sumOf(figures, 'done_today_by_me') })}
      </Text>
      {stages.length ? (
        <div className={styles['stages']}>
          {stages.map((stage) => (
            <StageCard key={stage.stage} {...stage} />
          ))}
        </div>
      ) : (
        <EmptyState drawing={<NotFoundDrawing />}>{t('home.allDone')}</EmptyState>
      )}
      {empty.length ? (
        <Disclosure look="plain" summary={t('home.emptyQueues', { count: empty.length })}>
          <Row as="ul" gap="4" wrap>
            {empty.map(({ queue }) => (
              <li key={queue}>
                <Link to={queuePath({ queue })}>{t(`queues.${queue}`, { ns: 'console-core' })}</Link>
              </li>
            ))}
          </Row>
        </Disclosure>
      ) : null}
    </Stack>
  );
};

/** The tasks in the queues of the member of staff, by stage, and the next task of all of them. */
export const Page = () => {
  const { t } = useTranslation('tasks-console');
  const { data, error, refetch } = useListQueuesQuery();
  const connected = useLiveChangesQuery().data?.connected ?? false;
  const HomeCard = useLazySlot('homeCard');
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={1} size="xl">
          {t('home.title')}
        </Heading>
        {data?.length ? <NextTask /> : null}
      </Row>
      {HomeCard ? <HomeCard /> : null}
      {error && !data ? <LoadFailed part title={t('home.failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <DetailSkeleton label={t('loading')} />}
      {data?.length === 0 ? <EmptyState drawing={<NotFoundDrawing />}>{t('home.empty')}</EmptyState> : null}
      {data?.length ? <Queues figures={data} /> : null}
      {data && !connected ? <Banner tone="warning">{t('offline')}</Banner> : null}
    </Stack>
  );
};
