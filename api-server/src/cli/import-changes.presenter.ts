import type { KindChanges } from '../platform/importing/company-digests.service.ts';
import type { ExportedKind } from '../platform/importing/exporter.port.ts';
import { hasChanges } from '../platform/importing/company-digests.service.ts';

const names: Readonly<Record<ExportedKind, string>> = {
  settings: 'configurações',
  term: 'termos de responsabilidade',
  unit: 'unidades',
  person: 'pessoas',
  notification: 'avisos',
  points: 'eventos com pontos',
  campaign: 'campanhas',
  room: 'salas de chat',
  section: 'seções',
  content: 'conteúdos',
  library: 'arquivos de bibliotecas',
  evaluation: 'avaliações',
  certificate: 'certificados',
  home: 'página inicial',
  catalog: 'catálogos',
  training: 'treinamentos',
  level: 'níveis',
  class: 'turmas',
  'event-type': 'tipos de evento',
  event: 'eventos da agenda',
  plan: 'planos',
  'plan-campaign': 'campanhas de planos',
  product: 'produtos',
  page: 'páginas',
};

const says = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Returns the lines that say what an import has changed: a count by kind, or that nothing has changed. */
export function changeLines(changes: readonly KindChanges[]): string[] {
  if (!hasChanges(changes)) return ['  0 mudanças'];
  return changes.map((kind) => {
    const counts = [
      says(kind.new, 'entra', 'entram'),
      says(kind.changed, 'muda', 'mudam'),
      ...(kind.removed > 0 ? [says(kind.removed, 'sai', 'saem')] : []),
      says(kind.same, 'igual', 'iguais'),
    ];
    return `  ${names[kind.kind]}: ${counts.join(', ')}`;
  });
}
