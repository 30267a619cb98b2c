import * as contract from '@shared-kit/contracts/admin';
import { file } from '../../../platform/module.ts';
import { classResults } from '../../learning/index.ts';
import type { ClassResults } from '../../learning/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { CSV_MEDIA_TYPE, UTF8_MARK, csvLines } from '../people-import/people-table.presenter.ts';
import { taughtClass } from './class-instructor.policy.ts';

const columns = [
  'Nome',
  'Login',
  'Departamento',
  'Encontros',
  'Presenças',
  'Faltas',
  'Faltas justificadas',
  'Sem marca',
  'Frequência (%)',
  'Resultado',
] as const;

const resultWords = { approved: 'Aprovada', failed: 'Reprovada', open: 'Em aberto' } as const;

/** Serves the attendance of people over the meetings of a class. */
export function serveClassResults(api: AdminApi): void {
  api.handle(contract.readClassResults, async ({ params: { idClass }, db, actor }) => {
    const { min_attendance: minAttendance } = await taughtClass(db, actor, idClass);
    const results = await classResults(db, { idTeam: idClass, min: minAttendance, limit: contract.MAX_ATTENDEES });
    return { minAttendance, ...results };
  });

  api.handle(contract.exportClassResults, async ({ params: { idClass }, db, actor, audit }) => {
    const { name, min_attendance: min } = await taughtClass(db, actor, idClass);
    const { meetings, people } = await classResults(db, { idTeam: idClass, min, limit: contract.MAX_SEATS });
    await audit({
      changes: [
        { field: 'class', before: name, after: name },
        { field: 'exported', before: '', after: `${people.length} (CSV)` },
      ],
    });
    const lines = [[...columns], ...people.map((person) => textsOf(person, meetings))];
    return file(Buffer.from(UTF8_MARK + csvLines(lines)), {
      mediaType: CSV_MEDIA_TYPE,
      name: 'resultado-da-turma.csv',
    });
  });
}

function textsOf(person: ClassResults['people'][number], meetings: number): string[] {
  const { name, username, department, present, absent, justified, unmarked, percent, result } = person;
  const numbers = [meetings, present, absent, justified, unmarked, percent ?? ''].map(String);
  return [name, username, department, ...numbers, result === null ? '' : resultWords[result]];
}
