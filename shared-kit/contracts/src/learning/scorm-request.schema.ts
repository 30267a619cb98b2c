import * as z from 'zod/mini';

/**
 * Navigation request of SCORM 2004 (SN 4.4 and 5.6), as lessons write `adl.nav.request`. `{target=licao-2}choice`
 * and `{target=licao-2}jump` name the item of the manifest.
 */
export const scormRequestSchema = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(
      /^(start|resumeAll|continue|previous|exit|exitAll|abandon|abandonAll|suspendAll|\{target=[^{}\s]+\}(choice|jump))$/,
    ),
  );
