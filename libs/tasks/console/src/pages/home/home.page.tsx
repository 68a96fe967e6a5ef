import { useTranslation } from 'react-i18next';
import { ListPage, type DataColumn } from '@caravan/console-core';
import { tasksConsolePaths } from '@caravan/routes/console';
import { useListQueuesQuery, useLiveChangesQuery } from '@caravan/tasks/api';
import { type QueueFigures } from '@caravan/tasks/contract';
import { Badge, Banner, Stack } from '@caravan/ui-kit';
import {
  Link,
  useLanguage,
  useLazySlot,
  useNavigate,
  useNow,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ageWords } from '../../lib/ages.ts';

export const meta = ({ t }: PageContext<'tasks-console'>): PageMeta => ({ title: t('home.title') });

const pathOf = ({ queue }: QueueFigures, filter = ''): string => tasksConsolePaths.work.href({ queue }) + filter;

const useColumns = (): DataColumn<QueueFigures>[] => {
  const { t } = useTranslation(['tasks-console', 'console-core']);
  const language = useLanguage();
  const now = useNow();
  return [
    {
      id: 'queue',
      header: t('home.queue'),
      rowHeader: true,
      cell: (figures) => <Link to={pathOf(figures)}>{t(`queues.${figures.queue}`, { ns: 'console-core' })}</Link>,
    },
    { id: 'open', header: t('home.open'), numeric: true, cell: ({ open }) => open },
    {
      id: 'mine',
      header: t('home.mine'),
      numeric: true,
      cell: (figures) => (figures.mine ? <Link to={pathOf(figures, '?mine=true')}>{figures.mine}</Link> : null),
    },
    {
      id: 'overdue',
      header: t('home.overdue'),
      numeric: true,
      cell: (figures) =>
        figures.overdue ? (
          <Link to={pathOf(figures, '?overdue=true')}>
            <Badge tone="danger">{figures.overdue}</Badge>
          </Link>
        ) : null,
    },
    {
      id: 'oldest',
      header: t('home.oldest'),
      cell: ({ oldest_at: at }) => (at && now ? <time dateTime={at}>{ageWords(at, now, language)}</time> : '–'),
    },
  ];
};

/** The queues of the member of staff, with what waits in them. */
export const Page = () => {
  const { t } = useTranslation('tasks-console');
  const navigate = useNavigate();
  const result = useListQueuesQuery();
  const { data } = result;
  const connected = useLiveChangesQuery().data?.connected ?? false;
  const columns = useColumns();
  const HomeCard = useLazySlot('homeCard');
  return (
    <Stack gap="4">
      <ListPage
        title={t('home.title')}
        above={HomeCard ? <HomeCard /> : null}
        columns={columns}
        result={result}
        keyOf={({ queue }) => queue}
        onActivate={(figures) => void navigate(pathOf(figures))}
        empty={t('home.empty')}
      />
      {data && !connected ? <Banner tone="warning">{t('offline')}</Banner> : null}
    </Stack>
  );
};
