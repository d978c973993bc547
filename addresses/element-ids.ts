/** The ids of elements that stand on pages beside their content: an address may end in one (`#main`), or a button name it. */
export const ELEMENT_IDS = {
  main: 'main',
  sideMenu: 'side-menu',
  lineSheet: 'line-sheet',
  lineSheetTitle: 'line-sheet-title',
  shareDialog: 'share-dialog',
  shareTitle: 'share-title',
  clearDialog: 'clear-dialog',
  clearTitle: 'clear-title',
  keepDialog: 'keep-dialog',
  keepTitle: 'keep-title',
  offlineDecks: 'offline-decks',
  newTabWords: 'new-tab-words',
} as const;

/** What no heading and no notice may be called. */
export const RESERVED_IDS: readonly string[] = Object.values(ELEMENT_IDS);
