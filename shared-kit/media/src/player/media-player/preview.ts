import type { EnginePlayer } from '../engine/load-engine.ts';
import styles from './preview.module.css';
import { frameAt } from './preview.rules.ts';
import type { Preview } from './preview.rules.ts';

/** Shows the preview image over the seek bar at the pointer's position. */
export function showPreview(player: EnginePlayer, preview: Preview): void {
  const bar = player.el().querySelector<HTMLElement>('.vjs-progress-control');
  if (!bar) return;
  const picture = document.createElement('div');
  picture.className = styles['preview'] ?? '';
  picture.hidden = true;
  picture.style.backgroundImage = `url("${preview.url.replaceAll('"', '%22')}")`;
  picture.style.backgroundSize = `${preview.columns * 100}% ${preview.rows * 100}%`;
  bar.append(picture);
  bar.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = bar.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    const { x, y } = frameAt(preview, share * (player.duration() ?? 0));
    picture.hidden = false;
    picture.style.backgroundPosition = `${x}% ${y}%`;
    const half = picture.offsetWidth / 2;
    picture.style.left = `${Math.min(width - half, Math.max(half, share * width))}px`;
  });
  bar.addEventListener('pointerleave', () => {
    picture.hidden = true;
  });
}
