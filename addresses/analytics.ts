/** Firebase Analytics' own hosts; the privacy policy lists the same. */
export const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://www.googletagmanager.com',
  ],
};
