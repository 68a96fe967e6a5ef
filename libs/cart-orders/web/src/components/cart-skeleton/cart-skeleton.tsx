import { Card, CardPart, Heading, Loading, Page, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import styles from './cart-skeleton.module.css';

const LineSkeleton = () => (
  <div className={styles.line}>
    <Skeleton shape="thumb" />
    <Stack gap="2">
      <Skeleton part="3-4" />
      <Skeleton part="1-2" />
    </Stack>
    <Skeleton shape="control" />
  </div>
);

/** The shape of a cart of one shop with two lines. */
export const CartSkeleton = () => {
  const t = useTexts('cart-orders');
  return (
    <Page>
      <Stack gap="6">
        <Heading level={1}>{t('title')}</Heading>
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
