import { Card, CardPart, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** Takes the room of a few letters. */
export const LettersSkeleton = () => {
  const t = useTexts('account');
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
