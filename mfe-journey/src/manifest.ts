import { calendarSectionSlot } from '@shared-kit/contracts/content';
import { calendarPath, journeyTabPath } from '@shared-kit/contracts/journey';
import {
  headerActionsSlot,
  homeOffersSlot,
  menuFactChanged,
  menuFacts,
  pointsEarned,
} from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';
import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { calendarBlockSlot, contentCompleted } from '@shared-kit/contracts/learning';

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
    {
      id: 'journey',
      label: 'Minha jornada',
      icon: 'route',
      to: journeyTabPath(),
      areas: ['main', 'bottom', 'profile'],
      order: 30,
    },
    {
      id: 'enrollment-requests',
      label: 'Solicitações de matrícula',
      icon: 'list-checks',
      to: journeyTabPath('requestEnrollmentStatus'),
      areas: ['main', 'profile'],
      order: 35,
      when: { fact: menuFacts.hasEnrollmentRequests },
    },
    {
      id: 'history',
      label: 'Meu histórico',
      icon: 'history',
      to: journeyTabPath('historic'),
      areas: ['main', 'profile'],
      order: 40,
    },
    {
      id: 'certificates',
      label: 'Meus certificados',
      icon: 'certificate',
      to: journeyTabPath('certificates'),
      areas: ['main', 'profile'],
      order: 50,
    },
    {
      id: 'gamification',
      label: 'Campanhas e Gamificação',
      icon: 'trophy',
      to: journeyTabPath('gamification'),
      areas: ['main', 'profile'],
      order: 54,
      when: { fact: menuFacts.isInCampaign },
    },
    {
      id: 'impact-evaluations',
      label: 'Avaliações de impacto',
      icon: 'clipboard-check',
      to: journeyTabPath('impactEvaluation'),
      areas: ['main', 'profile'],
      order: 52,
      when: { fact: menuFacts.hasImpactEvaluations },
    },
    {
      id: 'external-courses',
      label: 'Cursos externos',
      icon: 'award',
      to: journeyTabPath('externalCourse'),
      areas: ['main', 'profile'],
      order: 56,
      when: { fact: menuFacts.externalCourses },
    },
    {
      id: 'calendar',
      label: 'Agenda',
      icon: 'calendar',
      to: calendarPath,
      areas: ['main', 'profile'],
      order: 58,
      when: { fact: menuFacts.hasSchedule },
    },
    {
      id: 'own-profile',
      label: 'Meu perfil',
      icon: 'user-circle',
      to: '/perfil',
      areas: ['main', 'profile'],
      order: 70,
    },
  ],
  slots: [
    { slot: calendarSectionSlot.name, piece: 'calendar' },
    { slot: calendarBlockSlot.name, piece: 'calendar' },
    { slot: headerActionsSlot.name, piece: 'campaign-news', when: { fact: menuFacts.hasCampaignNews } },
    { slot: homeOffersSlot.name, piece: 'impact-reminder', when: { fact: menuFacts.hasImpactEvaluations } },
  ],
  emits: [menuFactChanged.name],
  listens: [evaluationFinished.name, contentCompleted.name, pointsEarned.name],
};
