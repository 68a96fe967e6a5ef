import { onDemand } from './on-demand.tsx';

export interface LightboxPicture {
  /** Address of the large picture. */
  src: string;
  alt: string;
}

export interface LightboxProps {
  /** The name of the dialog for screen readers. */
  label: string;
  pictures: readonly LightboxPicture[];
  /** The index of the shown picture; undefined while closed. */
  index: number | undefined;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Pictures over the whole window: arrow keys move, Enter or a click zooms, Esc closes. */
export const Lightbox = /* @__PURE__ */ onDemand<LightboxProps>(
  async () => (await import('./lightbox-part.tsx')).LightboxPart,
  ({ index }) => index !== undefined,
);
