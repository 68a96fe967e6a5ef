import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadAvatarMutation } from '@caravan/account/api';
import { Button, Dialog, Stack } from '@caravan/ui-kit';
import { useSingleFlight, useToast } from '@caravan/web-core';
import { maxZoom, wholeCrop, type Crop } from '../../lib/crop.ts';
import { cutSquare } from '../../lib/cut-square.ts';
import { CropCanvas } from './crop-canvas.tsx';
import { CropSlider } from './crop-slider.tsx';

export interface CropDialogProps {
  file: File;
  bitmap: ImageBitmap;
  onClose: () => void;
}

/** Chooses the square of a picture, by dragging or by sliders, which also work with a keyboard. */
export const CropDialog = ({ file, bitmap, onClose }: CropDialogProps) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [upload, { isLoading }] = useUploadAvatarMutation();
  const canMove = {
    x: crop.zoom > 1 || bitmap.width > bitmap.height,
    y: crop.zoom > 1 || bitmap.height > bitmap.width,
  };

  const save = useSingleFlight(async () => {
    const avatar = await cutSquare(bitmap, crop, file.type);
    if (!avatar) return;
    const { error } = await upload({ body: { avatar } });
    if (error) return;
    toast.show(t('avatar.saved'));
    onClose();
  });

  return (
    <Dialog
      open
      title={t('avatar.crop')}
      size="notice"
      closesBeside={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isLoading} onClick={() => void save()}>
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <CropCanvas bitmap={bitmap} crop={crop} onChange={setCrop} />
        <CropSlider
          label={t('avatar.zoom')}
          least={1}
          most={maxZoom}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <CropSlider
          label={t('avatar.x')}
          value={crop.x}
          disabled={!canMove.x}
          onChange={(x) => setCrop({ ...crop, x })}
        />
        <CropSlider
          label={t('avatar.y')}
          value={crop.y}
          disabled={!canMove.y}
          onChange={(y) => setCrop({ ...crop, y })}
        />
      </Stack>
    </Dialog>
  );
};
