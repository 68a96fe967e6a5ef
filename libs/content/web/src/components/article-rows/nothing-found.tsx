import { ButtonLink, EmptyState, LetterDrawing } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { listHref } from '../../lib/list-query.ts';
import type { Section } from '../../lib/section.ts';

export interface NothingFoundProps {
  section: Section;
  words: string | undefined;
}

export const NothingFound = ({ section, words }: NothingFoundProps) => {
  const t = useTexts('content');
  return (
    <EmptyState
      drawing={<LetterDrawing />}
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
