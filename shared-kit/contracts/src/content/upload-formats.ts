const MB = 1024 * 1024;

/** Formats of uploads (A5-17): media type and maximum size in bytes, by extension. */
const formats = {
  jpg: { mediaType: 'image/jpeg', maxSize: 15 * MB },
  jpeg: { mediaType: 'image/jpeg', maxSize: 15 * MB },
  png: { mediaType: 'image/png', maxSize: 15 * MB },
  pdf: { mediaType: 'application/pdf', maxSize: 30 * MB },
  mp4: { mediaType: 'video/mp4', maxSize: 200 * MB },
  mp3: { mediaType: 'audio/mpeg', maxSize: 60 * MB },
  doc: { mediaType: 'application/msword', maxSize: 30 * MB },
  docx: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', maxSize: 30 * MB },
  xls: { mediaType: 'application/vnd.ms-excel', maxSize: 30 * MB },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', maxSize: 30 * MB },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', maxSize: 30 * MB },
  pptx: { mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', maxSize: 30 * MB },
} as const;

export type UploadExtension = keyof typeof formats;

/** Listed in the order of the hint. Object.keys does not keep the type of the keys. */
export const uploadExtensions = Object.keys(formats) as UploadExtension[];

/** Largest maximum size of all formats, in bytes. */
export const UPLOAD_MAX_SIZE = Math.max(...Object.values(formats).map(({ maxSize }) => maxSize));

/** Ordinary limits of one user, in total and for a day; a tenant may set others. */
export const UPLOAD_QUOTA = { bytes: 1024 * MB, files: 300, dayBytes: 1024 * MB, dayFiles: 100 } as const;

/** Bytes of one part of a multipart upload. */
export const UPLOAD_PART_SIZE = 512 * 1024;

/** Returns the extension in lower case; empty when there is none. */
export function extensionOf(fileName: string): string {
  return /\.([^./\\]*)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
}

/** Returns media type and maximum size of a file name; undefined when its type is not accepted. */
export function uploadFormatOf(
  fileName: string,
): { extension: UploadExtension; mediaType: string; maxSize: number } | undefined {
  const extension = uploadExtensions.find((each) => each === extensionOf(fileName));
  return extension && { extension, ...formats[extension] };
}
