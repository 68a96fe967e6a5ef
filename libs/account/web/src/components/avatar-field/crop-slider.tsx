import { FieldShell } from '@caravan/ui-kit';
import styles from './crop.module.css';

export interface CropSliderProps {
  label: string;
  least?: number;
  most?: number;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A native slider; arrow keys move it. */
export const CropSlider = ({ label, least = 0, most = 1, value, disabled, onChange }: CropSliderProps) => (
  <FieldShell label={label}>
    {(control) => (
      <input
        {...control}
        type="range"
        className={styles.slider}
        min={least}
        max={most}
        step={(most - least) / 40}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    )}
  </FieldShell>
);
