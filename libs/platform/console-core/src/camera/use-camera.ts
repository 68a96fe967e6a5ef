import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { cameraFaultOf, closeCamera, hasCameraAccess, openCamera, type CameraFault } from './camera-stream.ts';

export type CameraState = 'starting' | 'on' | CameraFault;

export interface Camera {
  videoRef: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  retry: () => void;
}

/** Shows the camera's picture in a video while the component is shown, and lets the camera go afterwards. */
export const useCamera = (): Camera => {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const fail = (error: unknown): void => {
      if (!gone) setState(cameraFaultOf(error));
    };
    const start = async (): Promise<void> => {
      if (!hasCameraAccess()) {
        setState('insecure');
        return;
      }
      setState('starting');
      stream = await openCamera();
      const video = videoRef.current;
      // The component went while the browser asked for permission.
      if (gone || !video) {
        closeCamera(stream);
        return;
      }
      for (const track of stream.getTracks()) track.addEventListener('ended', () => fail(undefined));
      video.srcObject = stream;
      await video.play();
      if (!gone) setState('on');
    };
    start().catch(fail);
    return () => {
      gone = true;
      if (stream) closeCamera(stream);
    };
  }, [attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { videoRef, state, retry };
};
