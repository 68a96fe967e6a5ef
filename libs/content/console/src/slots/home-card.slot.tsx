import type { FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useGetSetupQuery } from '@caravan/content/api/staff';
import { getSetup } from '@caravan/content/contract';
import { holdsRole } from '@caravan/kernel';
import { contentConsolePaths } from '@caravan/routes/console';
import type { HomeCardProps } from '@caravan/tasks/api';
import { ButtonLink, Panel, Row, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** Open items that the card names. */
const named = 3;

/** The set-up of the shop, until nothing of it is open; for those who may read it. */
export const Slot: FunctionComponent<HomeCardProps> = () => {
  const { t } = useTranslation('content-console');
  const { list } = useFormats();
  const mayRead = holdsRole(useStaffMe()?.roles ?? [], getSetup.roles);
  const { data } = useGetSetupQuery(undefined, {
    skip: !mayRead,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const items = data?.items ?? [];
  const open = items.filter(({ state }) => state === 'open');
  if (!open.length) return null;
  return (
    <Panel
      title={t('setup.card')}
      gap="3"
      aside={
        <Text size="sm" tone="muted" numeric>
          {t('setup.progress', { done: items.length - open.length, count: items.length })}
        </Text>
      }
    >
      <Row gap="3" justify="between" wrap>
        <Text>
          {t('setup.next', {
            items: list(open.slice(0, named).map(({ item }) => t(`setup.items.${item}.title`))),
          })}
        </Text>
        <ButtonLink size="sm" variant="secondary" to={contentConsolePaths.setup.href()}>
          {t('setup.goOn')}
        </ButtonLink>
      </Row>
    </Panel>
  );
};
