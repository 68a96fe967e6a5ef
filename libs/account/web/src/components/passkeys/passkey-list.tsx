import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemovePasskeyMutation } from '@caravan/auth/api';
import type { Passkey } from '@caravan/auth/contract';
import { Badge, Button, Grow, Icon, NoticeDialog, Row, Stack, Text } from '@caravan/ui-kit';
import { doubleClickMs, lazyPart, LocalTime, useSingleFlight, useToast } from '@caravan/web-core';
import { FactRow } from '../panel/fact-row.tsx';
import type { PasskeyNameDialogProps } from './passkey-name-dialog.tsx';

const PasskeyNameDialog = lazyPart<PasskeyNameDialogProps>(
  async () => (await import('./passkey-name-dialog.tsx')).PasskeyNameDialog,
);

interface PasskeyItemProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

const PasskeyItem = ({ passkey, onRename, onRemove }: PasskeyItemProps) => {
  const { t } = useTranslation('account');
  const { name, synced, made_at: madeAt, last_used_at: usedAt } = passkey;
  const action = { size: 'sm', variant: 'ghost' } as const;
  return (
    <Row as="li" gap="3" align="start">
      <Icon name="shield" />
      <Grow least="240">
        <FactRow
          action={
            <Row gap="1" wrap>
              <Button {...action} icon="edit" aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
                {t('passkeys.rename')}
              </Button>
              <Button {...action} icon="trash" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
                {t('passkeys.remove')}
              </Button>
            </Row>
          }
        >
          <Stack gap="1">
            <Row gap="2" wrap>
              <Text as="span" weight="medium">
                {name}
              </Text>
              {synced ? <Badge>{t('passkeys.synced')}</Badge> : null}
            </Row>
            <Text size="sm" tone="muted" numeric>
              <LocalTime at={madeAt} text={(at) => t('passkeys.madeAt', { at })} />
            </Text>
            <Text size="sm" tone="muted" numeric>
              {usedAt ? <LocalTime at={usedAt} text={(at) => t('passkeys.usedAt', { at })} /> : t('passkeys.neverUsed')}
            </Text>
          </Stack>
        </FactRow>
      </Grow>
    </Row>
  );
};

/** The passkeys of the account; each is removed after a question. */
export const PasskeyList = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [renamed, setRenamed] = useState<Passkey>();
  const [asked, setAsked] = useState<Passkey>();
  const [remove] = useRemovePasskeyMutation();
  const removePasskey = useSingleFlight(
    async (id: string) => {
      const { error } = await remove({ params: { id } });
      if (!error) toast.show(t('passkeys.removed'));
    },
    doubleClickMs,
    ([id], [last]) => id === last,
  );
  return (
    <>
      <Stack as="ul" gap="4">
        {passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenamed(passkey)}
            onRemove={() => setAsked(passkey)}
          />
        ))}
      </Stack>
      {renamed ? <PasskeyNameDialog passkey={renamed} onClose={() => setRenamed(undefined)} /> : null}
      <NoticeDialog
        open={asked !== undefined}
        type="warning"
        danger
        title={t('passkeys.removeTitle')}
        text={t('passkeys.removeText', { name: asked?.name ?? '' })}
        confirmLabel={t('passkeys.removeYes')}
        cancelLabel={t('cancel')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void removePasskey(asked.id)}
      />
    </>
  );
};
