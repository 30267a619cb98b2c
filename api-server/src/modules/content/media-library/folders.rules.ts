import type { MediaFile } from '@shared-kit/contracts/content';

/** Adds the folders of the files' paths, each once and before its contents, with the date of its newest file. */
export function withFolders(files: readonly MediaFile[]): MediaFile[] {
  const folders = new Map<string, MediaFile>();
  for (const { key, date } of files) {
    const names = key.split('/').slice(0, -1);
    names.forEach((_, index) => {
      const folder = `${names.slice(0, index + 1).join('/')}/`;
      const known = folders.get(folder)?.date ?? '';
      folders.set(folder, { key: folder, isFolder: true, url: '', date: date > known ? date : known, size: 0 });
    });
  }
  return [...folders.values(), ...files].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
