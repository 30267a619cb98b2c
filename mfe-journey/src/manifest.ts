import { calendarSectionSlot } from 'shared-kit/contracts/content';
import { calendarPath, journeyTabPath } from 'shared-kit/contracts/journey';
import { menuFactChanged, menuFacts } from 'shared-kit/contracts/platform';
import type { RemoteManifestInput } from 'shared-kit/contracts/platform';
import { evaluationFinished } from 'shared-kit/contracts/evaluations';
import { calendarBlockSlot, contentCompleted } from 'shared-kit/contracts/learning';

export const manifest: RemoteManifestInput = {
  id: 'mfe-journey',
  module: 'journey',
  contract: 1,
  routes: [
    { path: '/myJourney/:tab?', page: 'my-journey', title: 'Minha jornada' },
    { path: calendarPath, page: 'calendar', title: 'Agenda' },
    { path: '/perfil', page: 'profile', title: 'Meu perfil' },
    { path: '/editar-perfil', page: 'profile', title: 'Editar perfil' },
    { path: '/editPerfil', page: 'profile', title: 'Editar perfil' },
  ],
  menu: [
    { id: 'journey', label: 'Minha jornada', icon: 'route', to: journeyTabPath(), areas: ['main', 'bottom', 'profile'], order: 30 },
    {
      id: 'enrollment-requests',
      label: 'Solicitações de matrícula',
      icon: 'list-checks',
      to: journeyTabPath('requestEnrollmentStatus'),
      areas: ['main', 'profile'],
      order: 35,
      when: { fact: menuFacts.hasEnrollmentRequests },
    },
    { id: 'history', label: 'Meu histórico', icon: 'history', to: journeyTabPath('historic'), areas: ['main', 'profile'], order: 40 },
    { id: 'certificates', label: 'Meus certificados', icon: 'certificate', to: journeyTabPath('certificates'), areas: ['main', 'profile'], order: 50 },
    { id: 'calendar', label: 'Agenda', icon: 'calendar', to: calendarPath, areas: ['main', 'profile'], order: 58, when: { fact: menuFacts.hasSchedule } },
    { id: 'own-profile', label: 'Meu perfil', icon: 'user-circle', to: '/perfil', areas: ['main', 'profile'], order: 70 },
  ],
  slots: [
    { slot: calendarSectionSlot.name, piece: 'calendar' },
    { slot: calendarBlockSlot.name, piece: 'calendar' },
  ],
  emits: [menuFactChanged.name],
  listens: [evaluationFinished.name, contentCompleted.name],
};
