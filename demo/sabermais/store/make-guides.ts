/** Creates the PDFs that the products of the store contain: `node demo/sabermais/store/make-guides.ts`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeHandbook } from '../content/pratica/handbook.ts';
import { guides } from './guides.ts';

const folder = join(import.meta.dirname, 'files');
mkdirSync(folder, { recursive: true });
for (const guide of guides) writeHandbook({ ...guide, edition: 'Edição de 2026' }, folder);
