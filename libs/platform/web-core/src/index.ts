export type * from './manifest.ts';

export { makeStore, type AppDispatch, type AppStore, type AppThunk, type RootState } from './store/store.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks.ts';
export { freshForSeconds } from './store/fresh-for.ts';
export { load, type QueryOutcome } from './store/load.ts';
export { loadPage } from './store/load-page.ts';
export { dehydrate } from './store/dehydrate.ts';
export type { SessionState } from './store/session.slice.ts';
export { hasCancel, type Notice, type NoticeState, type NoticeType } from './store/notice.slice.ts';
export { toastDurationMs } from './store/show-toast.ts';
export type { Toast, ToastType } from './store/toasts.slice.ts';
export { useNotice, useNoticeState, useOverlay, useOverlayVisible, useToast, useToasts } from './store/use-feedback.ts';

export { baseApi } from './api/base-api.ts';
export { endpointFor, endpointName, type CallArg, type EndpointOf, type MutationEndpoint, type QueryEndpoint } from './api/endpoint-for.ts';
export { failureOf, isApiError, reasonOf, type ApiError } from './api/api-error.ts';
export { useIdempotencyKey, type IdempotencyKeys } from './api/use-idempotency-key.ts';
export { countryOptions, useCountryOptions } from './api/use-country-options.ts';
export { doubleClickMs, useSingleFlight } from './api/use-single-flight.ts';
export type { Download } from './api/download.ts';
export { useDownload } from './api/use-download.ts';

export type { Environment } from './environment/environment.ts';
export { browserEnvironment, minimumDelayMs } from './environment/browser-environment.ts';
export { serverEnvironment } from './environment/server-environment.ts';
export { cookieNames, readCookie } from './environment/cookies.ts';

export { useLogOut, useSession, type Session } from './session/use-session.ts';
export { loadSession } from './session/resync.ts';
export { loginHref } from './guards/guards.ts';
export { clearDraft, readDraft, saveDraft } from './forms/drafts.ts';

export { errorOf, pageError, redirectTo, type ShownError } from './errors/page-error.ts';
export { isChunkError, loadChunk, reloadOnce } from './errors/chunk-error.ts';

export { makeI18n, translator, type Translate } from './i18n/i18n.ts';
export { useLanguage, useTexts } from './i18n/use-texts.ts';
export { setLanguage } from './i18n/set-language.ts';
export { countryName, formatDate, formatNumber, useFormats } from './i18n/format.ts';
export { useTimeZone } from './i18n/use-time-zone.ts';

export { beijingZone, useMoment, type Moment } from './clock/use-moment.ts';
export { useNow } from './clock/use-now.ts';

export { CopyValue } from './pieces/copy-value.tsx';
export { LoadFailed, type LoadFailedProps } from './pieces/load-failed.tsx';
export { RetryButton, type RetryButtonProps } from './pieces/retry-button.tsx';
export { NumberedTitle, type NumberedTitleProps } from './pieces/numbered-title.tsx';
export { PageLinks, type PageLinksProps } from './pieces/page-links.tsx';
export { PayTime, type PayTimeProps } from './pieces/pay-time.tsx';
export { RouteCard, type RouteCardProps } from './pieces/route-card.tsx';
export { routeStops, type Happening, type Route, type RouteStop } from './pieces/route-stops.ts';

export { Link, NavLink, type LinkProps, type NavLinkProps } from './navigation/link.tsx';
export { mayPrefetch } from './navigation/connection.ts';
export { pageOf } from './navigation/page-of.ts';
export { canonicalPath, documentTitle, inLanguage, ownAddress } from './navigation/canonical.ts';

export { routerContextOf, type App } from './routing/app.ts';
export { AppTree } from './routing/app-tree.tsx';
export { buildRoutes, type BuildRoutesOptions } from './routing/build-routes.tsx';
export { guarded } from './routing/guarded.ts';
export { handlesAt, isGuarded, loadCodeAt, type RouteHandle } from './routing/page-handle.ts';
export { lazyPart, missingParts, type LazyPart } from './routing/lazy-part.tsx';
export { connectLogin } from './routing/require-login.ts';
export { useLateSlot } from './routing/late-slots.ts';
export { useSlot } from './routing/slots.ts';

export { useColorMode } from './appearance/use-color-mode.ts';
export { useAbout } from './appearance/use-about.ts';
export { useCurrency } from './appearance/use-currency.ts';
export { useFooterHeight, useMeasureFooter } from './appearance/use-footer-height.ts';
export { useOnline } from './appearance/use-online.ts';

export { useLocation, useNavigate, useNavigation, useParams, useSearchParams } from 'react-router-dom';
