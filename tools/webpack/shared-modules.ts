/**
 * Modules that exist once in a page. The shell offers all of them; a remote has no copy (`import: false`), so that
 * there is one React, one session, one bus and one set of controls.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'zod/mini',
  '@shared-kit/runtime/api',
  '@shared-kit/contracts/calendar',
  '@shared-kit/runtime/events',
  '@shared-kit/runtime/federation',
  '@shared-kit/ui/format',
  '@shared-kit/ui/forms',
  '@shared-kit/media/html',
  '@shared-kit/media/player',
  '@shared-kit/runtime/realtime',
  '@shared-kit/runtime/router',
  '@shared-kit/runtime/session',
  '@shared-kit/runtime/state',
  '@shared-kit/contracts/theme',
  '@shared-kit/runtime/tracking',
  '@shared-kit/ui',
  '@shared-kit/ui/overlays',
  '@shared-kit/ui/toast',
  '@shared-kit/media/viewer',
] as const;
