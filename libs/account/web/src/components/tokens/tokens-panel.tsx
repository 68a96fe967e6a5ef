import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListApiTokensQuery } from '@caravan/auth/api';
import { maxApiTokens } from '@caravan/auth/contract';
import { Button, Panel, Text } from '@caravan/ui-kit';
import { lazyPart, LoadFailed } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { TokenList } from './token-list.tsx';

const TokenDialog = lazyPart<{ onClose: () => void }>(async () => (await import('./token-dialog.tsx')).TokenDialog);

/** Makes and revokes the access tokens of the shopper's own programs. */
export const TokensPanel = () => {
  const { t } = useTranslation('account');
  const { data, isError, refetch } = useListApiTokensQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const [making, setMaking] = useState(false);
  if (isError && !data)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton fields={2} />;
  const { items } = data;
  const isFull = items.filter(({ expired }) => !expired).length >= maxApiTokens;
  return (
    <Panel title={t('tokens.title')} text={t('tokens.text')}>
      {items.length ? <TokenList tokens={items} /> : <Text tone="ink2">{t('tokens.empty')}</Text>}
      {isFull ? (
        <Text size="sm" tone="ink2">
          {t('tokens.full', { max: maxApiTokens })}
        </Text>
      ) : (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setMaking(true)}>
            {t('tokens.make')}
          </Button>
        </div>
      )}
      <Text size="sm" tone="muted" measure>
        {t('tokens.ends')}
      </Text>
      {making ? <TokenDialog onClose={() => setMaking(false)} /> : null}
    </Panel>
  );
};
