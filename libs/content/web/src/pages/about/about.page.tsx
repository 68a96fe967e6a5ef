import { useTranslation } from 'react-i18next';
import { contentApi, useGetCompanyQuery, useGetWebsiteQuery } from '@caravan/content/api';
import type { Company } from '@caravan/content/contract';
import { contentPaths } from '@caravan/routes';
import { DescriptionList, Grid, Heading, Image, Page as Sheet, Stack, Text } from '@caravan/ui-kit';
import { load, callError, useAppSelector, Written, type PageContext, type PageMeta } from '@caravan/web-core';
import { AskUs } from '../../components/ask-us/ask-us.tsx';

export const loader = async ({ store }: PageContext): Promise<void> => {
  const { data, error } = await load(store, contentApi.endpoints.getCompany.initiate(undefined));
  if (!data) throw callError(error);
};

export const meta = ({ t }: PageContext<'content'>): PageMeta => ({
  title: t('about.title'),
  description: t('about.lead'),
  canonical: contentPaths.about.href(),
});

const Facts = ({ name, address, registration }: Company) => {
  const { t } = useTranslation('content');
  const tag = useAppSelector((state) => state.session.websiteTag);
  const email = useGetWebsiteQuery({ query: { tag } }).data?.SERVICE_EMAIL;
  const facts = { name, address, registration, email: email ? <a href={`mailto:${email}`}>{email}</a> : null };
  const items = (['name', 'address', 'registration', 'email'] as const)
    .filter((key) => facts[key] !== null)
    .map((key) => ({ key, term: t(`about.${key}`), value: facts[key] }));
  return (
    <Stack as="section" gap="3">
      <Heading level={2}>{t('about.company')}</Heading>
      <DescriptionList items={items} />
    </Stack>
  );
};

const Disputes = ({ text, language }: NonNullable<Company['disputes']>) => {
  const { t } = useTranslation('content');
  return (
    <Stack as="section" gap="3">
      <Heading level={2}>{t('about.disputes')}</Heading>
      <Text measure prewrap>
        <Written language={language}>{text}</Written>
      </Text>
    </Stack>
  );
};

const Pictures = ({ paths }: { paths: readonly string[] }) => {
  const { t } = useTranslation('content');
  return (
    <Stack as="section" gap="3">
      <Heading level={2}>{t('about.pictures')}</Heading>
      <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        {paths.map((path, index) => (
          <Image
            key={path}
            src={path}
            alt={t('about.picture', { number: index + 1, total: paths.length })}
            ratio="3-2"
            radius="card"
          />
        ))}
      </Grid>
    </Stack>
  );
};

/** The company behind the shop, as far as staff have written it: what a shopper wants to know before paying. */
export const Page = () => {
  const { t } = useTranslation('content');
  const { data: company } = useGetCompanyQuery(undefined);
  if (!company) return null;
  return (
    <Sheet>
      <Stack gap="12">
        <Stack as="header" gap="2">
          <Heading level={1}>{t('about.title')}</Heading>
          <Text tone="muted">{t('about.lead')}</Text>
        </Stack>
        <Facts {...company} />
        {company.disputes ? <Disputes {...company.disputes} /> : null}
        {company.pictures.length ? <Pictures paths={company.pictures} /> : null}
        <AskUs />
      </Stack>
    </Sheet>
  );
};
