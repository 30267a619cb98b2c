import { lockOfElement, lockOfNode, lockOfVisitor } from './unlock.rules.ts';
import { aCourse, aNode, anElement, done, open } from '../test/course-factory.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('unlock predicate', () => {
  test('locks an element of a sequential block until the previous one is done [B4.3-01] [B4.3-12]', () => {
    const video = anElement('CONTENT', 'Vídeo', open);
    const page = anElement('CONTENT', 'Página', open);
    const course = aCourse([aNode(1, { sequential: true }, [video, page])]);
    expect(lockOfElement(course, course.root, video, now)).toBeNull();
    expect(lockOfElement(course, course.root, page, now)).toMatchObject({
      reason: 'SEQUENCE',
      message: 'Conclua “Vídeo” para liberar este item.',
      blockedBy: { elementType: 'CONTENT', title: 'Vídeo', idContentItem: video.row.id_content_item },
    });
  });

  test.each([['COMPLETED'], ['PASSED'], ['EQUIVALENCY']] as const)(
    'unlocks the next element after a content that is %s [B4.3-02]',
    (status) => {
      const first = anElement('CONTENT', 'Vídeo', { ...done, status });
      const next = anElement('CONTENT', 'Página', open);
      const course = aCourse([aNode(1, { sequential: true }, [first, next])]);
      expect(lockOfElement(course, course.root, next, now)).toBeNull();
    },
  );

  test('shows 100% for a failed SCORM content, which unlocks nothing [B4.3-04]', () => {
    const scorm = anElement('CONTENT', 'Simulador', {
      status: 'FAILED',
      progress: 100,
      isDone: false,
      isSettled: true,
      grade: 20,
    });
    const next = anElement('EVALUATION', 'Prova', open);
    const course = aCourse([aNode(1, { sequential: true }, [scorm, next])]);
    expect(lockOfElement(course, course.root, next, now)?.reason).toBe('SEQUENCE');
  });

  test('unlocks the next element after a failed but finished evaluation [B4.3-03]', () => {
    const exam = anElement('EVALUATION', 'Prova', {
      status: 'FAILED',
      progress: 100,
      isDone: true,
      isSettled: false,
      grade: 20,
    });
    const next = anElement('CONTENT', 'Página', open);
    const course = aCourse([aNode(1, { sequential: true }, [exam, next])]);
    expect(lockOfElement(course, course.root, next, now)).toBeNull();
  });

  test('locks nothing in a block that is not sequential, and never because of an image', () => {
    const first = anElement('CONTENT', 'Vídeo', open);
    const second = anElement('CONTENT', 'Página', open);
    const free = aCourse([aNode(1, { sequential: false }, [first, second])]);
    expect(lockOfElement(free, free.root, second, now)).toBeNull();
    const image = anElement('IMAGE', 'Capa', open);
    const pictured = aCourse([aNode(1, { sequential: true }, [image, first])]);
    expect(lockOfElement(pictured, pictured.root, first, now)).toBeNull();
  });

  test('locks everything below a locked node', () => {
    const video = anElement('CONTENT', 'Vídeo', open);
    const module2 = anElement('NODE', 'Módulo 2', open, 2);
    const inside = anElement('CONTENT', 'Página do módulo 2', open);
    const course = aCourse([
      aNode(1, { sequential: true }, [video, module2]),
      aNode(2, { sequential: false, idParent: 1 }, [inside]),
    ]);
    const node2 = course.nodes.get(2);
    if (!node2) throw new Error('the course has no node 2');
    expect(lockOfNode(course, node2, now)).toMatchObject({ reason: 'SEQUENCE', blockedBy: { title: 'Vídeo' } });
    expect(lockOfElement(course, node2, inside, now)).toMatchObject({
      reason: 'SEQUENCE',
      blockedBy: { title: 'Vídeo' },
    });
  });

  test('locks everything in a class that has not started [B4.3-08] [B4.3-10]', () => {
    const video = anElement('CONTENT', 'Vídeo', open);
    const course = aCourse([aNode(1, {}, [video])], { team: { initial_date: new Date('2026-12-01T12:00:00Z') } });
    expect(lockOfElement(course, course.root, video, now)).toMatchObject({
      reason: 'NOT_STARTED',
      message: 'A turma começa em 01/12/2026.',
    });
  });

  test('closes a finished training whose class ends access upon completion [B4.3-11]', () => {
    const video = anElement('CONTENT', 'Vídeo', done);
    const enrollment = { status: 'COMPLETED' } as const;
    const closed = aCourse([aNode(1, {}, [video])], { enrollment, team: { allow_access_upon_completion: false } });
    expect(lockOfElement(closed, closed.root, video, now)?.reason).toBe('COMPLETED');
    const withAccess = aCourse([aNode(1, {}, [video])], { enrollment, team: { allow_access_upon_completion: true } });
    expect(lockOfElement(withAccess, withAccess.root, video, now)).toBeNull();
  });

  test('locks an archived node [B4.3-05]', () => {
    const course = aCourse([aNode(1, { row: { status: 'ARCHIVED' } }, [])]);
    expect(lockOfNode(course, course.root, now)?.reason).toBe('ARCHIVED');
  });

  test('locks an inactive node [B4.3-06]', () => {
    const course = aCourse([aNode(1, { row: { active: false } }, [])]);
    expect(lockOfNode(course, course.root, now)?.reason).toBe('INACTIVE');
  });

  test('locks a part of a training without an own enrolment as inactive outside of the training [B4.3-13]', () => {
    const { row } = aNode(1, { row: { node_type: 'LEARNING', entry_point: false, self_enrollment: false } }, []);
    const visitor = { department: '', enrollment: null, team: null };
    expect(lockOfVisitor(row, visitor, now)).toMatchObject({
      reason: 'INACTIVE',
      message: 'Esta página não está disponível.',
    });
    expect(lockOfVisitor({ ...row, self_enrollment: true }, visitor, now)).toBeNull();
    expect(lockOfVisitor({ ...row, entry_point: true }, visitor, now)).toBeNull();
  });

  test('locks a training without contents for everybody who is not in it', () => {
    const { row } = aNode(1, { row: { node_type: 'LEARNING', entry_point: true } }, []);
    const visitor = { department: '', enrollment: null, team: null, isInPreparation: true };
    expect(lockOfVisitor(row, visitor, now)).toMatchObject({ reason: 'IN_PREPARATION', message: 'Em preparação' });
    const { enrollment } = aCourse([aNode(1, {}, [])]);
    expect(lockOfVisitor(row, { ...visitor, enrollment }, now)).toBeNull();
  });

  test('locks a node of other departments with the text of restricted content [B4.3-07] [B6-07]', () => {
    const course = aCourse([aNode(1, { row: { departments: ['Jurídico'] } }, [])]);
    expect(lockOfNode(course, course.root, now)).toMatchObject({
      reason: 'RESTRICTED',
      message: 'Este conteúdo é restrito para um grupo específico e você não tem permissão para visualizar.',
    });
  });

  test('closes an expired enrolment but not a finished one', () => {
    const video = anElement('CONTENT', 'Vídeo', open);
    const expires_at = new Date('2026-11-20T12:00:00Z');
    const late = aCourse([aNode(1, {}, [video])], { enrollment: { expires_at } });
    expect(lockOfElement(late, late.root, video, now)?.reason).toBe('EXPIRED');
    const finished = aCourse([aNode(1, {}, [video])], { enrollment: { expires_at, status: 'PASSED' } });
    expect(lockOfElement(finished, finished.root, video, now)).toBeNull();
  });
});
