import type { StandInVideo } from './catalog.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = 'html,body{background:#000;height:100%;margin:0}video{display:block;height:100%;width:100%}';

/**
 * Messages of YouTube's IFrame Player API: JSON texts with `event` and `info`, sent to every frame that has sent
 * `listening`.
 */
const youtubeScript = `
const video = document.querySelector('video'), query = new URLSearchParams(location.search);
let caller = null;
const post = (event, info) => caller && parent.postMessage(JSON.stringify({ event, info, id: caller.id, channel: caller.channel }), query.get('origin') || '*');
const state = () => (video.ended ? 0 : video.seeking ? 3 : !video.paused ? 1 : video.currentTime > 0 ? 2 : 5);
const playback = () => ({ playerState: state(), currentTime: video.currentTime, duration: video.duration || 0, muted: video.muted, volume: Math.round(video.volume * 100), playbackRate: video.playbackRate });
const commands = {
  playVideo: () => video.play().catch(() => undefined), pauseVideo: () => video.pause(),
  seekTo: (seconds) => { video.currentTime = seconds; }, mute: () => { video.muted = true; }, unMute: () => { video.muted = false; },
  addEventListener: () => undefined,
};
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return;
  let message; try { message = JSON.parse(data); } catch { return; }
  if (message.event === 'listening') {
    const isFirst = caller === null;
    caller = { id: message.id, channel: message.channel };
    if (isFirst) ready();
  }
  if (message.event === 'command') commands[message.func]?.(...(message.args || []));
});
const ready = () => (video.readyState ? begin() : video.addEventListener('loadedmetadata', begin, { once: true }));
const begin = () => {
  post('initialDelivery', playback()); post('onReady', null);
  const start = Number(query.get('start')); if (start > 0) video.currentTime = start;
  if (query.get('autoplay') === '1') commands.playVideo();
};
const changed = () => { post('onStateChange', state()); post('infoDelivery', playback()); };
for (const event of ['play', 'pause', 'ended', 'seeked']) video.addEventListener(event, changed);
video.addEventListener('timeupdate', () => post('infoDelivery', playback()));
video.addEventListener('error', () => post('onError', 5));
`;

/** Messages of Player.js, which the embedded players of many services support: JSON texts with a context. */
const playerJsScript = `
const video = document.querySelector('video'), query = new URLSearchParams(location.search);
const wanted = new Set();
const post = (event, value) => (event === 'ready' || wanted.has(event)) && parent.postMessage(JSON.stringify({ context: 'player.js', version: '0.0.11', event, value }), '*');
const methods = {
  play: () => video.play().catch(() => undefined), pause: () => video.pause(), setCurrentTime: (seconds) => { video.currentTime = seconds; },
  addEventListener: (event) => { wanted.add(event); if (event === 'ready' && video.readyState) announce(); },
};
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return;
  let message; try { message = JSON.parse(data); } catch { return; }
  if (message.context === 'player.js') methods[message.method]?.(message.value);
});
const announce = () => post('ready', { src: location.href, events: ['ready', 'play', 'pause', 'ended', 'timeupdate', 'error'], methods: Object.keys(methods) });
const begin = () => {
  announce();
  const start = Number(query.get('time')); if (start > 0) video.currentTime = start;
  if (query.get('autoPlay') === 'true') methods.play();
};
for (const event of ['play', 'pause', 'ended', 'error']) video.addEventListener(event, () => post(event));
for (const event of ['timeupdate', 'seeked']) video.addEventListener(event, () => post('timeupdate', { seconds: video.currentTime, duration: video.duration || 0 }));
if (video.readyState) begin(); else video.addEventListener('loadedmetadata', begin, { once: true });
`;

const scripts = { youtube: youtubeScript, wistia: playerJsScript } as const;

/** Returns a page for a frame that plays a film and sends the messages of the service's own player. */
export function embedPage(service: keyof typeof scripts, { title, film }: StandInVideo): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escape(title)}</title><style>${style}</style></head>
<body><video src="/films/${film}.mp4" poster="/pictures/${film}.webp" controls playsinline preload="metadata" aria-label="${escape(title)}"><track kind="captions" srclang="pt-BR" label="Português" src="/films/${film}.vtt"></video><script>${scripts[service]}</script></body></html>`;
}
