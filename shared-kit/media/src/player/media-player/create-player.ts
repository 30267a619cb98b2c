import type { Engine, EnginePlayer } from '../engine/load-engine.ts';
import { onPlayerKey } from './keyboard.ts';
import { rememberPreferences, speeds } from './preferences.ts';
import { showPreview } from './preview.ts';
import type { MediaPlayerProps } from './media-player-props.ts';

const skipSeconds = 10;

/** Creates the engine's player for these props, inside `host`. */
export function createPlayer(
  { engine, skin }: { engine: Engine; skin: string },
  host: HTMLElement,
  props: MediaPlayerProps,
  say: (text: string | undefined) => void,
): EnginePlayer {
  const isVideo = props.kind === 'video';
  const element = document.createElement('video-js');
  element.className = skin;
  host.append(element);
  const player: EnginePlayer = engine(element, {
    language: 'pt-BR',
    controls: true,
    preload: 'metadata',
    playsinline: true,
    audioOnlyMode: !isVideo,
    experimentalSvgIcons: true,
    poster: isVideo ? (props.poster ?? '') : '',
    sources: [{ src: props.source, type: mediaType(props.source, props.kind) }],
    tracks: (props.captions ?? []).map((track) => ({
      kind: 'captions',
      src: track.src,
      srclang: track.language,
      label: track.label,
      default: track.isDefault ?? false,
    })),
    playbackRates: [...speeds],
    inactivityTimeout: 2500,
    errorDisplay: false,
    textTrackSettings: false,
    controlBar: {
      skipButtons: { backward: skipSeconds, forward: skipSeconds },
      volumePanel: { inline: true },
      pictureInPictureToggle: isVideo,
      fullscreenToggle: isVideo,
      remainingTimeDisplay: false,
      currentTimeDisplay: true,
      timeDivider: true,
      durationDisplay: true,
    },
    userActions: { hotkeys: (event: KeyboardEvent) => say(onPlayerKey(player, event)) },
  });
  // The surrounding section is the landmark.
  player.el().removeAttribute('role');
  player.el().removeAttribute('aria-label');
  rememberPreferences(player);
  if (props.preview) showPreview(player, props.preview);
  const { startAt, autoPlay } = props;
  player.one('loadedmetadata', () => {
    if (startAt) player.currentTime(startAt);
    // Does not use the engine's autoplay, which is lost when the file loads too early. When the browser refuses, the
    // play button is shown.
    if (autoPlay) player.play()?.catch(() => undefined);
  });
  return player;
}

function mediaType(source: string, kind: MediaPlayerProps['kind']): string {
  const extension = /\.(\w+)(?:$|\?|#)/.exec(source.slice(source.lastIndexOf('/')))?.[1]?.toLowerCase() ?? '';
  return mediaTypes[extension] ?? (kind === 'video' ? 'video/mp4' : 'audio/mpeg');
}

const mediaTypes: Record<string, string> = {
  m3u8: 'application/x-mpegURL',
  mpd: 'application/dash+xml',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
};
