import type { Team, TrainingOffer } from '@shared-kit/contracts/learning';
import { aTeam } from '../../test/team-factory.ts';
import { enrolWay, summaryOfClasses } from './enrol-way.rules.ts';

const offer = { idOffer: 3, title: 'Excel', price: 149.9 };
const full = aTeam({ totalVacanciesAvailable: 0 });
const withLine = aTeam({ totalVacanciesAvailable: 0, canWait: 1 });
const inLine = aTeam({ totalVacanciesAvailable: 0, canWait: 1, waitingPlace: 2 });
const asking = aTeam({ needApproval: 1 });
const waiting = aTeam({ needApproval: 1, awaitingApproval: 1 });

test.each<[string, 0 | 1, Team[], TrainingOffer[], string]>([
  ['oneself, even with classes', 1, [aTeam()], [], 'alone'],
  ['the only open class', 0, [aTeam(), full], [], 'class'],
  ['a request for the only open class', 0, [asking], [], 'request'],
  ['a choice between classes', 0, [aTeam(), asking], [], 'choose'],
  ['waiting for an answer', 0, [waiting, full], [offer], 'waiting'],
  ['the store', 0, [full], [offer], 'buy'],
  ['nothing', 0, [full], [], 'none'],
  ['the waiting list of the only full class', 0, [withLine], [], 'line'],
  ['the store before a waiting list', 0, [withLine], [offer], 'buy'],
  ['the place in a waiting list before the store', 0, [inLine], [offer], 'line'],
  ['a choice between waiting lists', 0, [withLine, withLine], [], 'choose'],
  ['an open class before a waiting list', 0, [inLine, aTeam()], [], 'class'],
  ['nothing before the enrolment period', 0, [aTeam({ opensAt: '2026-12-01 03:00:00' })], [], 'none'],
])('offers %s', (_, selfEnrollment, teams, offers, kind) => {
  expect(enrolWay({ selfEnrollment }, teams, offers).kind).toBe(kind);
});

test('adds the free seats of the open classes and says who approves', () => {
  expect(
    summaryOfClasses([aTeam({ totalVacanciesAvailable: 3 }), aTeam({ totalVacanciesAvailable: 4 }), full]),
  ).toEqual({ open: 2, seats: 7, needsApproval: 'none' });
  expect(summaryOfClasses([aTeam(), asking])).toEqual({ open: 2, seats: null, needsApproval: 'some' });
  expect(summaryOfClasses([asking])).toMatchObject({ needsApproval: 'all' });
});
