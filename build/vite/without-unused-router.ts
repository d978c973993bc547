import type { Plugin } from 'vite';
import { type LeftOut, leftOut } from './left-out.ts';
import { routerStandIns } from './router-stand-ins.ts';

/** Modules of React Router that this site never calls, and what stands in for them in the browser. */
const STAND_INS: Record<string, string> = {
  // Asking a server for the routes of other pages: here the whole route table comes with the first page.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPartialManifest = () => {};
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = () => {};
    export const getManifestPath = () => '';
    export const URL_LIMIT = 0;`,
  // Measuring loaders and navigations for those who hand in functions for it.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
};

/**
 * Actions, fetchers, blockers, redirects, routes that are found or changed later, middleware, the router's own scroll positions:
 * pages of this site are files, and its loaders ran when they were made. What a page's data needs stays whole.
 */
const LEFT_OUT: Record<string, LeftOut> = {
  'router/router.js': {
    never: [
      `
      handleAction fetch handleFetcherAction handleFetcherLoader setFetcherError deleteFetcher abortFetcher getFetcher
      resetFetcher queueFetcherForDeletion markFetchersDone updateFetcherState getUpdatedRevalidatingFetchers
      getLoadingFetcher getSubmittingFetcher getDoneFetcher getSubmittingNavigation convertFormDataToSearchParams
      convertSearchParamsToFormData getTargetMatch getTargetedDataStrategyMatches updateBlocker getBlocker deleteBlocker
      startRedirectNavigation normalizeRedirectLocation normalizeRelativeRoutingRedirectResponse
      discoverRoutes patchRoutes patchRoutesImpl _internalSetRoutes dispose revalidate interruptActiveLoads
      enableScrollRestoration defaultDataStrategyWithMiddleware getInstrumentationNavigateMeta`,
    ],
    idle: [
      `
      shouldBlockNavigation saveScrollPosition getUpdatedActionData getActionDataForCommit getSubmissionFromNavigation
      abortStaleFetchLoads markFetchRedirectsDone findRedirect`,
    ],
    always: {
      isSubmissionNavigation: 'false',
      isMutationMethod: 'false',
      isResponse: 'false',
      isDataWithResponseInit: 'false',
      isRedirectDataStrategyResult: 'false',
      isRedirectResult: 'false',
      getSavedScrollPosition: 'null',
      checkFogOfWar: '{ active: false, matches: null }',
      runClientMiddlewarePipeline: 'handler()',
    },
  },
  'dom/ssr/single-fetch.js': { never: ['singleFetchActionStrategy singleFetchLoaderFetcherStrategy'] },
  'dom/ssr/data.js': { always: { createRequestInit: '{ signal: request.signal }' } },
  'dom/ssr/routes.js': {
    never: [
      `
      createClientRoutesWithHMRRevalidationOptOut wrapShouldRevalidateForHdr fetchServerAction noActionDefinedError
      preventInvalidServerHandlerCall`,
    ],
    idle: ['prefetchRouteModuleChunks'],
    always: { shouldHydrateRouteLoader: 'false' },
  },
  // The finished site starts React by itself, so no page has the router's scripts.
  'dom/ssr/components.js': { never: ['Scripts RSCPrefetchPageLinksImpl'] },
  'dom/lib.js': {
    never: [
      `
      HistoryRouter ScrollRestoration useScrollRestoration getScrollRestorationKey usePageHide usePageShow useSubmit
      useFormAction Form NavLink useViewTransitionState`,
    ],
  },
  'dom/dom.js': { never: ['getFormSubmissionInfo isFormDataSubmitterSupported getFormEncType'] },
  // The root has an error boundary of its own.
  'hooks.js': { never: ['DefaultErrorComponent RSCErrorHandler useNavigateUnstable'] },
  'errors.js': { never: ['decodeRedirectErrorDigest decodeRouteErrorResponseDigest'] },
  'components.js': { never: ['getOptimisticRouterState AwaitErrorBoundary'] },
  'context.js': { always: { useIsRSCRouterContext: 'false' } },
};

/** 10 kB less on the wire: every page loads the router. */
export const withoutUnusedRouter = (): Plugin[] => [
  routerStandIns('without-unused-router', STAND_INS),
  leftOut(
    'react-router',
    '8.4.0',
    Object.fromEntries(
      Object.entries(LEFT_OUT).map(([module, what]) => [`dist/production/lib/${module}`, what]),
    ),
  ),
];
