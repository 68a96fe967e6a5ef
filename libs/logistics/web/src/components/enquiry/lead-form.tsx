import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterSentence } from '@caravan/kernel';
import { useCreateLeadMutation } from '@caravan/logistics/api';
import { logisticsReasons, type LeadForm as Values, type NewLead } from '@caravan/logistics/contract';
import { contentPaths } from '@caravan/routes';
import { Button, Link, Stack, Text } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';
import { LeadFields } from './lead-fields.tsx';
import { LeadSent } from './lead-sent.tsx';
import styles from './enquiry.module.css';

const privacyHref = contentPaths.article.href({ id: contentPaths.privacyId, slug: 'privacy' });
const draftKey = 'logistics-lead';

const empty: Values = {
  name: '',
  company: '',
  email: '',
  phone: '',
  country: '',
  monthly_parcels: '',
  message: '',
  website: '',
};

/** The enquiry; a draft is kept until it is sent. */
export const LeadForm = () => {
  const { t } = useTranslation('logistics');
  const [create] = useCreateLeadMutation();
  const [sentTo, setSentTo] = useState<string>();
  const shownAt = useRef(0);
  const form = useContractForm<Values, NewLead>({
    schema: async () => (await import('@caravan/logistics/contract/schema')).leadForm,
    defaultValues: empty,
    reasons: logisticsReasons,
    draftKey,
  });
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const send = async (lead: NewLead) => {
    const result = await create({ body: { ...lead, shown_ms: Math.round(performance.now() - shownAt.current) } });
    if (result.data) {
      setSentTo(lead.email);
      form.reset(empty);
    }
    return result;
  };
  if (sentTo !== undefined) return <LeadSent email={sentTo} onAgain={() => setSentTo(undefined)} />;

  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <LeadFields form={form} />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {t('enquiry.trap')}
            <input {...form.register('website')} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Text size="sm" tone="muted">
          {t('enquiry.privacy')}
          {afterSentence(t('enquiry.privacy'))}
          <Link to={privacyHref}>{t('enquiry.privacyLink')}</Link>
        </Text>
        <Button type="submit" size="lg" full busy={form.busy}>
          {t('enquiry.submit')}
        </Button>
      </Stack>
    </form>
  );
};
