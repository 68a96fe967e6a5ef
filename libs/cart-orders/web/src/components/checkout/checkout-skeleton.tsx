import { useTranslation } from 'react-i18next';
import { Card, CardPart, Grid, Heading, Loading, Page, Row, Skeleton, Spinner, Stack, Text } from '@caravan/ui-kit';

const LineShape = () => (
  <Row gap="4" align="start">
    <Skeleton shape="thumb" />
    <Stack gap="2" align="stretch">
      <Skeleton part="3-4" />
      <Skeleton part="1-2" />
    </Stack>
  </Row>
);

/** The placeholder of a checkout with one shop, shown while the shops' prices are being read. */
export const CheckoutSkeleton = () => {
  const { t } = useTranslation('cart-orders');
  return (
    <Page>
      <Stack gap="6">
        <Heading level={1}>{t('checkout.title')}</Heading>
        <Loading label={t('checkout.loading')}>
          <Stack gap="6">
            <Row gap="2" aria-hidden="true">
              <Spinner size="sm" />
              <Text size="sm" tone="muted">
                {t('checkout.loading')}
              </Text>
            </Row>
            <Grid columns={{ base: 1, md: '2-1' }} align="start">
              <Card space="none">
                <CardPart>
                  <Skeleton shape="heading" part="1-3" />
                </CardPart>
                <CardPart>
                  <LineShape />
                </CardPart>
                <CardPart>
                  <LineShape />
                </CardPart>
              </Card>
              <Skeleton shape="card" />
            </Grid>
          </Stack>
        </Loading>
      </Stack>
    </Page>
  );
};
