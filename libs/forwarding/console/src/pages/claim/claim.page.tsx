import { useTranslation } from 'react-i18next';
import { Heading, Stack } from '@caravan/ui-kit';
import { useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { WholeClaim } from '../../components/whole-claim.tsx';

export const meta = ({ t }: PageContext<'forwarding-console'>): PageMeta => ({ title: t('claims.one') });

/** One claim of a parcel without a code. */
export const Page = () => {
  const { t } = useTranslation('forwarding-console');
  const { id = '' } = useParams();
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('claims.one')}
      </Heading>
      <WholeClaim id={id} />
    </Stack>
  );
};
