import * as z from 'zod/mini';

/** Name of a remote, e.g. `mfe-store`; also the folder and address of its releases. */
export const remoteNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'Um módulo remoto tem um nome como mfe-store.'));

/** Semantic version: three numbers and an optional suffix. */
export const versionSchema = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/, 'Uma versão tem a forma 1.4.0 ou 1.4.0-beta.1.'),
  );
