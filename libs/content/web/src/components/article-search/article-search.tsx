import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Grow, Row, TextField } from '@caravan/ui-kit';
import { useNavigate } from '@caravan/web-core';
import { listHref, searchMax } from '../../lib/list-query.ts';
import type { Section } from '../../lib/section.ts';
import styles from './article-search.module.css';

export interface ArticleSearchProps {
  section: Section;
  words: string | undefined;
}

/** A plain form: it works before scripts load; afterwards it navigates without a reload. */
export const ArticleSearch = ({ section, words }: ArticleSearchProps) => {
  const { t } = useTranslation('content');
  const navigate = useNavigate();

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    void navigate(listHref(section, { q: typeof q === 'string' ? q.trim() || undefined : undefined }));
  };
  return (
    <form className={styles.form} role="search" method="get" action={section.path.href()} onSubmit={search}>
      <Row gap="3" align="end">
        <Grow>
          <TextField
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            name="q"
            type="search"
            icon="search"
            maxLength={searchMax}
            defaultValue={words}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Grow>
        <Button type="submit" plain>
          {t('search.submit')}
        </Button>
      </Row>
    </form>
  );
};
