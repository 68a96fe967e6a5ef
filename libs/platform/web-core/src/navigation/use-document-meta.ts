import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/use-texts.ts';
import type { FrameFeature, PageMeta } from '../manifest.ts';
import { useAppSelector } from '../store/hooks.ts';
import { documentTitle } from './canonical.ts';
import { applyMeta } from './head.ts';

/** Keeps the document's head in step with the page in view; the server wrote the first one. */
export const useDocumentMeta = (frame: Pick<FrameFeature, 'id' | 'siteName'>, meta: PageMeta | undefined): void => {
  const { pathname, search } = useLocation();
  const t = useTexts(frame.id);
  const siteName = useAppSelector((state) => frame.siteName?.(state, t));
  useEffect(() => {
    if (meta) applyMeta({ ...meta, title: documentTitle(meta.title, siteName) }, { pathname, search });
  }, [meta, pathname, search, siteName]);
};
