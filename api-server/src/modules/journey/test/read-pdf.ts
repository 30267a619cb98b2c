import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly pages: number;
  readonly text: string;
  /** Addresses of the clickable links. */
  readonly links: readonly string[];
}

/** Returns the content that a PDF reader finds. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(pdf), useWorkerFetch: false, useSystemFonts: false })
    .promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const annotations: { url?: string }[] = await page.getAnnotations();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  return {
    pages: document.numPages,
    text: text.replace(/\s+/g, ' '),
    links: annotations.flatMap(({ url }) => url ?? []),
  };
}
