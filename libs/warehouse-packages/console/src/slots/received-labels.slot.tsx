import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintNotice, useDeviceSwitch, usePrint } from '@caravan/console-core';
import type { ReceivedLabelsProps } from '@caravan/procurement/api';
import { Button, Checkbox, Row, Stack } from '@caravan/ui-kit';
import { useCreatePrintMutation } from '@caravan/warehouse-packages/api/staff';

/** The labels of received goods: printed by themselves if this device is set so, and by a button. */
export const Slot = ({ receipts }: ReceivedLabelsProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [create] = useCreatePrintMutation();
  const print = usePrint();
  const [isAutomatic, setAutomatic] = useDeviceSwitch('prints-received');
  const seen = useRef(receipts.length);
  const last = receipts.at(-1) ?? [];
  const printLabels = (refs: readonly string[]): void =>
    void print.print(() => create({ body: { kind: 'item', refs: [...refs], size: '60x40' } }).unwrap());

  const printNew = useEffectEvent(() => {
    const added = receipts.slice(seen.current);
    seen.current = receipts.length;
    if (!isAutomatic) return;
    for (const refs of added) if (refs.length) printLabels(refs);
  });
  useEffect(() => printNew(), [receipts]);

  return (
    <Stack gap="2">
      <Row gap="4" wrap>
        <Checkbox
          label={t('received.automatic')}
          checked={isAutomatic}
          onChange={({ target }) => setAutomatic(target.checked)}
        />
        {last.length ? (
          <Button
            variant="secondary"
            icon="printer"
            busy={print.state === 'preparing'}
            onClick={() => printLabels(last)}
          >
            {t('shelf.print', { count: last.length })}
          </Button>
        ) : null}
      </Row>
      <PrintNotice print={print} />
    </Stack>
  );
};
