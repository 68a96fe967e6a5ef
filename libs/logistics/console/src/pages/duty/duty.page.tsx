import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { useDutyLines, useGetDutyHistoryQuery, useUpdateDutyMutation } from '@caravan/logistics/api/staff';
import { updateDuty, type CountryDutyHistory, type DutyChange, type DutyVersion } from '@caravan/logistics/contract';
import { DescriptionList, DetailSkeleton, Disclosure, Heading, Link, Panel, Stack, Text } from '@caravan/ui-kit';
import {
  LoadFailed,
  LocalTime,
  useFormats,
  useParams,
  useToast,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { DutyForm } from '../../components/duty-form/duty-form.tsx';

export const meta = ({ t }: PageContext<'logistics-console'>): PageMeta => ({ title: t('duties.title') });

/** The rules of a version with their days and sources. */
const Rules = ({ rules }: Pick<DutyVersion, 'rules'>) => {
  const { t } = useTranslation('logistics-console');
  const { date } = useFormats();
  const linesOf = useDutyLines();
  return (
    <DescriptionList
      items={linesOf(rules).map(({ key, name, words, source }) => ({
        key,
        term: name,
        value: words,
        hint: source ? (
          <Link href={source.url} newTab external>
            <bdi lang="en">{source.title}</bdi> {t('duties.asOf', { day: date(`${source.as_of}T00:00:00Z`) })}
          </Link>
        ) : null,
      }))}
    />
  );
};

const History = ({ versions }: Pick<CountryDutyHistory, 'versions'>) => {
  const { t } = useTranslation('logistics-console');
  return (
    <Panel title={t('duties.history')} gap="3">
      {versions.map(({ version, rules, effective_from: from, created_at: at }) => (
        <Disclosure key={version} summary={t('duties.version', { version })}>
          <Stack gap="2">
            <Text size="sm" tone="muted">
              <LocalTime at={from ?? at} text={(time) => t(from ? 'duties.since' : 'duties.first', { time })} />
            </Text>
            <Rules rules={rules} />
          </Stack>
        </Disclosure>
      ))}
    </Panel>
  );
};

const Country = ({ duty }: { duty: CountryDutyHistory }) => {
  const { t } = useTranslation('logistics-console');
  const { country } = useFormats();
  const toast = useToast();
  const mayEdit = holdsRole(useStaffMe()?.roles ?? [], updateDuty.roles);
  const [update] = useUpdateDutyMutation();
  const newest = Math.max(...duty.versions.map(({ version }) => version));
  const send = async (body: DutyChange) => {
    const result = await update({ params: { country: duty.country }, body, version: newest });
    if (result.data) toast.show(t('duties.saved'));
    return result;
  };
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('duties.of', { country: country(duty.country) })}
      </Heading>
      <Panel title={t('duties.inForce', { version: duty.version })} gap="3">
        <Rules rules={duty.rules} />
      </Panel>
      {mayEdit ? <DutyForm key={newest} rules={duty.rules} onSend={send} /> : null}
      <History versions={duty.versions} />
    </Stack>
  );
};

/** The charges of a country, with their sources and versions. */
export const Page = () => {
  const { t } = useTranslation('logistics-console');
  const { country = '' } = useParams();
  const { data, error, refetch } = useGetDutyHistoryQuery({ params: { country } });
  if (data) return <Country duty={data} />;
  if (error) return <LoadFailed error={error} title={t('duties.failed')} onRetry={() => void refetch()} />;
  return <DetailSkeleton label={t('loading')} />;
};
