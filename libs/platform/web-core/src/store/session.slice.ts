import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLanguage, type ColorMode, type Language } from '@caravan/kernel';

/** The session as pages see it; the token stays in its cookie. */
export interface SessionState {
  isLogin: boolean;
  /**
   * The id of the account whose page this is; null for a visitor's. It stays when the session ends: what was typed is
   * this account's until another one logs in.
   */
  account: string | null;
  language: Language;
  /** The mode that a shopper chose; null follows the system. */
  colorMode: ColorMode | null;
  /** The ISO 4217 code of the currency shown beside CNY; null for none and until hydration. */
  currency: string | null;
  /** The country to which goods shall go, chosen or guessed; null until hydration, and if neither is known. */
  country: string | null;
  countryIsChosen: boolean;
  /** The measured height of the footer in px, so that floating elements never cover it (specification 3.17). */
  footerHeight: number;
  /** The second segment of the build mode; it selects the website with its name, logo and contacts. */
  websiteTag: string;
}

const initialState: SessionState = {
  isLogin: false,
  account: null,
  language: defaultLanguage,
  colorMode: null,
  currency: null,
  country: null,
  countryIsChosen: false,
  footerHeight: 0,
  websiteTag: 'default',
};

/** The session at the start of a page, as far as it is known. */
export const newSession = (known: Partial<SessionState>): SessionState => ({ ...initialState, ...known });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A new session began by login or registration, here or in another tab. */
    loggedIn: (state, { payload = state.account }: PayloadAction<SessionState['account'] | undefined>) => {
      state.isLogin = true;
      state.account = payload;
    },
    /** The session of the page is alive, and belongs to this account. */
    sessionFound: (state, { payload }: PayloadAction<string>) => {
      state.isLogin = true;
      state.account = payload;
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
    countryFound: (state, { payload }: PayloadAction<{ country: string; isChosen: boolean }>) => {
      // A guess that arrives late changes no choice.
      if (state.countryIsChosen && !payload.isChosen) return;
      state.country = payload.country;
      state.countryIsChosen = payload.isChosen;
    },
    footerMeasured: (state, { payload }: PayloadAction<number>) => {
      state.footerHeight = payload;
    },
  },
});

export const { loggedIn, sessionFound, loggedOut, colorModeChosen, currencyChosen, countryFound, footerMeasured } =
  sessionSlice.actions;
