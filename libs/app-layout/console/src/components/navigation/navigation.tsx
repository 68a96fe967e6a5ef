import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { useListQueuesQuery } from '@caravan/tasks/api';
import { queuesOf } from '@caravan/tasks/contract';
import { Icon, VisuallyHidden } from '@caravan/ui-kit';
import { NavLink } from '@caravan/web-core';
import { navigation, sections, type NavSection } from '../../navigation.ts';
import styles from './navigation.module.css';

export interface NavigationProps {
  onChosen?: () => void;
}

/** The queues that the roles work, each with the number of its open tasks. */
const QueueLinks = ({ onChosen }: NavigationProps) => {
  const { t } = useTranslation(['app-layout-console', 'console-core']);
  const queues = queuesOf(useStaffMe()?.roles ?? []);
  const { data: figures } = useListQueuesQuery(undefined, { skip: queues.length === 0 });
  return queues.map((queue) => {
    const { open = 0, overdue = 0 } = figures?.find((one) => one.queue === queue) ?? {};
    return (
      <li key={queue}>
        <NavLink to={tasksConsolePaths.work.href({ queue })} className={styles.entry} data-queue onClick={onChosen}>
          {t(`queues.${queue}`, { ns: 'console-core' })}{' '}
          {open > 0 ? (
            <span className={styles.count} data-overdue={overdue > 0 || undefined}>
              {open}{' '}
              {overdue > 0 ? <VisuallyHidden>{t('navigation.overdue', { count: overdue })}</VisuallyHidden> : null}
            </span>
          ) : null}
        </NavLink>
      </li>
    );
  });
};

const SectionList = ({ section, children }: { section: NavSection; children: ReactNode }) => {
  const { t } = useTranslation('app-layout-console');
  const headingId = useId();
  return (
    <>
      <h2 id={headingId} className={styles.heading}>
        {t(`sections.${section}`)}
      </h2>
      <ul aria-labelledby={headingId} className={styles.list}>
        {children}
      </ul>
    </>
  );
};

/** The pages and queues of the console that the member of staff may use, by section. */
export const Navigation = ({ onChosen }: NavigationProps) => {
  const { t } = useTranslation('app-layout-console');
  const held = useStaffMe()?.roles ?? [];
  return (
    <nav aria-label={t('navigation.label')} className={styles.navigation}>
      {sections.map((section) => {
        const entries = navigation.filter((entry) => entry.section === section && holdsRole(held, entry.roles));
        if (entries.length === 0) return null;
        return (
          <SectionList key={section} section={section}>
            {entries.map(({ key, path, icon }) => (
              <li key={key}>
                <NavLink to={path} end className={styles.entry} onClick={onChosen}>
                  <Icon name={icon} size="sm" />
                  {t(`nav.${key}`)}
                </NavLink>
              </li>
            ))}
            {section === 'work' ? <QueueLinks onChosen={onChosen} /> : null}
          </SectionList>
        );
      })}
    </nav>
  );
};
