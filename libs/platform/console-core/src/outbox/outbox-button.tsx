import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { LocalTime, useOnline } from '@caravan/web-core';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { useOutbox } from './outbox-context.tsx';
import type { OutboxEntry } from './outbox-store.ts';

/** A station's part in the list of steps that the server did not accept. */
export interface ParkedSteps {
  /** Shows what was entered; nothing for the steps of other stations. */
  Details: ComponentType<{ entry: OutboxEntry }>;
  /** Opens the step again, so that it can be changed; undefined for a step that cannot be changed. */
  mend: (entry: OutboxEntry) => (() => void) | undefined;
}

interface ParkedEntryProps {
  entry: OutboxEntry;
  Details: ParkedSteps['Details'] | undefined;
  onMend: (() => void) | undefined;
  onRetry: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

const ParkedEntry = ({ entry, Details, onMend, onRetry, onDiscard }: ParkedEntryProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { parked } = entry;
  return (
    <Stack as="li" gap="2">
      <Text weight="medium">{entry.title}</Text>
      {Details ? <Details entry={entry} /> : null}
      <Text size="sm" tone="danger">
        {parked?.kind === 'refused' ? parked.message : t('outbox.tooOld')}
      </Text>
      {parked?.kind === 'refused' && parked.by !== undefined ? (
        <Text size="sm">
          {t('outbox.by', { name: parked.by })}
          {parked.at === undefined ? null : <LocalTime at={parked.at} text={(time) => ` · ${time}`} />}
        </Text>
      ) : null}
      <Row gap="2" wrap>
        {onMend ? <Button onClick={onMend}>{t('outbox.mend')}</Button> : null}
        <Button variant="secondary" onClick={() => void onRetry()}>
          {t('outbox.retry')}
        </Button>
        <Button variant="ghost" onClick={() => void onDiscard()}>
          {t('outbox.discard')}
        </Button>
      </Row>
    </Stack>
  );
};

/**
 * The steps that this device has still to send, and those that the server did not accept; nothing while all is sent.
 */
export const OutboxButton = ({ steps }: { steps?: ParkedSteps | undefined }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const outbox = useOutbox();
  const { elsewhere, broken, retry, discard } = outbox;
  const pending = outbox.waiting.filter((entry) => !elsewhere.includes(entry)).length;
  const parked = outbox.parked.filter((entry) => !elsewhere.includes(entry));
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <span role="status">
        {pending > 0 || !isOnline ? (
          <StatusBadge tone={isOnline ? 'info' : 'warning'} icon={isOnline ? 'upload' : 'offline'}>
            {pending > 0 ? t('outbox.waiting', { count: pending }) : t('outbox.offline')}
          </StatusBadge>
        ) : null}
      </span>
      {parked.length > 0 ? (
        <Button variant="danger" size="sm" icon="warning" onClick={() => setOpen(true)}>
          {t('outbox.parked', { count: parked.length })}
        </Button>
      ) : null}
      {broken ? (
        <Banner tone="warning" live="alert">
          {t('outbox.broken')}
        </Banner>
      ) : null}
      <Dialog open={isOpen && parked.length > 0} onClose={close} title={t('outbox.title')}>
        <Stack gap="4">
          <Text tone="muted">{t('outbox.lead')}</Text>
          <Stack as="ul" gap="6">
            {parked.map((entry) => {
              const mend = steps?.mend(entry);
              return (
                <ParkedEntry
                  key={entry.id}
                  entry={entry}
                  Details={steps?.Details}
                  onMend={
                    mend &&
                    (() => {
                      close();
                      mend();
                    })
                  }
                  onRetry={() => retry(entry.id)}
                  onDiscard={() => discard(entry.id)}
                />
              );
            })}
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
};
