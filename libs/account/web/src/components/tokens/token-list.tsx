import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeApiTokenMutation } from '@caravan/auth/api';
import type { ApiToken } from '@caravan/auth/contract';
import { Badge, Button, Icon, NoticeDialog, Row, Stack, Text } from '@caravan/ui-kit';
import { doubleClickMs, LocalTime, useSingleFlight, useToast } from '@caravan/web-core';
import { FactRow } from '../panel/fact-row.tsx';

interface TokenItemProps {
  token: ApiToken;
  onRevoke: () => void;
}

const TokenItem = ({ token, onRevoke }: TokenItemProps) => {
  const { t } = useTranslation('account');
  const { name, scopes, ending, expired, made_at: madeAt, last_used_at: usedAt, expires_at: expiresAt } = token;
  return (
    <Row as="li" gap="3" align="start">
      <Icon name="lock" />
      <FactRow
        action={
          <Button size="sm" variant="ghost" icon="trash" aria-label={t('tokens.revokeOf', { name })} onClick={onRevoke}>
            {t('tokens.revoke')}
          </Button>
        }
      >
        <Stack gap="1">
          <Row gap="2" wrap>
            <Text as="span" weight="medium">
              {name}
            </Text>
            <Text as="span" size="sm" tone="muted" numeric>
              {t('tokens.ending', { ending })}
            </Text>
            {expired ? <Badge tone="warning">{t('tokens.expired')}</Badge> : null}
          </Row>
          <Row gap="2" wrap>
            <Text as="span" size="sm">
              {t('tokens.reads')}
            </Text>
            {scopes.map((scope) => (
              <Badge key={scope}>{t(`tokens.scope.${scope}`)}</Badge>
            ))}
          </Row>
          <Text size="sm" tone="muted" numeric>
            <LocalTime at={madeAt} text={(at) => t('tokens.madeAt', { at })} />
          </Text>
          <Text size="sm" tone="muted" numeric>
            <LocalTime at={expiresAt} text={(at) => t('tokens.until', { at })} />
          </Text>
          <Text size="sm" tone="muted" numeric>
            {usedAt ? <LocalTime at={usedAt} text={(at) => t('tokens.usedAt', { at })} /> : t('tokens.neverUsed')}
          </Text>
        </Stack>
      </FactRow>
    </Row>
  );
};

/** The tokens of the account; each is revoked after a question. */
export const TokenList = ({ tokens }: { tokens: readonly ApiToken[] }) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [asked, setAsked] = useState<ApiToken>();
  const [revoke] = useRevokeApiTokenMutation();
  const revokeToken = useSingleFlight(
    async (id: string) => {
      const { error } = await revoke({ params: { id } });
      if (!error) toast.show(t('tokens.revoked'));
    },
    doubleClickMs,
    ([id], [last]) => id === last,
  );
  return (
    <>
      <Stack as="ul" gap="4">
        {tokens.map((token) => (
          <TokenItem key={token.id} token={token} onRevoke={() => setAsked(token)} />
        ))}
      </Stack>
      <NoticeDialog
        open={asked !== undefined}
        type="warning"
        danger
        title={t('tokens.revokeTitle')}
        text={t('tokens.revokeText', { name: asked?.name ?? '' })}
        confirmLabel={t('tokens.revokeYes')}
        cancelLabel={t('cancel')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void revokeToken(asked.id)}
      />
    </>
  );
};
