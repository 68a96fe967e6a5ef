import { useTranslation } from 'react-i18next';
import type { Setup, SetupItem } from '@caravan/content/contract';
import {
  authConsolePaths,
  contentConsolePaths,
  forwardingConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';
import { Button, ButtonLink, CardPart, Grow, Heading, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { TestMail } from './test-mail.tsx';

/** Where an item of the set-up is done. What is set on the server, and what is done in the shop, has no page here. */
const setupPages: Readonly<Partial<Record<SetupItem, string>>> = {
  name: contentConsolePaths.website.href(),
  logo: contentConsolePaths.website.href(),
  company: contentConsolePaths.company.href(),
  shipping: warehouseConsolePaths.methods.href(),
  rates: contentConsolePaths.rates.href(),
  staff: authConsolePaths.staff.href(),
  bins: warehouseConsolePaths.bins.href(),
  labels: warehouseConsolePaths.bins.href(),
  own_parcels: forwardingConsolePaths.warehouses.href(),
  pages: contentConsolePaths.features.href(),
};

export interface SetupRowProps {
  entry: Setup['items'][number];
  busy: boolean;
  /** Leaves an open item out, or takes it up again. */
  onSkip: () => void;
}

const tones = { open: 'warning', done: 'success', skipped: 'neutral' } as const;

export const SetupRow = ({ entry: { item, state, parts, link }, busy, onSkip }: SetupRowProps) => {
  const { t } = useTranslation('content-console');
  const title = t(`setup.items.${item}.title`);
  const page = setupPages[item];
  const target = page === undefined ? link && { href: link, newTab: true } : { to: page };
  return (
    <CardPart as="li">
      <Row gap="3" align="start" justify="between" wrap>
        <Grow least="240">
          <Stack gap="2" align="start">
            <Row gap="2" wrap>
              <Heading level={2} size="sm">
                {title}
              </Heading>
              <StatusBadge tone={tones[state]}>{t(`setup.states.${state}`)}</StatusBadge>
            </Row>
            <Text size="sm" tone="muted" measure>
              {t(`setup.items.${item}.text`)}
            </Text>
            {parts.length > 0 && (
              <Row gap="2" wrap>
                {parts.map(({ part, ready }) => (
                  <StatusBadge key={part} tone={ready ? 'success' : 'neutral'}>
                    {t(ready ? 'setup.ready' : 'setup.missing', { part: t(`setup.parts.${part}`) })}
                  </StatusBadge>
                ))}
              </Row>
            )}
            {item === 'mail' && <TestMail />}
          </Stack>
        </Grow>
        <Row gap="2" wrap>
          {state === 'done' ? null : (
            <Button
              size="sm"
              variant="ghost"
              busy={busy}
              aria-label={t(state === 'skipped' ? 'setup.resumeOf' : 'setup.skipOf', { title })}
              onClick={onSkip}
            >
              {t(state === 'skipped' ? 'setup.resume' : 'setup.skip')}
            </Button>
          )}
          {target ? (
            <ButtonLink size="sm" variant="secondary" aria-label={t('setup.openOf', { title })} {...target}>
              {t('setup.open')}
            </ButtonLink>
          ) : null}
        </Row>
      </Row>
    </CardPart>
  );
};
