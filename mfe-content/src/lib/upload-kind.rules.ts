import type { UserUpload } from '@shared-kit/contracts/content';
import type { IconName } from '@shared-kit/ui';

export type UploadKind = 'image' | 'video' | 'other';

/** Returns the kind of an upload by its media type: image, video or other (A3-17). */
export function uploadKind(mimetype: string): UploadKind {
  if (mimetype.startsWith('image/')) return 'image';
  return mimetype.startsWith('video/') ? 'video' : 'other';
}

/** Returns the label and the icon above the title of an upload. */
export function uploadAppearance({ mimetype, extension }: Pick<UserUpload, 'mimetype' | 'extension'>): {
  label: string;
  icon: IconName;
} {
  if (mimetype.startsWith('audio/')) return { label: 'Áudio', icon: 'audio' };
  if (mimetype === 'application/pdf') return { label: 'PDF', icon: 'file-text' };
  switch (uploadKind(mimetype)) {
    case 'image':
      return { label: 'Imagem', icon: 'image' };
    case 'video':
      return { label: 'Vídeo', icon: 'play-circle' };
    case 'other':
      return {
        label: officeLabels[extension.slice(0, 3)] ?? 'Arquivo',
        icon: extension.startsWith('xls') ? 'spreadsheet' : 'file-text',
      };
  }
}

const officeLabels: Readonly<Record<string, string>> = { doc: 'Documento', xls: 'Planilha', ppt: 'Apresentação' };
