import { defineImporter } from '../../../platform/importing/importer.port.ts';
import { uploadFormatOf } from '@shared-kit/contracts/content';
import { libraryFileSchema, messagesFileSchema, uploadsFileSchema } from './community-file.schema.ts';
import { exportLibrary } from './library.exporter.ts';
import { writeLibrary } from './import-library.service.ts';
import { writeMessages } from './import-messages.service.ts';
import { writeUploads } from './import-uploads.service.ts';

/** Imports uploads of people, media libraries and messages. */
export const communityImporter = defineImporter({
  domain: 'community',
  after: ['users', 'content'],
  documents: {
    uploads: { path: 'content-uploads.yaml', schema: uploadsFileSchema },
    library: { path: 'content-library.yaml', schema: libraryFileSchema },
    messages: { path: 'messages.yaml', schema: messagesFileSchema },
  },
  check({ uploads, library, messages }, context) {
    for (const document of uploads) {
      document.data.uploads.forEach(({ section, user, file, image }, index) => {
        context.expectRef(document, ['uploads', index, 'section'], 'content-section', section);
        context.expectRef(document, ['uploads', index, 'user'], 'user', user);
        context.expectMedia(document, ['uploads', index, 'file'], file);
        if (image !== undefined) context.expectMedia(document, ['uploads', index, 'image'], image);
        if (!uploadFormatOf(file))
          context.fault(document, ['uploads', index, 'file'], 'Este tipo de arquivo não é aceito em envios.');
      });
    }
    for (const document of library) {
      document.data.files.forEach(({ item, file }, index) => {
        context.expectRef(document, ['files', index, 'item'], 'content-item', item);
        context.expectMedia(document, ['files', index, 'file'], file);
      });
    }
    for (const document of messages) {
      document.data.messages.forEach(({ to, readBy }, index) => {
        for (const user of [...to, ...readBy]) context.expectRef(document, ['messages', index, 'to'], 'user', user);
      });
    }
  },
  export: exportLibrary,
  async write(db, { uploads, library, messages }, context) {
    for (const document of uploads) await writeUploads(db, document, context);
    for (const document of library) await writeLibrary(db, document, context);
    for (const document of messages) await writeMessages(db, document, context);
  },
});
