import { useTranslation } from 'react-i18next';
import { Card, CardPart, Heading, Loading, Page, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { LineCaptions } from '../cart-line/line-captions.tsx';
import { LineSkeleton } from '../cart-line/line-skeleton.tsx';

/** The placeholder of a cart with one shop and two lines. */
export const CartSkeleton = () => {
  const { t } = useTranslation('cart-orders');
  return (
    <Page>
      <Stack gap="4">
        <Heading level={1}>{t('title')}</Heading>
        <LineCaptions />
        <Loading label={t('loading')}>
          <Card space="none">
            <CardPart>
              <Skeleton shape="heading" part="1-3" />
            </CardPart>
            <CardPart>
              <LineSkeleton />
            </CardPart>
            <CardPart>
              <LineSkeleton />
            </CardPart>
            <CardPart>
              <Row justify="end">
                <Skeleton part="1-4" />
              </Row>
            </CardPart>
          </Card>
        </Loading>
      </Stack>
    </Page>
  );
};
