import type { Plugin } from 'vite';
import { type LeftOut, leftOut } from './left-out.ts';

const methods = (name: string, names: string) => names.replace(/\w+/g, `${name}.prototype.$&`);

/**
 * React's components and hooks that this site does not use, each with what works for nothing else. `biome.json` refuses
 * their imports. A page is changed over in the browser's view transition by the router, without React's component for it.
 */
const CLIENT: LeftOut = {
  never: [
    // <ViewTransition>
    `applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
    commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions restorePairedViewTransitions
    measureViewTransitionHostInstancesRecursive measureNestedViewTransitions pushViewTransitionCancelableScope
    scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName restoreViewTransitionName createMeasurement
    measureInstance measureClonedInstance startViewTransition ViewTransitionPseudoElement createViewTransitionInstance
    getViewTransitionName getViewTransitionClassName waitForImageToLoad forceLayout flushAfterMutationEffects
    commitAfterMutationEffectsOnFiber`,
    // References to fragments.
    `FragmentInstance addEventListenerToChild removeEventListenerFromChild getAttachOptions normalizeListenerOptions
    indexOfEventListener setFocusOnFiberIfFocusable collectChildren blurActiveElementWithinFragment observeChild
    unobserveChild schedulePendingIntersectionUnobserve collectClientRects validateDocumentPositionWithFiberTree
    scrollTextNodeIntoView addFragmentHandleToFiber addFragmentHandleToInstance commitNewChildToFragmentInstance
    deleteChildFromFragmentInstance`,
    methods(
      'FragmentInstance',
      `addEventListener removeEventListener dispatchEvent focus focusLast blur observeUsing unobserveUsing getClientRects
      getRootNode compareDocumentPosition scrollIntoView`,
    ),
    // <Suspense>, <SuspenseList>, <Activity>
    `updateSuspenseComponent mountSuspensePrimaryChildren mountWorkInProgressOffscreenFiber getRemainingWorkInPrimaryTree
    retrySuspenseComponentWithoutHydrating updateDehydratedSuspenseComponent mountSuspenseOffscreenState
    updateOffscreenComponent deferHiddenOffscreenComponent bailoutOffscreenComponent clearHydrationBoundary
    hideOrUnhideDehydratedBoundary hideOrUnhideAllChildren hideOrUnhideAllChildrenOnFiber hideOrUnhideNearestPortals
    commitSuspenseHydrationCallbacks attachSuspenseRetryListeners recursivelyTraverseDisappearLayoutEffects
    recursivelyTraverseReappearLayoutEffects recursivelyTraverseReconnectPassiveEffects
    recursivelyTraverseAtomicPassiveEffects recursivelyTraverseDisconnectPassiveEffects commitOffscreenPassiveMountEffects
    updateSuspenseListComponent initSuspenseListRenderState findLastContentRow reverseChildren cutOffTailIfNeeded
    updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating commitActivityHydrationCallbacks`,
    // Functions as actions of forms.
    `runActionStateAction handleActionReturnValue onActionSuccess onActionError notifyActionListeners mountActionState
    updateActionState updateActionStateImpl actionStateActionEffect rerenderActionState startHostTransition
    ensureFormComponentIsStateful requestFormReset requestFormReset$1 recursivelyResetForms`,
    // Style sheets and scripts that React fetches, pictures that it waits for.
    `preconnectAs prefetchDNS preconnect preload preloadModule preinitStyle preinitScript preinitModuleScript
    acquireResource insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript preloadStylesheet
    stylesheetPropsFromRawProps insertSuspendedStylesheets insertStylesheetIntoRoot suspendResource suspendInstance
    checkIfFullyUnsuspended onUnsuspend onUnsuspendImg estimateBandwidth estimateImageBytes isLikelyStaticResource`,
    // Portals, elements of one's own, <textarea>, hooks, pages that were not rendered before.
    `createFiberFromPortal setPropOnCustomElement initTextarea updateTextarea useMemoCache mountDeferredValueImpl
    updateDeferredValueImpl findCurrentFiberUsingSlowPath exports.createRoot
    ReactDOMHydrationRoot.prototype.unstable_scheduleHydration`,
  ],
  idle: [
    `trackEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions restoreEnterOrExitViewTransitions
    restoreNestedViewTransitions commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
    commitFragmentInstanceDeletionEffects accumulateSuspenseyCommitOnFiber extractEvents$1`,
  ],
  always: {
    getResource: 'null',
    waitForCommitToBeReady: 'null',
    // Names of components are of no use in minified scripts, and nothing here reads them.
    getStackByFiberInDevAndProd: '""',
  },
};

/** Of the package's other entry only `flushSync` is called. */
const DOM: LeftOut = {
  never: [
    'createPortal$1 exports.createPortal exports.preconnect exports.prefetchDNS exports.preinit',
    'exports.preinitModule exports.preload exports.preloadModule',
  ],
};

const REACT: LeftOut = { never: ['mapIntoArray exports.cloneElement exports.lazy addTransitionType'] };

/** 13 kB less on the wire: every page loads React. */
export const withoutUnusedReact = (): Plugin[] => [
  leftOut('react-dom', '19.3.1', {
    'cjs/react-dom-client.production.js': CLIENT,
    'cjs/react-dom.production.js': DOM,
  }),
  leftOut('react', '19.3.1', { 'cjs/react.production.js': REACT }),
];
