import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListHaulImportsQuery, useRemoveHaulImportMutation } from '@caravan/haul/api';
import type { HaulImport } from '@caravan/haul/contract';
import { Button, ButtonLink, Card, Heading, NoticeDialog, Panel, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, LocalDay, useFormats, useSingleFlight, useToast } from '@caravan/web-core';
import { importedHref } from '../lib/imported-view.ts';

/** One imported archive: what it has, and how to open or remove it. */
const ImportCard = ({ found }: { found: HaulImport }) => {
  const { t } = useTranslation('haul');
  const { number } = useFormats();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveHaulImportMutation();
  const shop = found.shop_name;
  const removeIt = useSingleFlight(async () => {
    const { error } = await remove({ params: { id: found.id } });
    if (!error) toast.show(t('imports.removed'));
  });
  const counts = {
    orders: number(found.orders),
    packages: number(found.packages),
    photos: number(found.photos),
  };
  return (
    <Card as="article" aria-label={shop}>
      <Stack gap="3">
        <Stack gap="1">
          <Heading level={3} size="sm">
            {shop}
          </Heading>
          <Text size="sm" tone="muted">
            {found.shop_url}
          </Text>
          <Text size="sm" tone="muted">
            <LocalDay at={found.exported_at} text={(date) => t('imports.exported', { date })} />
            {' · '}
            <LocalDay at={found.imported_at} text={(date) => t('imports.imported', { date })} />
          </Text>
          <Text size="sm">{t('imports.content', counts)}</Text>
          {found.photos_pending ? (
            <Text size="sm" tone="muted">
              {t('imports.pending')}
            </Text>
          ) : null}
        </Stack>
        <Row gap="3" wrap>
          <ButtonLink
            to={importedHref({ id: found.id, part: 'orders' })}
            variant="secondary"
            size="sm"
            aria-label={t('imports.openOf', { shop })}
          >
            {t('imports.open')}
          </ButtonLink>
          <Button
            variant="ghost"
            size="sm"
            icon="trash"
            busy={isLoading}
            aria-label={t('imports.removeOf', { shop })}
            onClick={() => setAsking(true)}
          >
            {t('imports.remove')}
          </Button>
        </Row>
      </Stack>
      <NoticeDialog
        open={isAsking}
        type="warning"
        danger
        title={t('imports.confirmTitle')}
        text={t('imports.confirm')}
        confirmLabel={t('imports.remove')}
        cancelLabel={t('imports.cancel')}
        onClose={() => setAsking(false)}
        onConfirm={() => void removeIt()}
      />
    </Card>
  );
};

/** The archives of other shops that the shopper has imported. */
export const ImportsPanel = () => {
  const { t } = useTranslation('haul');
  const { data, isError, refetch } = useListHaulImportsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  if (isError && !data)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  return (
    <Panel title={t('imports.title')}>
      {data ? (
        <Stack gap="3">
          {data.items.length ? (
            data.items.map((found) => <ImportCard key={found.id} found={found} />)
          ) : (
            <Text tone="muted">{t('imports.none')}</Text>
          )}
        </Stack>
      ) : (
        <Skeleton />
      )}
    </Panel>
  );
};
