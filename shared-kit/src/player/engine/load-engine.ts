import type videojs from 'video.js';
import { engineLabels } from './engine-labels.ts';

declare global {
  interface Window {
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean;
  }
}

export type Engine = typeof videojs;
export type EnginePlayer = ReturnType<Engine>;

/** Playlists of segments need the larger build (HLS, DASH); files are played by the browser itself. */
export function needsStreaming(source: string): boolean {
  return /\.(m3u8|mpd)($|\?)/i.test(source);
}

/** Fetches the player's engine and what it wears; only when something is to be played. Rejects where they can't be had. */
export async function loadEngine(source: string): Promise<{ engine: Engine; skin: string }> {
  // Read while it loads: no style elements of its own, which the portal's content security policy refuses.
  window.VIDEOJS_NO_DYNAMIC_STYLE = true;
  const { engine, skin } = needsStreaming(source) ? await import('./streaming.ts') : await import('./core.ts');
  engine.addLanguage('pt-BR', engineLabels);
  // What goes wrong is told by onError.
  engine.log.level('off');
  return { engine, skin };
}
