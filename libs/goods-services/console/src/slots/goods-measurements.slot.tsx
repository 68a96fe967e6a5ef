import { useTranslation } from 'react-i18next';
import { useScale, useSteps } from '@caravan/console-core';
import { useMeasureGoodsMutation } from '@caravan/goods-services/api/staff';
import { type GoodsMeasurementsProps } from '@caravan/warehouse-packages/api/staff';
import { MeasureForm } from '../components/measure-form.tsx';

type MeasureSteps = { measure: { number: string; values: number[] } };

/** The forms for the measures of the goods on the table; what is recorded goes into the outbox of the station. */
export const Slot = ({ goods, typed, onTyped, onRecorded, say }: GoodsMeasurementsProps) => {
  const { t } = useTranslation(['goods-services-console', 'console-core']);
  const scale = useScale();
  const [measure] = useMeasureGoodsMutation();
  const steps = useSteps<MeasureSteps>({
    lane: 'check',
    senders: {
      measure: ({ number, values }, idempotencyKey) =>
        measure({ params: { number }, body: { values }, idempotencyKey }).unwrap(),
    },
    show: (tone, word, text) => say(tone === 'success' ? tone : 'danger', word, typeof text === 'string' ? text : ''),
  });
  if (!goods) return null;
  const record = async (number: string, values: number[]): Promise<void> => {
    try {
      await steps.add('measure', t('measure.step', { number: goods.number }), { number, values });
    } catch {
      return say('danger', t('station.notKept', { ns: 'console-core' }), goods.number);
    }
    onRecorded(number);
    say('success', t('measure.recorded'), goods.number);
  };
  return goods.measurements.map((measurement, index) => (
    <MeasureForm
      key={measurement.number}
      measurement={measurement}
      typed={typed[measurement.number]}
      scale={scale}
      autoFocus={index === 0}
      onTyped={(values) => onTyped(measurement.number, values)}
      onRecord={(values) => record(measurement.number, values)}
    />
  ));
};
