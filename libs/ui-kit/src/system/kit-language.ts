import { createContext, useContext } from 'react';
import { defaultLanguage, type Language } from '@caravan/kernel';

/** The language in which the kit writes amounts; the application sets it around its pages. */
export const KitLanguage = createContext<Language>(defaultLanguage);

export const useKitLanguage = (): Language => useContext(KitLanguage);
