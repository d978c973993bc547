export default {
  output: 'export',
  // The packages and the compiler's settings stand above the folder that is built.
  turbopack: { root: new URL('../../../..', import.meta.url).pathname },
};
