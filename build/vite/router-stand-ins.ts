import type { Plugin } from 'vite';

/**
 * Modules of ours in place of modules of React Router, in the browser's build alone. The bundler refuses imports of what a
 * stand-in does not export, so a further one that the router comes to need fails the build.
 * @param standIns source by the module's path below the router's `lib/`
 */
export function routerStandIns(name: string, standIns: Readonly<Record<string, string>>): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const [, module = ''] = /\/react-router\/dist\/\w+\/lib\/(.+)$/.exec(id.replaceAll('\\', '/')) ?? [];
      return standIns[module];
    },
  };
}
