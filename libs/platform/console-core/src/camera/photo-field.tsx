import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, PhotoStrip, Row, Spinner, Stack, Text, Viewfinder } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { CameraOverlay } from './camera-overlay.tsx';
import { captureFrame } from './shrink-picture.ts';
import { useCamera } from './use-camera.ts';
import type { Photos } from './use-photos.ts';

/** For the printed command `photo`. */
export interface PhotoFieldHandle {
  /** Opens the camera; if it is open, takes a photo. */
  shoot: () => void;
}

export interface PhotoFieldProps {
  photos: Photos;
  /** For the printed command: `ref.current?.shoot()`. */
  ref?: Ref<PhotoFieldHandle>;
  /** Reads the picture of the camera; tests replace it. */
  capture?: (video: HTMLVideoElement) => Promise<Blob>;
}

interface PhotoCameraProps {
  ref: Ref<PhotoFieldHandle>;
  onPhoto: (photo: Blob) => void;
  onDone: () => void;
  capture: (video: HTMLVideoElement) => Promise<Blob>;
}

const PhotoCamera = ({ ref, onPhoto, onDone, capture }: PhotoCameraProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { videoRef, state, retry } = useCamera();
  const shoot = (): void => {
    const video = videoRef.current;
    if (state !== 'on' || !video) return;
    // A frame that cannot be read is reported as an unreadable photo.
    void capture(video).then(onPhoto, () => onPhoto(new Blob()));
  };
  useImperativeHandle(ref, () => ({ shoot }));
  return (
    <Viewfinder
      label={t('camera.label')}
      videoRef={videoRef}
      overlay={state === 'on' ? undefined : <CameraOverlay state={state} onRetry={retry} />}
      actions={
        <>
          <Button size="lg" icon="camera" disabled={state !== 'on'} onClick={shoot}>
            {t('photos.shoot')}
          </Button>
          <Button size="lg" variant="secondary" onClick={onDone}>
            {t('photos.done')}
          </Button>
        </>
      }
    />
  );
};

/** Takes photos or chooses files, and orders them. */
export const PhotoField = ({ photos, ref, capture = captureFrame }: PhotoFieldProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const camera = useRef<PhotoFieldHandle>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [retaken, setRetaken] = useState<string>();
  const count = photos.photos.length;
  const placeOf = (id: string) => ({ place: photos.photos.findIndex((photo) => photo.id === id) + 1, count });

  const open = (retakes?: string): void => {
    setRetaken(retakes);
    setOpen(true);
  };
  const take = (photo: Blob): void => {
    setRetaken(undefined);
    // A photo that was taken again is done; the camera stays open for a series.
    if (retaken !== undefined) setOpen(false);
    void photos.add([photo], retaken);
  };
  useImperativeHandle(ref, () => ({ shoot: () => (isOpen ? camera.current?.shoot() : open()) }));

  return (
    <Stack gap="4" role="group" aria-label={t('photos.label')}>
      {isOpen ? <PhotoCamera ref={camera} capture={capture} onPhoto={take} onDone={() => setOpen(false)} /> : null}
      <Row gap="3" wrap>
        {isOpen ? null : (
          <Button variant="secondary" size="lg" icon="camera" onClick={() => open()}>
            {t('photos.take')}
          </Button>
        )}
        <Button variant="secondary" size="lg" icon="upload" onClick={() => chooser.current?.click()}>
          {t('photos.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('photos.choose')}
          onChange={({ currentTarget }) => {
            void photos.add([...(currentTarget.files ?? [])]);
            // The same file can be chosen again after it was removed.
            currentTarget.value = '';
          }}
        />
      </Row>
      <div role="status">
        {photos.preparing ? (
          <Row gap="2">
            <Spinner />
            <Text>{t('photos.preparing')}</Text>
          </Row>
        ) : null}
      </div>
      {photos.problems.map((problem) => (
        <Banner key={problem} tone="danger" live="alert">
          {problem}
        </Banner>
      ))}
      {count > 0 ? (
        <PhotoStrip
          label={t('photos.label')}
          photos={photos.photos.map(({ id, url }) => ({ id, src: url, alt: t('photos.photo', placeOf(id)) }))}
          texts={{
            earlier: ({ id }) => t('photos.earlier', placeOf(id)),
            later: ({ id }) => t('photos.later', placeOf(id)),
            remove: ({ id }) => t('photos.remove', placeOf(id)),
            retake: ({ id }) => t('photos.retake', placeOf(id)),
          }}
          onMove={photos.move}
          onRemove={photos.remove}
          onRetake={open}
        />
      ) : null}
    </Stack>
  );
};
