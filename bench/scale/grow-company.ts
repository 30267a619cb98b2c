import pg from 'pg';
import { large } from './open-companies.ts';

/** How many rows the copy of the demo company gets beside those of the demo. */
export interface Size {
  readonly people: number;
  readonly trainings: number;
  /** Items with a progress, over all people; half of them inside trainings. */
  readonly progress: number;
  /** Comments on one node and, as many again, on one class. */
  readonly comments: number;
  /** Rows of earned points, over all people. */
  readonly points: number;
}

const issueSize: Size = {
  people: 50_000,
  trainings: 2_000,
  progress: 500_000,
  comments: 20_000,
  points: 250_000,
};

/** Returns the size of the issue, or one with as many people and all else in proportion. */
export function sizeFor(people = issueSize.people): Size {
  const part = people / issueSize.people;
  return Object.fromEntries(
    Object.entries(issueSize).map(([what, count]) => [what, Math.max(1, Math.round(count * part))]),
  ) as unknown as Size;
}

const firstNames =
  'Ana Bruno Carla Daniel Elisa Fábio Gabriela Heitor Inês João Karina Luís Márcia Nélson Olívia Paulo Raquel Sérgio Tânia Vítor';
const lastNames =
  'Silva Souza Araújo Gonçalves Mendonça Conceição Falcão Assunção Magalhães Brandão Pinheiro Sequeira Monteiro Segatto Andrade Ximenes';
const words =
  'segurança eletricidade atendimento liderança manutenção medição redes contratos finanças vendas qualidade logística cálculo ambiente projetos gestão';

const list = (text: string): string => `string_to_array('${text}', ' ')`;
/** The word at a place that goes round. */
const pick = (text: string, place: string): string => `(${list(text)})[1 + (${place}) % ${text.split(' ').length}]`;
/** As `foldText` of the contracts folds. */
const folded = (text: string): string =>
  `translate(lower(${text}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;

/**
 * Fills the copy of the demo company with SQL, as the owner of the tables. All new rows follow from their number, so two
 * runs make the same company. Ids of the demo's own rows stay, so its people can call both companies alike.
 */
export async function growCompany(
  databaseUrl: string,
  size: Size,
  note: (text: string) => void = () => undefined,
): Promise<void> {
  await runStatements(databaseUrl, (app) => statementsOf(app, size), note);
}

/** Statements in their order, by what they make. */
export type Statements = Readonly<Record<string, string>>;

/** Runs the statements for the copy of the demo company, as the owner of the tables. */
export async function runStatements(
  databaseUrl: string,
  statementsFor: (app: number) => Statements,
  note: (text: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id_app: number }>('select id_app from apps where key = $1', [large]);
    const app = rows[0]?.id_app;
    if (app === undefined) throw new Error(`${large} is not imported`);
    await client.query(`select set_config('app.tenant', '${app}', false)`);
    for (const [what, statement] of Object.entries(statementsFor(app))) {
      note(what);
      // Without fresh statistics, later statements that join the new rows would take minutes.
      await client.query(`${statement};analyze`);
    }
    note('statistics');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Returns the statements that make the rows of a large company, in their order. */
export function statementsOf(app: number, size: Size) {
  const node = (code: string): string => `(select id_node from nodes where id_app = ${app} and node_code = '${code}')`;
  const newPeople = `(select id_user, row_number() over (order by id_user) as number from users where id_app = ${app} and key like 'pessoa-%')`;
  const newTrainings = `(select id_node, row_number() over (order by id_node) as number from nodes where id_app = ${app} and node_code like 'treinamento-%')`;
  const { people, trainings } = size;
  const enrolmentsOfEach = 3;
  const contentsOfTraining = 3;
  const inTrainings = size.progress / 2;
  const catalogs = Math.max(1, Math.round(trainings / 66));
  return {
    people: `
      insert into users (id_app, key, id_company, username, email, name, department, role)
      select ${app}, 'pessoa-' || i, (select min(id_company) from users where id_app = ${app}), 'pessoa' || i,
             'pessoa' || i || '@aurora.example',
             ${pick(firstNames, 'i')} || ' ' || ${pick(lastNames, 'i / 20')} || ' ' || ${pick(lastNames, 'i / 320')},
             case i % 40 when 0 then 'Operações' when 1 then 'Engenharia' when 2 then 'Comercial' when 3 then 'Manutenção'
               else 'Unidade ' || i % 40 end, 'Técnica'
        from generate_series(1, ${people}) i`,
    catalogs: `
      insert into nodes (id_app, node_code, id_parent, position, node_type, status, title, short_title, description, label,
             image, mobile_image, workload, duration, syllabus, is_home, active, visibility, entry_point, self_enrollment,
             shareable, allow_comments, comments_label, departments, search_text)
      select ${app}, 'area-' || i, ${node('catalogo')}, 100 + i, 'ORGANIZATION', 'PUBLISHED', 'Área ' || i, '', '', '', image,
             mobile_image, '', null, '', false, true, true, false, false, false, false, '', null, 'area ' || i
        from generate_series(1, ${catalogs}) i, nodes o where o.id_app = ${app} and o.node_code = 'pessoas'`,
    // Every second training lies in a catalog of the demo, so that its catalogs grow too.
    trainings: `
      insert into nodes (id_app, node_code, id_parent, position, node_type, status, title, short_title, description, label,
             image, mobile_image, workload, duration, syllabus, is_home, active, visibility, entry_point, self_enrollment,
             shareable, allow_comments, comments_label, departments, search_text)
      select ${app}, 'treinamento-' || i,
             case when i % 2 = 0 then (select id_node from nodes c where c.id_app = ${app} and c.node_code = 'area-' || (1 + i % ${catalogs}))
               else (array[${node('seguranca')}, ${node('operacao')}, ${node('pessoas')}])[1 + i / 2 % 3] end,
             1000 + i, 'LEARNING', 'PUBLISHED', title, '', text, 'Curso', image, mobile_image, '2h', 120, '', false, true, true,
             true, i % 3 = 0, true, false, '', null, ${folded("title || ' ' || text")}
        from (select i, image, mobile_image, initcap(${pick(words, 'i')}) || ' em ' || ${pick(words, 'i / 16')} || ' ' || i as title,
                     'O que muda em ' || ${pick(words, 'i / 7')} || ' e ' || ${pick(words, 'i / 3')} || '.' as text
                from generate_series(1, ${trainings}) i, nodes o where o.id_app = ${app} and o.node_code = 'atendimento') made`,
    'tags of trainings': `
      insert into node_tags (id_app, id_node, tag)
      select distinct ${app}, t.id_node, tag from ${newTrainings} t,
             lateral (values (initcap(${pick(words, 't.number::int')})), ((array['Segurança', 'Ética', 'Normas', 'Elétrica', 'Pessoas'])[1 + t.number % 5])) given (tag)`,
    contents: `
      insert into content_items (id_app, key, id_content_type, id_section, position, text, description, image, image_secondary,
             image_style, color, background_color, show_text, content, content_location, reference_link, author, duration,
             classification_abbreviation, classification_title, captions, file, search_text, shareable)
      select ${app}, 'conteudo-' || i, id_content_type, id_section, 1000 + i, 'Aula ' || i || ': ' || ${pick(words, 'i')}, description, image,
             image_secondary, image_style, color, background_color, show_text, content, content_location, reference_link, author,
             duration, classification_abbreviation, classification_title, captions, file,
             ${folded(`'Aula ' || i || ': ' || ${pick(words, 'i')} || ' ' || description`)}, shareable
        from generate_series(1, ${trainings * contentsOfTraining}) i,
             (select c.* from content_items c join block_elements e on e.id_app = c.id_app and e.id_content_item = c.id_content_item
                join node_blocks b on b.id_block = e.id_block where c.id_app = ${app} and b.id_node = ${node('atendimento')} limit 1) o`,
    blocks: `
      insert into node_blocks (id_app, id_node, position, block_type, title, text, sequential, parameters)
      select ${app}, t.id_node, 1, 'List', '', '', false, '{}' from ${newTrainings} t`,
    elements: `
      insert into block_elements (id_app, id_block, position, element_type, id_content_item, mandatory, title, description, image,
             mobile_image, link)
      select ${app}, b.id_block, 1 + c.number % ${contentsOfTraining}, 'CONTENT', c.id_content_item, false, '', '', '', '', ''
        from (select id_content_item, row_number() over (order by id_content_item) - 1 as number from content_items
               where id_app = ${app} and key like 'conteudo-%') c
        join (select t.number, b.id_block from ${newTrainings} t join node_blocks b on b.id_app = ${app} and b.id_node = t.id_node) b
          on b.number = 1 + c.number / ${contentsOfTraining}`,
    classes: `
      insert into teams (id_app, key, id_node, name, description, need_approval, allow_reenrollment, allow_access_upon_completion,
             enable_certificate_for_children, allow_comments, comments_label, comment_is_mandatory)
      select ${app}, 'turma-' || t.number, t.id_node, 'Turma aberta', '', false, true, true, false, false, '', false
        from ${newTrainings} t`,
    enrolments: `
      insert into enrollments (id_app, id_user, id_node, id_team, status, progress, enrolled_at, start_date, finish_date, last_access_date)
      select ${app}, p.id_user, t.id_node, null, case p.number % 3 when 0 then 'COMPLETED' else 'IN_PROGRESS' end,
             case p.number % 3 when 0 then 100 else 40 end, now() - p.number * interval '1 minute', now() - p.number * interval '1 minute',
             case p.number % 3 when 0 then now() end, now()
        from ${newPeople} p, generate_series(0, ${enrolmentsOfEach - 1}) i, ${newTrainings} t
       where t.number = 1 + (p.number * 7 + i * 131) % ${trainings}`,
    // Everybody is in the training whose node and class are commented.
    'enrolments in the commented training': `
      insert into enrollments (id_app, id_user, id_node, id_team, status, progress, enrolled_at, start_date, last_access_date)
      select ${app}, p.id_user, ${node('lgpd')}, e.id_team, 'IN_PROGRESS', 10, now(), now(), now()
        from ${newPeople} p, (select id_team from teams where id_app = ${app} and id_node = ${node('lgpd')} and allow_comments) e`,
    'steps of enrolments': `
      insert into node_enrollments (id_app, id_enrollment, id_node, status, progress, start_date, finish_date, last_access_date)
      select ${app}, id_enrollment, id_node, status, progress, enrolled_at, finish_date, enrolled_at from enrollments e
       where id_app = ${app} and not exists (select from node_enrollments n where n.id_app = ${app} and n.id_enrollment = e.id_enrollment)`,
    'progress in trainings': `
      insert into content_enrollments (id_app, id_node_enrollment, id_content_item, status, progress, start_date, finish_date, last_access_date)
      select ${app}, ne.id_node_enrollment, e.id_content_item, 'COMPLETED', 100, ne.start_date, ne.start_date, ne.start_date
        from node_enrollments ne join node_blocks b on b.id_app = ${app} and b.id_node = ne.id_node
        join block_elements e on e.id_app = ${app} and e.id_block = b.id_block and e.position <= 2
        join nodes n on n.id_node = ne.id_node
       where ne.id_app = ${app} and n.node_code like 'treinamento-%' limit ${inTrainings}`,
    'progress of contents': `
      insert into content_progress (id_app, id_user, id_content_item, id_section, last_position, position_from, progress, completed,
             time_executed, updated_at, completed_at)
      select ${app}, p.id_user, c.id_content_item, null, 60, now(), 100, 'COMPLETED', 60, now() - i * interval '1 hour', now()
        from ${newPeople} p, generate_series(1, ${Math.ceil(inTrainings / people)}) i,
             (select id_content_item, row_number() over (order by id_content_item) as number from content_items where id_app = ${app}) c
       where c.number = 1 + (p.number * 3 + i * 37) % (select count(*) from content_items where id_app = ${app})`,
    visits: `
      insert into content_visits (id_app, id_user, id_visit, id_content_item, id_section, time_start, seconds, time_executed, recorded_at)
      select id_app, id_user, gen_random_uuid(), id_content_item, null, updated_at, 60, 60, updated_at from content_progress
       where id_app = ${app}`,
    'earned points': `
      insert into points_entries (id_app, id_user, id_event, points, title, once, earned_at)
      select ${app}, p.id_user, r.id_event, r.points, 'Aula ' || i, 'escala-' || i,
             date_trunc('second', greatest(now() - interval '18 days', now() - ((p.number * 37 + i * 11) % 20000) * interval '1 minute'))
        from ${newPeople} p, generate_series(1, ${Math.ceil(size.points / people)}) i,
             (select id_event, points, row_number() over (order by id_event) as number, count(*) over () as events from points_rules where id_app = ${app} and points > 0) r
       where r.number = 1 + (p.number + i * p.number / 3) % r.events`,
    'participants of campaigns': `
      insert into campaign_participants (id_app, id_campaign, id_user, notified, announced)
      select ${app}, c.id_campaign, p.id_user, true, true from ${newPeople} p, campaigns c where c.id_app = ${app}`,
    'points of campaigns': `
      update campaign_participants p set points = earned.points, reached_at = earned.reached_at
        from (select ce.id_campaign, e.id_user, sum(e.points)::integer as points, max(e.earned_at) as reached_at
                from points_entries e join campaign_events ce on ce.id_app = e.id_app and ce.id_event = e.id_event
                join campaigns c on c.id_app = e.id_app and c.id_campaign = ce.id_campaign
               where e.id_app = ${app} and e.earned_at >= c.start_date and e.earned_at < c.end_date group by 1, 2) earned
       where p.id_app = ${app} and p.id_campaign = earned.id_campaign and p.id_user = earned.id_user`,
    'comments of a node': commentsOf(app, size.comments, 'id_node', node('lgpd')),
    'comments of classes': ['lgpd', 'lideranca']
      .map((code) =>
        commentsOf(
          app,
          size.comments,
          'id_team',
          `(select min(id_team) from teams where id_app = ${app} and allow_comments and id_node = ${node(code)})`,
        ),
      )
      .join(';'),
    likes: `
      insert into learning_likes (id_app, id_user, element_type, id_liked, liked_at)
      select distinct ${app}, p.id_user, 'NODE', n.id_node, now() from ${newPeople} p,
             lateral (values (1 + p.number % (select count(*) from nodes where id_app = ${app})), (1 + p.number % 26)) l (liked),
             (select id_node, row_number() over (order by id_node) as number from nodes where id_app = ${app}) n
       where n.number = l.liked`,
    topics: `
      insert into user_topics (id_app, id_user, tag)
      select ${app}, p.id_user, initcap(${pick(words, 'p.number::int')}) from ${newPeople} p`,
    bell: `
      insert into bell_entries (id_app, id_user, key, kind, title, text, path, created_at)
      select ${app}, p.id_user, 'escala-' || i, 'points', 'Você ganhou pontos', '', '/journey', now() - i * interval '1 day'
        from ${newPeople} p, generate_series(1, 4) i`,
    messages: `
      insert into chat_messages (id_app, id_chat_room, sequence, id_user, client_id, message, moment, day)
      select ${app}, r.id_chat_room, r.last_sequence + p.number, p.id_user, gen_random_uuid(), 'Bom dia!', now(), current_date::text
        from ${newPeople} p, chat_rooms r where r.id_app = ${app} and p.number <= 20000;
      update chat_rooms r set last_sequence = coalesce((select max(sequence) from chat_messages m
        where m.id_app = ${app} and m.id_chat_room = r.id_chat_room), last_sequence) where id_app = ${app}`,
  };
}

/** Three comments in four begin a thread; the others answer one of the first. */
function commentsOf(app: number, count: number, column: 'id_node' | 'id_team', entity: string): string {
  const begun = Math.round(count * 0.75);
  const insert = (parent: string, from: number, to: number, join: string): string => `
    insert into comments (id_app, ${column}, id_parent_comment, id_user, id_enrollment, client_id, text, words, creation_date)
    select ${app}, ${entity}, ${parent}, w.id_user, w.id_enrollment, gen_random_uuid(), 'Concordo com o que foi dito na aula ' || i, 9,
           now() - (${count} - i) * interval '1 minute'
      from generate_series(${from}, ${to}) i
      join (select id_user, id_enrollment, row_number() over (order by id_enrollment desc) as number from enrollments
             where id_app = ${app} and id_node = (select id_node from nodes where id_app = ${app} and node_code = 'lgpd')) w
        on w.number = 1 + i % ${Math.max(1, Math.min(count, 10_000))} ${join}`;
  const parents = `join (select id_comment, row_number() over (order by id_comment desc) as number from comments
      where id_app = ${app} and ${column} = ${entity} and id_parent_comment is null) r on r.number = 1 + i * 7 % ${begun}`;
  return `${insert('null', 1, begun, '')};${insert('r.id_comment', begun + 1, count, parents)}`;
}
