import { sizeFor, statementsOf } from '../scale/grow-company.ts';
import type { Statements } from '../scale/grow-company.ts';

/** Trainings that everybody is enrolled in. */
const trainings = 40;
/** Trainings without enrolments, which the writes of the benchmark fill. */
export const emptyTrainings = ['vazio-1', 'vazio-2'] as const;
/** Group of the people whom one call enrols. */
export const enrolledGroup = 'Grupo 0';

export interface AdminSize {
  readonly people: number;
  readonly trainings: number;
  readonly requests: number;
  readonly auditActs: number;
}

/** Returns the size of the bounds, or one with as many people and all else in proportion. */
export function adminSizeFor(people = 50_000): AdminSize {
  return {
    people,
    trainings,
    requests: Math.round(people / 10),
    auditActs: people * 100,
  };
}

/**
 * Returns the statements that make the administered company: people with leaders, groups and accesses, enrolments with
 * due dates and validities, requests that wait, and the log of changes. All rows follow from their number.
 */
export function administeredStatements(app: number, size: AdminSize): Statements {
  const grown = statementsOf(app, { ...sizeFor(size.people), trainings });
  const newPeople = `(select id_user, row_number() over (order by id_user) as number from users where id_app = ${app} and key like 'pessoa-%')`;
  const tenPeople = Math.min(10_000, Math.round(size.people / 5));
  return {
    people: grown.people,
    // Everybody is led by the person of a twentieth of the number, and the first nineteen by Mauro: four levels.
    'leaders and accesses': `
      update users u set id_manager = coalesce(leader.id_user, top.id_user), created_at = now() - p.number * interval '1 hour',
             active = p.number % 50 <> 0,
             last_login = case when p.number % 4 = 0 then null else now() - p.number * interval '1 minute' end,
             last_access = case when p.number % 4 = 0 then null else now() - p.number * interval '1 minute' end
        from ${newPeople} p left join ${newPeople} leader on leader.number = p.number / 20
             join users top on top.id_app = ${app} and top.key = 'mauro'
       where u.id_user = p.id_user and u.id_app = ${app}`,
    groups: `
      insert into people_groups (id_app, name, created_at) select ${app}, 'Grupo ' || i, now() from generate_series(0, 19) i;
      insert into people_group_members (id_app, id_group, id_user, added_at)
      select ${app}, g.id_group, p.id_user, now() from ${newPeople} p
        join people_groups g on g.id_app = ${app} and g.name = 'Grupo ' || p.number % 20 and g.name <> '${enrolledGroup}';
      insert into people_group_members (id_app, id_group, id_user, added_at)
      select ${app}, g.id_group, p.id_user, now() from ${newPeople} p
        join people_groups g on g.id_app = ${app} and g.name = '${enrolledGroup}' where p.number <= ${tenPeople}`,
    catalogs: grown.catalogs,
    trainings: grown.trainings,
    'empty trainings': emptyTrainings
      .map(
        (code) => `
      insert into nodes (id_app, node_code, id_parent, position, node_type, status, title, short_title, description, label,
             image, mobile_image, workload, duration, syllabus, is_home, active, visibility, entry_point, self_enrollment,
             shareable, allow_comments, comments_label, departments, search_text)
      select id_app, '${code}', id_parent, 5000, node_type, status, 'Treinamento ${code}', '', description, label, image, mobile_image,
             workload, duration, syllabus, false, true, true, true, false, true, false, '', null, '${code}'
        from nodes where id_app = ${app} and node_code = 'treinamento-1'`,
      )
      .join(';'),
    contents: grown.contents,
    blocks: grown.blocks,
    elements: grown.elements,
    'content of the empty trainings': `
      insert into node_blocks (id_app, id_node, position, block_type, title, text, sequential, parameters)
      select ${app}, id_node, 1, 'List', '', '', false, '{}' from nodes where id_app = ${app} and node_code like 'vazio-%';
      insert into block_elements (id_app, id_block, position, element_type, id_content_item, mandatory, title, description, image,
             mobile_image, link)
      select ${app}, b.id_block, 1, 'CONTENT', (select min(id_content_item) from content_items where id_app = ${app} and key like 'conteudo-%'),
             false, '', '', '', '', ''
        from node_blocks b join nodes n on n.id_node = b.id_node where n.id_app = ${app} and n.node_code like 'vazio-%'`,
    classes: grown.classes,
    enrolments: `
      insert into enrollments (id_app, id_user, id_node, id_team, status, progress, enrolled_at, start_date, finish_date,
             last_access_date, valid_until)
      select ${app}, p.id_user, t.id_node, null,
             case (p.number + t.number) % 4 when 0 then 'COMPLETED' when 1 then 'PASSED' when 2 then 'NOT_ATTEMPTED' else 'IN_PROGRESS' end,
             case (p.number + t.number) % 4 when 0 then 100 when 1 then 100 when 2 then 0 else 40 end,
             now() - p.number * interval '1 minute', now() - p.number * interval '1 minute',
             case when (p.number + t.number) % 4 < 2 then now() end, now(),
             case when (p.number + t.number) % 4 = 0 then now() + p.number * interval '10 minutes' end
        from (select id_node, row_number() over (order by id_node) as number from nodes
               where id_app = ${app} and node_code like 'treinamento-%') t, ${newPeople} p`,
    'due dates': `
      insert into enrollment_assignments (id_app, id_enrollment, due_at, reason, assigned_by)
      select ${app}, id_enrollment, now() + (id_enrollment % 60 - 20) * interval '1 day', 'Obrigatório', 'João'
        from enrollments where id_app = ${app} and id_enrollment % 4 <> 1`,
    'steps of enrolments': grown['steps of enrolments'],
    requests: `
      insert into enrollment_requests (id_app, id_user, id_team, status, creation_date)
      select ${app}, p.id_user, t.id_team, 'PENDING', now() - p.number * interval '1 minute'
        from ${newPeople} p
        join (select id_team, row_number() over (order by id_team) as number from teams where id_app = ${app} and key like 'turma-%') t
          on t.number = 1 + p.number % ${trainings}
       where p.number <= ${size.requests}`,
    'log of changes': `
      insert into audit_acts (id_app, at, id_actor, actor_name, act, subject_kind, id_subject, subject_name, changes, request_id)
      select ${app}, now() - (${size.auditActs} - i) * interval '10 seconds', a.id_user, a.name, 'admin.save-person', 'person',
             p.id_user, 'Pessoa ' || p.number,
             '[{"field": "department", "before": "Operações", "after": "Engenharia"}]', md5(i::text)
        from generate_series(1, ${size.auditActs}) i
        join (select id_user, number from ${newPeople} numbered) p on p.number = 1 + i % ${size.people}
        join (select id_user, name, row_number() over (order by id_user) as number from users where id_app = ${app} and key not like 'pessoa-%') a
          on a.number = 1 + i % 20
       order by i`,
    roles: `
      insert into role_grants (id_app, id_user, role, scope, given_by, given_at)
      select ${app}, id_user, 'hr', '{"kind": "departments", "departments": ["Operações", "Engenharia"]}', 'João', now()
        from users where id_app = ${app} and key = 'katia';
      update users set admin = 0 where id_app = ${app} and key = 'katia';
      insert into role_grants (id_app, id_user, role, scope, given_by, given_at)
      select ${app}, id_user, 'reports', '{"kind": "team"}', 'João', now() from users where id_app = ${app} and key = 'mauro'`,
  };
}
