import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

const only = { singleton: true, requiredVersion: false as const };

/** Offers a module that the page has already loaded. */
function held<T>(version: string, module: T) {
  return { version, scope: 'default', shareConfig: only, lib: () => module };
}

/** Offers a module that loads when the first remote requests it. */
function fetched<T>(load: () => Promise<T>) {
  return {
    version: '0.1.0',
    scope: 'default',
    shareConfig: only,
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

/** Modules that the shell offers to remotes; the same list as `sharedModules` of the build factory. */
export const offeredModules = {
  react: held(React.version, React),
  'react/jsx-runtime': held(React.version, JsxRuntime),
  'react-dom': held(React.version, ReactDom),
  'react-dom/client': held(React.version, ReactDomClient),
  'react-hook-form': fetched(() => import(/* webpackChunkName: "forms" */ 'react-hook-form')),
  'zod/mini': fetched(() => import(/* webpackChunkName: "shared" */ './schema-module.ts')),
  'shared-kit/api': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/api')),
  'shared-kit/contracts/calendar': fetched(
    () => import(/* webpackChunkName: "shared" */ 'shared-kit/contracts/calendar'),
  ),
  'shared-kit/events': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/events')),
  'shared-kit/federation': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/federation')),
  'shared-kit/format': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/format')),
  'shared-kit/forms': fetched(() => import(/* webpackChunkName: "forms" */ 'shared-kit/forms')),
  'shared-kit/player': fetched(() => import(/* webpackChunkName: "player" */ 'shared-kit/player')),
  'shared-kit/realtime': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/realtime')),
  'shared-kit/router': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/router')),
  'shared-kit/session': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/session')),
  'shared-kit/state': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/state')),
  'shared-kit/theme/derive': fetched(() => import(/* webpackChunkName: "derive" */ 'shared-kit/theme/derive')),
  'shared-kit/tracking': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/tracking')),
  'shared-kit/ui': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/ui')),
  'shared-kit/ui/overlays': fetched(() => import(/* webpackChunkName: "overlays" */ 'shared-kit/ui/overlays')),
  'shared-kit/ui/toast': fetched(() => import(/* webpackChunkName: "shared" */ 'shared-kit/ui/toast')),
  'shared-kit/viewer': fetched(() => import(/* webpackChunkName: "viewer" */ 'shared-kit/viewer')),
};
