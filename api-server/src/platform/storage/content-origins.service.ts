import { contentNetworkOriginOf, contentOriginOf } from '../../env.ts';
import type { Env } from '../../env.ts';
import { isProduction } from '../production.rules.ts';
import { lessonSourceOf } from './content-origin.rules.ts';

/**
 * Returns the origins of untrusted content. In a production SCORM lessons open only where each visit has an origin of its
 * own, and a content network without such origins is not used (decision 914).
 */
export function contentOrigins(
  env: Pick<Env, 'CONTENT_ORIGIN' | 'CONTENT_PORT' | 'CONTENT_NETWORK_ORIGIN' | 'INSTALLATION'>,
): {
  readonly contentOrigin: string;
  readonly contentNetworkOrigin: string | undefined;
  readonly opensLessons: boolean;
} {
  const isolates = (origin: string) => !isProduction(env) || lessonSourceOf(origin) !== null;
  const contentOrigin = contentOriginOf(env);
  const network = contentNetworkOriginOf(env);
  return {
    contentOrigin,
    contentNetworkOrigin: network !== undefined && isolates(network) ? network : undefined,
    opensLessons: isolates(contentOrigin),
  };
}
