import { ButtonLink, EmptyState, Page as Column, ShelfDrawing } from '@caravan/ui-kit';
import { useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { framePaths } from '../../frame.paths.ts';

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('title'), noindex: true });

/** Says in the spec's words that a part of the shop is not open yet. */
export const Page = () => {
  const t = useTexts('not-open');
  return (
    <Column>
      <EmptyState level={1} title={t('title')} drawing={<ShelfDrawing />} action={<ButtonLink to={framePaths.home.href()}>{t('home')}</ButtonLink>}>
        {t('text')}
      </EmptyState>
    </Column>
  );
};
