import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import {
  goodsApi,
  useClearRecentLinksMutation,
  useListSavedQuery,
  useRemoveFavouritesMutation,
} from '@caravan/goods/api';
import { maxRecent } from '@caravan/goods/contract';
import { authPaths, goodsPaths } from '@caravan/routes';
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Page as Column,
  ParcelDrawing,
  Row,
  Stack,
  Text,
} from '@caravan/ui-kit';
import { load, LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { SavedList } from '../../components/saved-list/saved-list.tsx';
import { clearBrowserLinks, readBrowserLinks, type BrowserLink } from '../../saved/browser-links.ts';

export const loader = async ({ store }: PageContext): Promise<void> => {
  if (store.getState().session.isLogin)
    await load(store, goodsApi.endpoints.listSaved.initiate(undefined, { forceRefetch: true }));
};

export const meta = ({ t }: PageContext<'product'>): PageMeta => ({
  title: t('saved.title'),
  description: t('saved.description'),
  canonical: goodsPaths.saved.href(),
});

/** The page with the link search. */
const home = '/';

/** The links of this browser; the server knows none of them, so they appear after the first render. */
const useBrowserLinks = () => {
  const [links, setLinks] = useState<BrowserLink[]>([]);
  useEffect(() => setLinks(readBrowserLinks()), []);
  const clear = () => {
    clearBrowserLinks();
    setLinks([]);
  };
  return { links, clear };
};

/** Favourites and recent links. */
export const Page = () => {
  const { t } = useTranslation('product');
  const { isLogin } = useSession();
  const { data, isError, refetch } = useListSavedQuery(undefined, { skip: !isLogin });
  const [remove] = useRemoveFavouritesMutation();
  const [clearKept] = useClearRecentLinksMutation();
  const browser = useBrowserLinks();
  const recent = isLogin ? (data?.recent ?? []) : browser.links;
  const clear = () => {
    browser.clear();
    if (isLogin) void clearKept();
  };
  if (isError && !data)
    return (
      <Column>
        <LoadFailed title={t('saved.failed')} text={t('saved.failedText')} onRetry={() => void refetch()} />
      </Column>
    );
  return (
    <Column>
      <Stack gap="8">
        <Heading level={1}>{t('saved.title')}</Heading>
        <Stack gap="4" as="section">
          <Heading level={2} size="md">
            {t('saved.favourites')}
          </Heading>
          {isLogin ? null : (
            <Row gap="3" wrap>
              <Text tone="muted">{t('saved.loginFirst')}</Text>
              <ButtonLink
                to={authPaths.login.href({ next: goodsPaths.saved.href(), for: 'favourite' })}
                variant="secondary"
                size="sm"
              >
                {t('saved.login')}
              </ButtonLink>
            </Row>
          )}
          {isLogin && data?.favourites.length === 0 ? (
            <EmptyState
              drawing={<ParcelDrawing />}
              action={
                <ButtonLink to={home} variant="secondary">
                  {t('saved.find')}
                </ButtonLink>
              }
            >
              {t('saved.noFavourites')}
            </EmptyState>
          ) : null}
          <SavedList items={data?.favourites ?? []} onRemove={({ id }) => void remove({ body: { ids: [id] } })} />
        </Stack>
        <Stack gap="4" as="section">
          <Row gap="3" justify="between" wrap>
            <Heading level={2} size="md">
              {t('saved.recent')}
            </Heading>
            {recent.length > 0 ? (
              <Button variant="ghost" size="sm" icon="trash" onClick={clear}>
                {t('saved.clear')}
              </Button>
            ) : null}
          </Row>
          <Text size="sm" tone="muted" measure>
            {t(isLogin ? 'saved.privacyAccount' : 'saved.privacyBrowser', { max: maxRecent })}
          </Text>
          {recent.length === 0 && (!isLogin || data) ? <Text tone="muted">{t('saved.noRecent')}</Text> : null}
          <SavedList items={recent} />
        </Stack>
      </Stack>
    </Column>
  );
};
