export {
  PART_SIZE,
  isSavedPath,
  rangeIn,
  savedCacheName,
  savedCachePrefix,
  savedFileKey,
  savedFilePath,
  savedFileSchema,
  savedPartKey,
  savedPlaceAt,
  sliceOfPart,
} from './saved-files.rules.ts';
export type { ByteRange, SavedFile } from './saved-files.rules.ts';
