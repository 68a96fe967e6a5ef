import { useTranslation } from 'react-i18next';
import { textsFact, type QueueTask } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Banner, ButtonLink, Row } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** The numbers of goods that keep a package from being packed. */
export interface GoodsHeldBack {
  failed: readonly string[];
  missing: readonly string[];
}

export const heldBackOf = (task: QueueTask): GoodsHeldBack => ({
  failed: textsFact(task, 'failed'),
  missing: textsFact(task, 'missing'),
});

/** Marks a package that cannot be packed yet. */
export const HeldBackMarks = ({ failed, missing }: GoodsHeldBack) => {
  const { t } = useTranslation('warehouse-packages-console');
  if (!failed.length && !missing.length) return null;
  return (
    <Row gap="2" wrap>
      {failed.length ? <Badge tone="danger">{t('heldBack.failed', { count: failed.length })}</Badge> : null}
      {missing.length ? <Badge tone="warning">{t('heldBack.missing', { count: missing.length })}</Badge> : null}
    </Row>
  );
};

/** Names the goods of a package that a count did not find, and leads to the search for them. */
export const MissingGoods = ({ numbers }: { numbers: readonly string[] }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { list } = useFormats();
  if (!numbers.length) return null;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink variant="secondary" to={warehouseConsolePaths.shelf.href({ only: 'missing' })}>
          {t('heldBack.search')}
        </ButtonLink>
      }
    >
      {t('heldBack.missingText', { numbers: list([...numbers]) })}
    </Banner>
  );
};
