export { KitGallery } from './kit-gallery.tsx';
