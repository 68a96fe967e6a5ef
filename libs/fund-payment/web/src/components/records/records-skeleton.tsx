import { useTranslation } from 'react-i18next';
import { CardPart, Loading, Skeleton, Stack } from '@caravan/ui-kit';

export const RecordsSkeleton = () => {
  const { t } = useTranslation('fund-payment');
  return (
    <CardPart>
      <Loading label={t('fund.loading')}>
        <Stack gap="4">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} shape="control" />
          ))}
        </Stack>
      </Loading>
    </CardPart>
  );
};
