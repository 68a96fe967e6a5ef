import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** The style cache of one server request; in the browser there is none, and the page's own is used. */
export const ControlsCacheContext = createContext<EmotionCache | undefined>(undefined);
