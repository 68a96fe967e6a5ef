import { useTranslation } from 'react-i18next';
import { Card, CardPart, Loading, Skeleton, Stack } from '@caravan/ui-kit';

/** Has the height of a few messages. */
export const MessagesSkeleton = () => {
  const { t } = useTranslation('account');
  return (
    <Loading label={t('loading')}>
      <Card space="none">
        {[1, 2, 3, 4].map((row) => (
          <CardPart key={row} space="tight">
            <Stack gap="2">
              <Skeleton part="1-2" />
              <Skeleton part="1-4" />
            </Stack>
          </CardPart>
        ))}
      </Card>
    </Loading>
  );
};
