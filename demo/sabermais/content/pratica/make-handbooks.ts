/** Creates the PDFs of 'Na prática': `node demo/sabermais/content/pratica/make-handbooks.ts`. */
import { returnChapters, shopChapters } from './chapters.ts';
import { writeHandbook } from './handbook.ts';

writeHandbook({
  name: 'manual-da-loja',
  title: 'Manual da loja',
  subtitle: 'Da primeira luz da manhã ao alarme da noite, passo a passo.',
  edition: 'Edição de 2026',
  chapters: shopChapters,
});
writeHandbook({
  name: 'guia-de-trocas',
  title: 'Guia de trocas',
  subtitle: 'Direito, cortesia e o jeito certo de dizer.',
  edition: 'Edição de 2026',
  chapters: returnChapters,
});
