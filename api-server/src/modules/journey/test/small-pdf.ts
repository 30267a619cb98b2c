/** Returns a minimal PDF of one empty page, with optional additions to its catalog. */
export function smallPdf(extra = ''): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${extra}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`, 'latin1');
}
