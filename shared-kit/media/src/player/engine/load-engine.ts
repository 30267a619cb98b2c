import type videojs from 'video.js';
import { engineLabels } from './engine-labels.ts';

declare global {
  interface Window {
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean;
  }
}

export type Engine = typeof videojs;
export type EnginePlayer = ReturnType<Engine>;

/** Returns whether a source needs the larger build (HLS, DASH); the browser plays plain files itself. */
export function needsStreaming(source: string): boolean {
  return /\.(m3u8|mpd)($|\?)/i.test(source);
}

/** Loads the player's engine and its stylesheet on demand. Rejects when they cannot be loaded. */
export async function loadEngine(source: string): Promise<{ engine: Engine; skin: string }> {
  // The engine reads this while it loads: it must not create style elements, which the portal's content security policy
  // refuses.
  window.VIDEOJS_NO_DYNAMIC_STYLE = true;
  const { engine, skin } = needsStreaming(source) ? await import('./streaming.ts') : await import('./core.ts');
  engine.addLanguage('pt-BR', engineLabels);
  // Errors are reported by onError.
  engine.log.level('off');
  return { engine, skin };
}
