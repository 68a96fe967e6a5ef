import { useTranslation } from 'react-i18next';
import { Button, Spinner, Text } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import type { CameraState } from './use-camera.ts';

export interface CameraOverlayProps {
  state: Exclude<CameraState, 'on'> | 'noReader';
  onRetry: () => void;
}

/** Shown instead of the picture: that the camera starts, or why it does not and what to do. */
export const CameraOverlay = ({ state, onRetry }: CameraOverlayProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  if (state === 'starting') {
    return (
      <div role="status">
        <Spinner size="lg" />
        <Text>{t('camera.starting')}</Text>
      </div>
    );
  }
  const canRetry = state !== 'missing' && state !== 'insecure';
  return (
    <>
      <div role="alert">
        <Text>{t(`camera.${state}`)}</Text>
      </div>
      {canRetry ? (
        <Button variant="secondary" icon="refresh" onClick={onRetry}>
          {t('camera.again')}
        </Button>
      ) : null}
    </>
  );
};
