import type { ByteSource } from '../byte-source.adapter.ts';
import { broken, mismatch, unsafe } from './refusals.rules.ts';

const active = /\/(JavaScript|Launch|RichMedia)\b/;
const overlap = 16;

/**
 * Checks a whole PDF that runs nothing. Names in compressed parts are not checked, because no viewer in the portal
 * runs them.
 */
export async function checkPdf(source: ByteSource): Promise<void> {
  if ((await source.read(0, 5)).toString('latin1') !== '%PDF-') throw mismatch('pdf');
  const end = (await source.read(Math.max(0, source.size - 2048), 2048)).toString('latin1');
  if (!end.includes('startxref') || !end.includes('%%EOF')) throw broken();
  let before = '';
  for await (const chunk of source.chunks()) {
    const text = before + chunk.toString('latin1');
    if (active.test(text)) throw unsafe('ele contém scripts. Salve-o como PDF simples');
    before = text.slice(-overlap);
  }
}
