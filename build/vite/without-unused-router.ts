import type { Plugin } from 'vite';
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

/** 2 kB less on the wire: every page loads the router. */
export const withoutUnusedRouter = (): Plugin => routerStandIns('without-unused-router', STAND_INS);
