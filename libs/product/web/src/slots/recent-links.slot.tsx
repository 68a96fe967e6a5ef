import { useTranslation } from 'react-i18next';
import { goodsApi, useListSavedQuery } from '@caravan/goods/api';
import { goodsPaths } from '@caravan/routes';
import { Heading, Link, Row, Section, Stack } from '@caravan/ui-kit';
import { load, type PageContext } from '@caravan/web-core';
import { SavedList } from '../components/saved-list/saved-list.tsx';

/** The home page has room for these. */
const most = 3;

export const loader = async ({ store }: Pick<PageContext, 'store'>): Promise<void> => {
  await load(store, goodsApi.endpoints.listSaved.initiate());
};

/** The products that the shopper looked up last; nothing without any. */
export const Slot = () => {
  const { t } = useTranslation('product');
  const { data } = useListSavedQuery();
  if (!data?.recent.length) return null;
  return (
    <Section aria-label={t('saved.recent')}>
      <Stack gap="4">
        <Row justify="between" wrap gap="3">
          <Heading level={2} size="lg">
            {t('saved.recent')}
          </Heading>
          <Link to={goodsPaths.saved.href()}>{t('saved.title')}</Link>
        </Row>
        <SavedList items={data.recent.slice(0, most)} />
      </Stack>
    </Section>
  );
};
