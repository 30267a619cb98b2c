declare module 'video.js/dist/alt/video.core.min.js' {
  import videojs from 'video.js';
  export default videojs;
}
