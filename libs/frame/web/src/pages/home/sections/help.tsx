import { articleHref, contentPaths } from '@caravan/content/contract';
import { ButtonLink, Icon, Section } from '@caravan/ui-kit';
import { Link, useTexts } from '@caravan/web-core';
import { useFooterGroups, useWebsite } from '../../../lib/site-data.ts';
import styles from './help.module.css';

/** Most questions that stand on the home page. */
const most = 6;

/** The way into the help centre, the questions asked most, and the address of the service. */
export const Help = () => {
  const t = useTexts('home');
  const email = useWebsite()?.SERVICE_EMAIL;
  const faqs = useFooterGroups()
    .flatMap(({ articles }) => articles)
    .filter((article) => article.is_faq)
    .slice(0, most);
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
              <ButtonLink href={`mailto:${email}`} variant="ghost" icon="mail">
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
                    {article.article_name}
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
