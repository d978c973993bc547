/** The manifest of the last build (`.cache/site.json`); `wrangler.jsonc` says so to the bundler. */
declare module 'site-manifest' {
  const site: import('./site.ts').SiteManifest;
  export default site;
}
