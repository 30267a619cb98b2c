import { believableTime, stateReached, visitStart } from './progress.rules.ts';

const video = { idContentType: 2, duration: 100 };
const article = { idContentType: 5, duration: 0 };

describe('progress of a person with an item', () => {
  test('a position inside a medium is progress and a resume position', () => {
    expect(stateReached(video, { seconds: 40, finished: false })).toEqual({
      lastPosition: 40,
      progress: 40,
      completed: 'PROGRESS',
    });
  });

  test('the first seconds count as the start, without a resume position', () => {
    expect(stateReached(video, { seconds: 2, finished: false }).lastPosition).toBe(0);
  });

  test('a medium is complete near its end, and then starts over', () => {
    expect(stateReached(video, { seconds: 94, finished: false }).completed).toBe('PROGRESS');
    expect(stateReached(video, { seconds: 95, finished: false })).toEqual({
      lastPosition: 0,
      progress: 100,
      completed: 'COMPLETED',
    });
  });

  test('a browser that claims the end at second 5 is ignored', () => {
    expect(stateReached(video, { seconds: 5, finished: true })).toMatchObject({ progress: 5, completed: 'PROGRESS' });
  });

  test('without a known duration the player reports the end', () => {
    expect(stateReached({ idContentType: 1, duration: 0 }, { seconds: 50, finished: true }).completed).toBe(
      'COMPLETED',
    );
  });

  test('a duration that a browser reported completes nothing for anybody', () => {
    const timed = (duration: number) => ({ idContentType: 2, duration, isDurationReported: true });
    expect(stateReached(timed(1), { seconds: 10, finished: false })).toEqual({
      lastPosition: 10,
      progress: 99,
      completed: 'PROGRESS',
    });
    expect(stateReached(timed(86_400), { seconds: 600, finished: true })).toMatchObject({
      progress: 100,
      completed: 'COMPLETED',
    });
  });

  test('an article is complete when its end was reached, and has no position', () => {
    expect(stateReached(article, { seconds: 30, finished: false })).toEqual({
      lastPosition: 0,
      progress: 0,
      completed: 'PROGRESS',
    });
    expect(stateReached(article, { seconds: 30, finished: true })).toEqual({
      lastPosition: 0,
      progress: 100,
      completed: 'COMPLETED',
    });
  });
});

describe('wrong clocks', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test('a visit never starts in the future', () => {
    expect(visitStart('2026-11-21 13:00:00', now)).toEqual(now);
    expect(visitStart('2026-11-21 11:59:00', now)).toEqual(new Date('2026-11-21T11:59:00Z'));
  });

  test('the time spent never exceeds the time that has passed', () => {
    expect(believableTime(500, new Date('2026-11-21T11:59:00Z'), now)).toBe(60);
    expect(believableTime(20, new Date('2026-11-21T11:59:00Z'), now)).toBe(20);
  });
});
