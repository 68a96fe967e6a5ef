/** Why there is no picture. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'insecure' | 'failed';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Explains a failure of `getUserMedia` to the clerk. */
export const cameraFaultOf = (error: unknown): CameraFault =>
  (error instanceof DOMException ? faults[error.name] : undefined) ?? 'failed';

/** Opens the camera at the back of a phone, otherwise any camera; throws what `cameraFaultOf` explains. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });

/** Browsers hide the camera from pages without https. */
export const hasCameraAccess = (): boolean => 'mediaDevices' in navigator && navigator.mediaDevices !== undefined;

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
