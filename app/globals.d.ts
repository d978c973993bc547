interface Window {
  /** Not in TypeScript's list; Chromium, Safari 26 and Firefox 148 have it. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

/** A module bundled to the text of one script (`build/vite/page-scripts.ts`). */
declare module '*?page-script' {
  const text: string;
  export default text;
}

/** Where each deck's answers are: `build/vite/deck-answers.ts`. */
declare module 'virtual:deck-answers' {
  const addresses: Record<string, string>;
  export default addresses;
}

/** Where names and pictures of all cards are: `build/vite/kept-cards.ts`. */
declare module 'virtual:kept-cards' {
  const address: string;
  export default address;
}
