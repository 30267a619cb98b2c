import videojs from 'video.js';

export { skin } from './skin.ts';
export const engine = videojs;
