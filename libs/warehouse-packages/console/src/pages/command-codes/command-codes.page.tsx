import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useGetBoxSizesQuery } from '@caravan/content/api/staff';
import { updateBoxSizes } from '@caravan/content/contract';
import { commandCodes, formatSize, holdsRole, sizeCode } from '@caravan/kernel';
import { DetailSkeleton, Heading, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { PrintButton } from '../../components/print-button.tsx';
import { SizesForm } from './sizes-form.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('codes.title') });

/** The commands that stations scan from a sheet, and the shop's sizes among them. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { data, error, refetch } = useGetBoxSizesQuery(undefined);
  const maySet = holdsRole(useStaffMe()?.roles ?? [], updateBoxSizes.roles);
  if (error && !data) return <LoadFailed error={error} title={t('codes.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  const refs = [...Object.values(commandCodes), ...data.sizes.map(({ code }) => sizeCode(code))];
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={1} size="xl">
          {t('codes.title')}
        </Heading>
        <Text tone="muted">{t('codes.lead')}</Text>
      </Stack>
      <Row>
        <PrintButton
          labels={{ kind: 'command', refs, size: '60x40' }}
          text={t('codes.print', { count: refs.length })}
        />
      </Row>
      <Panel title={t('codes.sizes')} text={t('codes.sizesLead')}>
        {maySet ? (
          <SizesForm sizes={data} />
        ) : (
          <Stack as="ul" gap="1">
            {data.sizes.map(({ code, length_mm: length, width_mm: width, height_mm: height }) => (
              <li key={code}>
                <Text>
                  {code} · {formatSize(length, width, height)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Panel>
    </Stack>
  );
};
