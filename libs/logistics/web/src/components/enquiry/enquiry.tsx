import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterSentence } from '@caravan/kernel';
import { contentPaths } from '@caravan/routes';
import { Card, Heading, Link, Section, Stack, Text } from '@caravan/ui-kit';
import { enquiryId } from '../../lib/enquiry-id.ts';
import { useNearby } from '../../lib/use-nearby.ts';
import styles from './enquiry.module.css';
import { FormSkeleton, LazyLeadForm } from './lazy-lead-form.tsx';

const processHref = contentPaths.faq.href({ id: contentPaths.howToBuyId, slug: 'proxy-purchase-process' });

/** The form; its code loads when it is near, because most visitors only read the page. */
export const Enquiry = () => {
  const { t } = useTranslation('logistics');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearby(place);
  return (
    <Section tone="subtle" aria-labelledby={enquiryId}>
      <div className={styles.columns}>
        <Stack gap="4">
          <Stack gap="2">
            <Heading level={2} id={enquiryId} tabIndex={-1}>
              {t('enquiry.title')}
            </Heading>
            <Text tone="ink2">{t('enquiry.lead')}</Text>
          </Stack>
          <Text size="sm" tone="muted">
            {t('shopper.text')}
            {afterSentence(t('shopper.text'))}
            <Link to={processHref}>{t('shopper.link')}</Link>
          </Text>
        </Stack>
        <div ref={place} className={styles.form}>
          <Card>
            <noscript>{t('enquiry.noScript')}</noscript>
            {isNear ? <LazyLeadForm /> : <FormSkeleton />}
          </Card>
        </div>
      </div>
    </Section>
  );
};
