import { useTranslation } from 'react-i18next';
import { articleHref, contentPaths } from '@caravan/routes';
import { ButtonLink, Icon, Section } from '@caravan/ui-kit';
import { Link, Written } from '@caravan/web-core';
import { useFooterGroups, useWebsite } from '../../../lib/site-data.ts';
import styles from './help.module.css';

/** The maximum number of questions on the home page. */
const maxQuestions = 6;

/** The link to the help centre, the most frequent questions, and the service address. */
export const Help = () => {
  const { t } = useTranslation('home');
  const email = useWebsite()?.SERVICE_EMAIL;
  const faqs = useFooterGroups()
    .flatMap(({ articles }) => articles)
    .filter((article) => article.is_faq)
    .slice(0, maxQuestions);
  return (
    <Section aria-label={t('help.title')}>
      <div className={styles.help}>
        <div>
          <h2 className={styles.title}>{t('help.title')}</h2>
          <p className={styles.text}>{t('help.text')}</p>
          <div className={styles.actions}>
            <ButtonLink to={contentPaths.faqs.href()} variant="secondary" icon="help">
              {t('help.centre')}
            </ButtonLink>
            {email ? (
              <ButtonLink href={`mailto:${email}`} variant="ghost" flush icon="mail">
                {t('help.mail', { email })}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        {faqs.length > 0 ? (
          <nav aria-label={t('help.faqs')}>
            <ul className={styles.faqs}>
              {faqs.map((article) => (
                <li key={article.id}>
                  <Link to={articleHref(article)} className={styles.faq}>
                    <Written language={article.language}>{article.article_name}</Written>
                    <Icon name="chevron-right" size="sm" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </Section>
  );
};
