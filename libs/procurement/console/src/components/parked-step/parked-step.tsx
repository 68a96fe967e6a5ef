import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '@caravan/console-core';
import { Stack, Text } from '@caravan/ui-kit';
import { receiveStepOf, type KeepStep, type ReceiptStep } from '../../lib/use-receive-steps.ts';

const Receipt = ({ parcel, body }: ReceiptStep) => {
  const { t } = useTranslation('procurement-console');
  return body.lines.map((line) => (
    <Text key={line.line_id} as="li" size="sm" numeric>
      {[
        t('receive.lineOf', {
          name: parcel.lines.find(({ line_id }) => line_id === line.line_id)?.name ?? '',
          count: line.quantity,
        }),
        `${line.weight_g} g`,
        `${line.length_mm} × ${line.width_mm} × ${line.height_mm} mm`,
        line.bin,
        line.note,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  ));
};

const Kept = ({ body, photos }: KeepStep) => {
  const { t } = useTranslation('procurement-console');
  const facts = [`${body.weight_g} g`, body.bin, body.carrier, body.note, t('keep.photos', { count: photos.length })];
  return (
    <Text as="li" size="sm" numeric>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
};

/** The entries of a step that the server did not accept. */
export const ParkedStep = ({ entry }: { entry: OutboxEntry }) => {
  const step = receiveStepOf(entry);
  if (!step || step.kind === 'receive.photos') return null;
  return (
    <Stack as="ul" gap="1">
      {step.kind === 'receive.receipt' ? <Receipt {...step.payload} /> : <Kept {...step.payload} />}
    </Stack>
  );
};
