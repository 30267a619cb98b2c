/** Types of class attachments, by file extension (B3-32). */
export const attachmentTypes = [
  { format: 1, label: 'PDF', extensions: ['.pdf'] },
  { format: 2, label: 'Apresentação', extensions: ['.ppt', '.pptx'] },
  { format: 3, label: 'Planilha', extensions: ['.xls', '.xlsx', '.csv'] },
  { format: 4, label: 'Documento', extensions: ['.doc', '.docx'] },
  { format: 5, label: 'Imagem', extensions: ['.jpg', '.png', '.svg', '.webp', '.gif'] },
  { format: 6, label: 'Áudio', extensions: ['.mp3', '.wav', '.ogg'] },
  { format: 7, label: 'Vídeo', extensions: ['.mp4', '.webm'] },
] as const;

export type AttachmentFormat = (typeof attachmentTypes)[number]['format'];

/** Returns the type of a file by its name; undefined when a class does not accept it. */
export function attachmentFormatOf(fileName: string): AttachmentFormat | undefined {
  const extension = /\.[^.]+$/.exec(fileName)?.[0]?.toLowerCase() ?? '';
  return attachmentTypes.find(({ extensions }) => extensions.some((one) => one === extension))?.format;
}

/** Returns the label of an attachment type (B3-32). */
export function attachmentLabel(format: AttachmentFormat): string {
  return attachmentTypes.find((type) => type.format === format)?.label ?? '';
}
