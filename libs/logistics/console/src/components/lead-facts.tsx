import { useTranslation } from 'react-i18next';
import { countryName, languageTable, type Language } from '@caravan/kernel';
import type { Lead } from '@caravan/logistics/contract';
import { DescriptionList, Link, Stack, Text } from '@caravan/ui-kit';
import { LocalTime, useLanguage } from '@caravan/web-core';

const nameOf = (written: Language, reader: Language): string =>
  new Intl.DisplayNames(languageTable[reader].locale, { type: 'language' }).of(written) ?? written;

/** An enquiry as it was sent, with the ways to answer. */
export const LeadFacts = ({ lead }: { lead: Lead }) => {
  const { t } = useTranslation('logistics-console');
  const language = useLanguage();
  return (
    <Stack gap="4">
      <DescriptionList
        items={[
          { key: 'name', term: t('name'), value: lead.name },
          { key: 'email', term: t('email'), value: <Link href={`mailto:${lead.email}`}>{lead.email}</Link> },
          { key: 'phone', term: t('phone'), value: <Link href={`tel:${lead.phone}`}>{lead.phone}</Link> },
          { key: 'country', term: t('country'), value: countryName(lead.country, language) },
          { key: 'parcels', term: t('parcels'), value: String(lead.monthly_parcels) },
          { key: 'language', term: t('answerIn'), value: nameOf(lead.language, language) },
          { key: 'at', term: t('at'), value: <LocalTime at={lead.created_at} /> },
        ]}
      />
      <Text prewrap>{lead.message}</Text>
    </Stack>
  );
};
