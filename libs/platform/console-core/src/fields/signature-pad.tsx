import { useRef, type PointerEvent } from 'react';
import { Button, Row, Stack, Text } from '@caravan/ui-kit';
import styles from './signature-pad.module.css';

/** The lines of a drawing: x and y by turns, whole numbers within its field. */
export type Strokes = readonly (readonly number[])[];

export interface SignaturePadProps {
  label: string;
  hint: string;
  clearLabel: string;
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
  /** The size of the field in the units of its lines. */
  width: number;
  height: number;
  /** The most lines, and the most points of each. */
  most: { strokes: number; points: number };
}

const between = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)));

/** A field to sign by finger, pen or mouse. Who cannot draw types a name beside it. */
export const SignaturePad = ({
  label,
  hint,
  clearLabel,
  strokes,
  onChange,
  width,
  height,
  most,
}: SignaturePadProps) => {
  // A drag may move several times before React draws again.
  const drawn = useRef<number[] | null>(null);
  const place = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): [x: number, y: number] => {
    const box = currentTarget.getBoundingClientRect();
    const scale = width / (box.width || width);
    return [between((clientX - box.left) * scale, width), between((clientY - box.top) * scale, height)];
  };
  const show = (line: readonly number[], before: Strokes): void => onChange([...before, line]);
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (strokes.length >= most.strokes) return;
    drawn.current = place(event);
    show([...drawn.current], strokes);
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const line = drawn.current;
    if (!line || line.length >= 2 * most.points) return;
    const [x, y] = place(event);
    const [lastX = x, lastY = y] = line.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) < 4) return;
    line.push(x, y);
    show([...line], strokes.slice(0, -1));
  };
  const end = (): void => {
    drawn.current = null;
  };
  return (
    <Stack gap="1">
      <Text weight="medium">{label}</Text>
      <svg
        role="img"
        aria-label={label}
        className={styles.field}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
      >
        {strokes.map((line, index) => (
          <polyline
            key={index}
            className={styles.line}
            points={(line.length > 2 ? line : [...line, ...line]).join(' ')}
          />
        ))}
      </svg>
      <Row justify="between" wrap>
        <Text size="sm" tone="muted">
          {hint}
        </Text>
        <Button size="sm" variant="ghost" disabled={!strokes.length} onClick={() => onChange([])}>
          {clearLabel}
        </Button>
      </Row>
    </Stack>
  );
};
