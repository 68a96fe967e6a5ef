import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { importStatement, type BookState } from '@caravan/procurement/contract';
import { procurementConsolePaths } from '@caravan/routes/console';
import { ButtonLink, StatusBadge, TabLinks } from '@caravan/ui-kit';

/** The way between purchases and the lines without one. */
export const BooksTabs = ({ current }: { current: 'purchases' | 'unknown' }) => {
  const { t } = useTranslation('procurement-console');
  const { reconciliation, unknownLines } = procurementConsolePaths;
  return (
    <TabLinks
      label={t('books.title')}
      tabs={[
        { name: t('books.purchases'), to: reconciliation.href(), current: current === 'purchases' },
        { name: t('books.unknownLines'), to: unknownLines.href(), current: current === 'unknown' },
      ]}
    />
  );
};

/** The way to the import, for those who may make it. */
export const ImportLink = () => {
  const { t } = useTranslation('procurement-console');
  return holdsRole(useStaffMe()?.roles ?? [], importStatement.roles) ? (
    <ButtonLink to={procurementConsolePaths.statementImport.href()}>{t('statement.title')}</ButtonLink>
  ) : null;
};

const tones = { open: 'neutral', matched: 'success', differs: 'warning', unknown: 'warning' } as const;

export const BooksBadge = ({ state }: { state: BookState }) => {
  const { t } = useTranslation('procurement-console');
  return <StatusBadge tone={tones[state]}>{t(`books.states.${state}`)}</StatusBadge>;
};
