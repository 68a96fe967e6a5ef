import { useTranslation } from 'react-i18next';
import { Stepper } from '@caravan/ui-kit';

interface PieceStepperProps {
  line: { name: string; spec: string };
  value: number;
  max: number;
  onChange: (pieces: number) => void;
}

/** How many pieces of a line a step is about. */
export const PieceStepper = ({ line: { name, spec }, value, max, onChange }: PieceStepperProps) => {
  const { t } = useTranslation('console-core');
  return (
    <Stepper
      label={spec ? t('pieces.of', { name, spec }) : name}
      value={value}
      min={0}
      max={max}
      decreaseLabel={t('pieces.fewer')}
      increaseLabel={t('pieces.more')}
      onChange={onChange}
    />
  );
};
