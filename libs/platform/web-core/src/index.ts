export type * from './manifest.ts';

export { makeStore, type AppStore, type AppThunk, type RootState } from './store/store.ts';
export { useAppDispatch, useAppSelector } from './store/store.ts';
export { freshForSeconds } from './store/load.ts';
export { load } from './store/load.ts';
export { loadPage } from './store/load.ts';
export { dehydrate, rehydrate, type DehydratedState } from './store/hydration.ts';
export { hasFailedQuery } from './store/store.ts';
export { useNotice, useOverlay, useToast } from './store/use-feedback.ts';

export { baseApi } from './api/base-api.ts';
export { injectCalls, queryOf, sessionTag } from './api/base-api.ts';
export { failureOf, isApiError, reasonOf, type ApiError } from './api/api-error.ts';
export { headersOf } from './api/base-query.ts';
export { useIdempotencyKey } from './api/use-idempotency-key.ts';
export { doubleClickMs, useSingleFlight } from './api/use-single-flight.ts';
export { useDownload } from './api/download.ts';
export { saveFile } from './api/save-file.ts';

export type { SessionPlace } from './environment/cookies.ts';
export type { Environment, RefusedCall } from './environment/environment.ts';
export { browserEnvironment } from './environment/environment.ts';
export { serverEnvironment } from './environment/environment.ts';
export { accountIn } from './session/other-account.ts';
export { forgetSession } from './session/session-changes.ts';
export { loggedIn, newSession, sessionFound } from './store/session.slice.ts';
export { draftsOf, useDrafts, type Drafts } from './forms/drafts.ts';

export { callError, errorOf, pageError, redirectTo, type ShownError } from './errors/page-error.ts';
export { loadChunk } from './errors/chunk-error.ts';

export { cloneI18n, makeI18n, textsOf, translatorOf, type I18n } from './i18n/i18n.ts';
export { textFiles, type Texts } from './i18n/text-files.ts';
export { makeTextLibrary, type TextLibrary } from './i18n/texts.ts';
export { useLanguage } from './i18n/format.ts';
export { setLanguage } from './i18n/set-language.ts';
export { formatDate, useFormats } from './i18n/format.ts';

export { useDay, useMoment } from './clock/moments.ts';
export { useNow } from './clock/moments.ts';

export { Feedback } from './components/feedback/feedback.tsx';
export { CalendarButton } from './components/calendar-button.tsx';
export { LoadFailed } from './components/load-failed.tsx';
export { OneThing, type OneThingProps } from './components/one-thing.tsx';
export { BeijingDeadline, LocalDay, LocalTime } from './components/local-time.tsx';
export { RetryButton } from './components/load-failed.tsx';
export { NumberedTitle } from './components/numbered-title.tsx';
export { PageLinks } from './components/page-links.tsx';
export { PayTime } from './components/pay-time.tsx';
export { RouteCard } from './components/route-card.tsx';
export { useForeignLang, Written } from './components/written.tsx';
export { routeStops, type RouteEvent, type RouteStop } from './components/route-stops.ts';

export { Link, NavLink } from './navigation/link.tsx';
export { whenIdle } from './navigation/prefetch.ts';
export { canonicalPath, documentTitle, inLanguage, ownAddress, pageOf } from './navigation/page-address.ts';

export { routerContextOf, type App } from './routing/app.tsx';
export { AppTree } from './routing/app.tsx';
export { featureCode } from './routing/feature-code.ts';
export { buildRoutes, type BuildRoutesOptions } from './routing/build-routes.tsx';
export { guarded, inAccount } from './guards/guards.ts';
export { loadCodeAt, type RouteHandle } from './routing/page-handle.ts';
export { lazyPart, missingParts } from './routing/lazy-part.tsx';
export { connectLogin } from './routing/require-login.ts';
export { useLazySlot } from './routing/lazy-slots.ts';
export { useSlot } from './routing/slots.ts';

export { useColorMode } from './appearance/use-color-mode.ts';
export { useCountry, type KnownCountry } from './appearance/use-country.ts';
export { useCurrency } from './appearance/use-currency.ts';
export { useFooterHeight, useMeasureFooter } from './appearance/use-footer-height.ts';
export { useOnline } from './appearance/use-online.ts';

export { useLocation, useNavigate, useNavigation, useParams, useSearchParams } from 'react-router-dom';
