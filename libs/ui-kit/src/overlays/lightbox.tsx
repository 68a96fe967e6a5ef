import { onDemand } from './on-demand.tsx';

export interface LightboxPicture {
  /** Address of the large picture. */
  src: string;
  alt: string;
}

export interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** The index of the shown picture; undefined while closed. */
  index: number | undefined;
  onMove: (index: number) => void;
  onClose: () => void;
  texts: {
    label: string;
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    /** Announced when the picture changes: "2 of 5". */
    position: (place: number, count: number) => string;
  };
}

/** Pictures over the whole window: arrow keys move, Enter or a click zooms, Esc closes. */
export const Lightbox = /* @__PURE__ */ onDemand<LightboxProps>(
  async () => (await import('./lightbox-part.tsx')).LightboxPart,
  ({ index }) => index !== undefined,
);
