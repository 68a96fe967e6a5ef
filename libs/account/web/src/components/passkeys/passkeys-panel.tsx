import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys, useListPasskeysQuery } from '@caravan/auth/api';
import { maxPasskeys, type Passkey } from '@caravan/auth/contract';
import { Button, Panel, Text, useHydrated } from '@caravan/ui-kit';
import { lazyPart, LoadFailed } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { PasskeyList } from './passkey-list.tsx';

const PasskeyDialog = lazyPart<{ onClose: () => void }>(
  async () => (await import('./passkey-dialog.tsx')).PasskeyDialog,
);

/** Below the list of passkeys. */
const AddPasskey = ({ items }: { items: readonly Passkey[] }) => {
  const { t } = useTranslation('account');
  const isHydrated = useHydrated();
  const [adding, setAdding] = useState(false);
  const note = (text: string) => (
    <Text size="sm" tone="ink2">
      {text}
    </Text>
  );
  if (items.length >= maxPasskeys) return note(t('passkeys.full', { max: maxPasskeys }));
  if (isHydrated && !hasPasskeys()) return note(t('passkeys.unsupported'));
  return (
    <div>
      <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
        {t('passkeys.add')}
      </Button>
      {adding ? <PasskeyDialog onClose={() => setAdding(false)} /> : null}
    </div>
  );
};

/** Adds, renames and removes the passkeys of the account. */
export const PasskeysPanel = () => {
  const { t } = useTranslation('account');
  const { data, isError, refetch } = useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: 5 });
  if (isError && !data)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton fields={1} />;
  const { items } = data;
  return (
    <Panel title={t('passkeys.title')} text={t('passkeys.text')}>
      {items.length ? <PasskeyList passkeys={items} /> : <Text tone="ink2">{t('passkeys.empty')}</Text>}
      <AddPasskey items={items} />
    </Panel>
  );
};
