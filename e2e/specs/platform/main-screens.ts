import { contentPath, sectionPath } from '@shared-kit/contracts/content';
import { approvalsPath, calendarPath, certificateCheckPath, journeyTabPath } from '@shared-kit/contracts/journey';
import { catalogPath, levelPath, nodeTreePath, searchResultPath } from '@shared-kit/contracts/learning';
import { cartPath, listOffers, ordersPath, productPath, storePath } from '@shared-kit/contracts/store';
import type { TenantName } from '../../support/accounts.ts';
import type { Actor } from '../../support/test.ts';
import { sectionCalled, wholeItem } from '../content/in-practice.ts';
import { enrollmentIn } from '../learning/learner.ts';

interface LearnerScreens {
  readonly person: string;
  readonly tenant: TenantName;
  pathsOf(actor: Actor): Promise<readonly string[]>;
}

interface VisitorScreens {
  readonly tenant: TenantName;
  readonly paths: readonly string[];
}

/** Addresses of the main screens for people without a session. */
export const screensOfVisitor: readonly VisitorScreens[] = [
  { tenant: 'aurora', paths: ['/login?fromLP=true', certificateCheckPath] },
  { tenant: 'sabermais', paths: ['/login?fromLP=true', '/landing-page', '/registro', '/reset-password'] },
  { tenant: 'horizonte', paths: ['/login?fromLP=true'] },
];

/** Addresses of the main screens of every demo tenant, for people with a session. */
export const screensOfLearner: readonly LearnerScreens[] = [
  {
    person: 'bruno',
    tenant: 'aurora',
    async pathsOf(actor) {
      const lgpd = await enrollmentIn(actor, 'LGPD na prática');
      return [
        '/',
        levelPath(lgpd),
        levelPath(lgpd, 'lgpd-fundamentos'),
        catalogPath('nr-35'),
        nodeTreePath('home'),
        searchResultPath('energia'),
        journeyTabPath(),
        journeyTabPath('historic'),
        journeyTabPath('gamification'),
        calendarPath,
        '/perfil',
        '/messages',
        '/contactus',
      ];
    },
  },
  {
    person: 'carla',
    tenant: 'aurora',
    pathsOf: async () => ['/', journeyTabPath('certificates'), journeyTabPath('badges')],
  },
  {
    person: 'paula',
    tenant: 'sabermais',
    async pathsOf(actor) {
      const { offers } = await actor.api.call(listOffers, { body: {} });
      const video = await wholeItem(actor, 'Atendimento que encanta', 'Os sete primeiros segundos');
      return [
        '/',
        ...sections.map((name) => sectionPath(sectionCalled(actor, name))),
        contentPath(video.idContentItem, video.idSection),
        searchResultPath('vitrine'),
        storePath(),
        productPath(offers[0]?.idOffer ?? 0),
        cartPath(),
        ordersPath(),
        journeyTabPath(),
        approvalsPath,
        '/perfil',
      ];
    },
  },
  {
    person: 'bruno',
    tenant: 'horizonte',
    pathsOf: async () => ['/', nodeTreePath('home'), searchResultPath('paciente'), journeyTabPath(), '/perfil'],
  },
];

/** Sections of sabermais, one of each appearance. */
const sections = [
  'Atendimento que encanta',
  'Acervo',
  'Documentos',
  'Podcasts da rede',
  'Videoteca',
  'Quem ensina',
  'Novidades',
  'Glossário do varejo',
  'Maratonas',
];
