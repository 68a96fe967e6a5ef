import { useEffect, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dragCrop, type Crop } from '../../lib/crop.ts';
import { avatarSide, drawSquare } from '../../lib/cut-square.ts';
import styles from './crop.module.css';

export interface CropCanvasProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The cropped square, with a ring that shows the visible part; the picture is dragged inside it. */
export const CropCanvas = ({ bitmap, crop, onChange }: CropCanvasProps) => {
  const { t } = useTranslation('account');
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, bitmap, crop);
  }, [bitmap, crop]);

  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x: clientX, y: clientY };
  };
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const from = last.current;
    if (!from) return;
    last.current = { x: clientX, y: clientY };
    const { clientWidth } = currentTarget;
    onChange(dragCrop(bitmap, crop, { x: (clientX - from.x) / clientWidth, y: (clientY - from.y) / clientWidth }));
  };
  const drop = () => {
    last.current = undefined;
  };

  return (
    <div className={styles.window} onPointerDown={grab} onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={avatarSide}
        height={avatarSide}
        role="img"
        aria-label={t('avatar.preview')}
      />
    </div>
  );
};
