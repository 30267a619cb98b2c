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
  'shared-kit/api',
  'shared-kit/contracts/calendar',
  'shared-kit/events',
  'shared-kit/federation',
  'shared-kit/format',
  'shared-kit/forms',
  'shared-kit/player',
  'shared-kit/realtime',
  'shared-kit/router',
  'shared-kit/session',
  'shared-kit/state',
  'shared-kit/theme/derive',
  'shared-kit/tracking',
  'shared-kit/ui',
  'shared-kit/ui/overlays',
  'shared-kit/ui/toast',
  'shared-kit/viewer',
] as const;
