import { useEffect, useRef, useState } from 'react';

export type PictureState = 'loading' | 'shown' | 'failed';

/** The state of a picture, also of one that loaded or failed before hydration. */
export const usePictureState = (src: string | undefined) => {
  const ref = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState<{ src: string | undefined; state: PictureState }>();

  useEffect(() => {
    const picture = ref.current;
    if (picture?.complete && picture.currentSrc)
      setSettled({ src, state: picture.naturalWidth > 0 ? 'shown' : 'failed' });
  }, [src]);

  const unsettled: PictureState = src ? 'loading' : 'failed';
  return {
    state: settled?.src === src && src ? (settled?.state ?? unsettled) : unsettled,
    handlers: {
      ref,
      onLoad: () => setSettled({ src, state: 'shown' }),
      onError: () => setSettled({ src, state: 'failed' }),
    },
  };
};
