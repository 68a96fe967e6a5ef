import type { ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

export interface DialogProps {
  open: boolean;
  /** Called by Esc, the close button and a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** The close button, where “Close” says too little. */
  closeLabel?: string;
  /** 400, 560 or 880 px, never wider than the window. */
  size?: 'notice' | 'form' | 'wide';
  /** False if closing would lose data: then only Esc and the buttons close. */
  closesBeside?: boolean;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}

export type NoticeType = 'success' | 'warning' | 'error' | 'notice';

export interface NoticeDialogProps {
  open: boolean;
  type?: NoticeType;
  title?: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  /** Hidden for `notice`, or if undefined. */
  cancelLabel?: string;
  /** After either button and after Esc: the owner sets `open` to false. */
  onClose: () => void;
  onConfirm?: () => void;
  /** The cancel button and Esc. */
  onCancel?: () => void;
  /** The confirmed action destroys something. */
  danger?: boolean;
}

export interface DrawerProps {
  open: boolean;
  /** Called by Esc, the close button and a click outside the drawer. */
  onClose: () => void;
  /** The drawer's name for screen readers. */
  label: string;
  /** The close button, where “Close” says too little. */
  closeLabel?: string;
  /** Beside the close button. */
  head?: ReactNode;
  children: ReactNode;
}

const isOpen = ({ open }: { open: boolean }): boolean => open;

/** A modal dialog. The focus starts in its first field and returns afterwards. */
export const Dialog = /* @__PURE__ */ onDemand<DialogProps>(
  async () => (await import('./dialog-parts.tsx')).DialogPart,
  isOpen,
);

/** A message or a question; both buttons close it. */
export const NoticeDialog = /* @__PURE__ */ onDemand<NoticeDialogProps>(
  async () => (await import('./dialog-parts.tsx')).NoticePart,
  isOpen,
);

/** A modal sheet at the end of the window: the menu of a phone. */
export const Drawer = /* @__PURE__ */ onDemand<DrawerProps>(
  async () => (await import('./dialog-parts.tsx')).DrawerPart,
  isOpen,
);
