import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PdfSearch } from './pdf-search.tsx';
import { usePdfSearch } from './use-pdf-search.ts';

/** Creates a document with these page texts; a page without text cannot be read. */
function documentOf(...pages: (string | undefined)[]): PDFDocumentProxy {
  const getPage = async (page: number) => {
    const str = pages[page - 1];
    if (str === undefined) throw new Error('the link has expired');
    return { getTextContent: async () => ({ items: [{ str, hasEOL: true }] }) };
  };
  return { numPages: pages.length, getPage } as unknown as PDFDocumentProxy;
}

function Search({ pdf }: { pdf: PDFDocumentProxy }) {
  return <PdfSearch search={usePdfSearch(pdf, () => undefined)} onClose={() => undefined} />;
}

test.each([
  ['every page is looked through', documentOf('sangria', 'troco'), 'Nenhum resultado'],
  ['a page can not be read', documentOf('sangria', undefined), 'Não foi possível buscar no documento todo'],
  ['a page after a hit can not be read', documentOf('gorjeta', undefined), '1 de 1+'],
])('ends a search where %s, and reports it', async (_, pdf, said) => {
  render(<Search pdf={pdf} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar no documento' }), 'gorjeta');
  expect(await screen.findByText(said)).toBeInTheDocument();
});
