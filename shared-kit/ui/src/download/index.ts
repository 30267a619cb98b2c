export { openDownload, saveFile } from './save-file.ts';
