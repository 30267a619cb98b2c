import * as z from 'zod/mini';

const key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'), z.maxLength(80));
const file = z.string().check(z.minLength(1), z.maxLength(500));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** `content-uploads.yaml`: works that people have uploaded before, to sections of type 21. */
export const uploadsFileSchema = z.strictObject({
  uploads: z.array(
    z.strictObject({
      key,
      section: key,
      user: z.string(),
      title: line,
      description: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
      file,
      /** Preview picture, 16:9; an image is its own preview. */
      image: z.optional(file),
      /** Date expression, e.g. `today-3d 14:30`. */
      at: z.string(),
    }),
  ),
});

/** `content-library.yaml`: the files of the media libraries (an item of a section of type 25). */
export const libraryFileSchema = z.strictObject({
  files: z.array(
    z.strictObject({
      item: key,
      /** Path in the library: `Campanhas/Natal/cartaz.pdf`. */
      path: z
        .string()
        .check(z.regex(/^[^/\\\0]+(\/[^/\\\0]+)*$/, 'Use um caminho como Pasta/arquivo.pdf.'), z.maxLength(300)),
      file,
      at: z.string(),
    }),
  ),
});

/** `messages.yaml`: messages that people find in the portal. */
export const messagesFileSchema = z.strictObject({
  messages: z.array(
    z.strictObject({
      key,
      /** Keys of the recipients. */
      to: z.array(z.string()).check(z.minLength(1)),
      subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** HTML or Markdown; it is sanitized. */
      text: z.string().check(z.minLength(1), z.maxLength(50_000)),
      at: z.string(),
      /** Keys of the people who have read it. */
      readBy: z._default(z.array(z.string()), []),
    }),
  ),
});

export type UploadsFile = z.output<typeof uploadsFileSchema>;
export type LibraryFile = z.output<typeof libraryFileSchema>;
export type MessagesFile = z.output<typeof messagesFileSchema>;
