// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration can't be imported, and whoever imports this file needs it
/// <reference path="./video-core.d.ts" />
import videojs from 'video.js/dist/alt/video.core.min.js';

export { skin } from './skin.ts';
export const engine = videojs;
