import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole, type StaffRole } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { useListQueuesQuery } from '@caravan/tasks/api';
import { queuesOf, type Queue, type QueueFigures } from '@caravan/tasks/contract';
import { Icon, VisuallyHidden } from '@caravan/ui-kit';
import { NavLink, useLocation } from '@caravan/web-core';
import { sections, type NavSection } from '../../navigation/nav-entry.ts';
import { navigation } from '../../navigation/navigation.ts';
import { useOpenSection } from './use-open-section.ts';
import styles from './navigation.module.css';

export interface NavigationProps {
  onChosen?: () => void;
}

interface MoreProps {
  summary: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** The rest of a list, folded. */
const More = ({ summary, isEmpty, children }: MoreProps) =>
  isEmpty ? null : (
    <li>
      <details>
        <summary className={styles.more}>{summary}</summary>
        <ul className={styles.list}>{children}</ul>
      </details>
    </li>
  );

interface QueueLinkProps extends NavigationProps {
  queue: Queue;
  figures: QueueFigures | undefined;
}

const QueueLink = ({ queue, figures, onChosen }: QueueLinkProps) => {
  const { t } = useTranslation(['app-layout-console', 'console-core']);
  const { open = 0, overdue = 0 } = figures ?? {};
  return (
    <li>
      <NavLink to={tasksConsolePaths.work.href({ queue })} className={styles.entry} data-queue onClick={onChosen}>
        {t(`queues.${queue}`, { ns: 'console-core' })}{' '}
        {open > 0 ? (
          <span className={styles.count} data-overdue={overdue > 0 || undefined}>
            {open} {overdue > 0 ? <VisuallyHidden>{t('navigation.overdue', { count: overdue })}</VisuallyHidden> : null}
          </span>
        ) : null}
      </NavLink>
    </li>
  );
};

/** The queues that the roles work, each with the number of its open tasks; those without are folded. */
const QueueLinks = ({ onChosen }: NavigationProps) => {
  const { t } = useTranslation('app-layout-console');
  const { pathname } = useLocation();
  const queues = queuesOf(useStaffMe()?.roles ?? []);
  const { data } = useListQueuesQuery(undefined, { skip: queues.length === 0 });
  const figuresOf = (queue: Queue) => data?.find((one) => one.queue === queue);
  // Until the numbers are known, and the one in view, no queue is empty.
  const isEmpty = (queue: Queue): boolean =>
    figuresOf(queue)?.open === 0 && pathname !== tasksConsolePaths.work.href({ queue });
  const linkOf = (queue: Queue) => (
    <QueueLink key={queue} queue={queue} figures={figuresOf(queue)} onChosen={onChosen} />
  );
  const empty = queues.filter(isEmpty);
  return (
    <>
      {queues.filter((queue) => !isEmpty(queue)).map(linkOf)}
      <More summary={t('navigation.emptyQueues', { count: empty.length })} isEmpty={empty.length === 0}>
        {empty.map(linkOf)}
      </More>
    </>
  );
};

const useHeading = (section: NavSection) => {
  const { t } = useTranslation('app-layout-console');
  const id = useId();
  return {
    id,
    heading: (
      <h2 id={id} className={styles.heading}>
        {t(`sections.${section}`)}
      </h2>
    ),
  };
};

const SectionList = ({ section, children }: { section: NavSection; children: ReactNode }) => {
  const { id, heading } = useHeading(section);
  return (
    <>
      {heading}
      <ul aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </>
  );
};

interface FoldedListProps {
  section: NavSection;
  /** Whether it is open until the member opens or folds it. */
  isUsed: boolean;
  children: ReactNode;
}

const FoldedList = ({ section, isUsed, children }: FoldedListProps) => {
  const { id, heading } = useHeading(section);
  const [isOpen, setOpen] = useOpenSection(section, isUsed);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) setOpen(open);
      }}
    >
      <summary className={styles.summary}>
        {heading}
        <Icon name="chevron-down" size="xs" />
      </summary>
      <ul aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </details>
  );
};

/** Whether a role that the member holds, besides that of an owner, uses an entry; an owner alone uses all of them. */
const isUsedBy = (held: readonly StaffRole[], { roles }: { roles: readonly StaffRole[] }): boolean => {
  const own = held.filter((role) => role !== 'owner');
  return own.length === 0 || holdsRole(own, roles);
};

/**
 * The pages and queues of the console that the member of staff may use, by section. What only the role of an owner opens
 * is folded for owners who also have other roles.
 */
export const Navigation = ({ onChosen }: NavigationProps) => {
  const { t } = useTranslation('app-layout-console');
  const { pathname } = useLocation();
  const held = useStaffMe()?.roles ?? [];
  const linkTo = ({ key, path, icon }: (typeof navigation)[number]) => (
    <li key={key}>
      <NavLink to={path} end className={styles.entry} onClick={onChosen}>
        <Icon name={icon} size="sm" />
        {t(`nav.${key}`)}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label={t('navigation.label')} className={styles.navigation}>
      {sections.map((section) => {
        const entries = navigation.filter((entry) => entry.section === section && holdsRole(held, entry.roles));
        if (entries.length === 0) return null;
        if (section === 'work')
          return (
            <SectionList key={section} section={section}>
              {entries.map(linkTo)}
              <QueueLinks onChosen={onChosen} />
            </SectionList>
          );
        const used = entries.filter((entry) => entry.path === pathname || isUsedBy(held, entry));
        const others = entries.filter((entry) => !used.includes(entry));
        return (
          <FoldedList key={section} section={section} isUsed={used.length > 0}>
            {used.map(linkTo)}
            {used.length > 0 ? (
              <More summary={t('navigation.more')} isEmpty={others.length === 0}>
                {others.map(linkTo)}
              </More>
            ) : (
              others.map(linkTo)
            )}
          </FoldedList>
        );
      })}
    </nav>
  );
};
