import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

const only = { singleton: true, requiredVersion: false as const };

/** Offers a module that the page has already loaded. */
function loadedModule<T>(version: string, module: T) {
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
  react: loadedModule(React.version, React),
  'react/jsx-runtime': loadedModule(React.version, JsxRuntime),
  'react-dom': loadedModule(React.version, ReactDom),
  'react-dom/client': loadedModule(React.version, ReactDomClient),
  'react-hook-form': fetched(() => import(/* webpackChunkName: "forms" */ 'react-hook-form')),
  'zod/mini': fetched(() => import(/* webpackChunkName: "portal" */ './schema-module.ts')),
  '@shared-kit/runtime/api': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/api')),
  '@shared-kit/contracts/calendar': fetched(
    () => import(/* webpackChunkName: "portal" */ '@shared-kit/contracts/calendar'),
  ),
  '@shared-kit/runtime/events': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/events')),
  '@shared-kit/runtime/federation': fetched(
    () => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/federation'),
  ),
  '@shared-kit/ui/format': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/ui/format')),
  '@shared-kit/ui/forms': fetched(() => import(/* webpackChunkName: "forms" */ '@shared-kit/ui/forms')),
  '@shared-kit/media/html': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/media/html')),
  '@shared-kit/media/player': fetched(() => import(/* webpackChunkName: "player" */ '@shared-kit/media/player')),
  '@shared-kit/runtime/realtime': fetched(
    () => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/realtime'),
  ),
  '@shared-kit/runtime/router': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/router')),
  '@shared-kit/runtime/session': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/session')),
  '@shared-kit/runtime/state': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/state')),
  '@shared-kit/contracts/theme': fetched(() => import(/* webpackChunkName: "derive" */ '@shared-kit/contracts/theme')),
  '@shared-kit/runtime/tracking': fetched(
    () => import(/* webpackChunkName: "portal" */ '@shared-kit/runtime/tracking'),
  ),
  '@shared-kit/ui': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/ui')),
  '@shared-kit/ui/overlays': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/ui/overlays')),
  '@shared-kit/ui/toast': fetched(() => import(/* webpackChunkName: "portal" */ '@shared-kit/ui/toast')),
  '@shared-kit/media/viewer': fetched(() => import(/* webpackChunkName: "viewer" */ '@shared-kit/media/viewer')),
};
