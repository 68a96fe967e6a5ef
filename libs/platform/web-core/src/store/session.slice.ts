import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLanguage, type ColorMode, type Language } from '@caravan/kernel';

/** The session as pages see it; the token itself stays in its cookie. */
export interface SessionState {
  isLogin: boolean;
  language: Language;
  /** The mode a shopper chose; null follows the system. */
  colorMode: ColorMode | null;
  /** ISO 4217 code of the currency shown beside CNY; null for none, and until the page is alive. */
  currency: string | null;
  /** Measured height of the footer in px, so that floating things never cover it (decisions.md, Site). */
  footerHeight: number;
  /** Second segment of the build mode; names the website whose name, logo and contacts are shown. */
  websiteTag: string;
}

const initialState: SessionState = { isLogin: false, language: defaultLanguage, colorMode: null, currency: null, footerHeight: 0, websiteTag: 'default' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A new session began: by login or registration here, or in another tab. */
    loggedIn: (state) => {
      state.isLogin = true;
    },
    /** The server found the session alive while it rendered the page. */
    sessionFound: (state) => {
      state.isLogin = true;
    },
    loggedOut: (state) => {
      state.isLogin = false;
    },
    colorModeChosen: (state, { payload }: PayloadAction<ColorMode | null>) => {
      state.colorMode = payload;
    },
    currencyChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.currency = payload;
    },
    footerMeasured: (state, { payload }: PayloadAction<number>) => {
      state.footerHeight = payload;
    },
  },
});

export const { loggedIn, sessionFound, loggedOut, colorModeChosen, currencyChosen, footerMeasured } = sessionSlice.actions;
