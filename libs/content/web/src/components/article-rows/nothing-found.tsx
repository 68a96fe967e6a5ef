import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState, MessageDrawing } from '@caravan/ui-kit';
import { listHref } from '../../lib/list-query.ts';
import type { Section } from '../../lib/section.ts';

export interface NothingFoundProps {
  section: Section;
  words: string | undefined;
}

export const NothingFound = ({ section, words }: NothingFoundProps) => {
  const { t } = useTranslation('content');
  return (
    <EmptyState
      drawing={<MessageDrawing />}
      title={t('search.nothingTitle')}
      action={
        <ButtonLink to={listHref(section)} variant="secondary">
          {t('search.showAll')}
        </ButtonLink>
      }
    >
      {t(words ? 'search.nothing' : 'search.empty')}
    </EmptyState>
  );
};
