import { calendarSectionSlot } from '@shared-kit/contracts/content';
import { approvalsPath, calendarPath, journeyTabPath } from '@shared-kit/contracts/journey';
import { homeOffersSlot, menuFlagChanged, menuFlags, pointsEarned } from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';
import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import { bellEntryArrived } from '@shared-kit/contracts/notifications';
import { calendarBlockSlot, contentCompleted } from '@shared-kit/contracts/learning';

export const manifest: RemoteManifestInput = {
  id: 'mfe-journey',
  module: 'journey',
  contract: 1,
  routes: [
    { path: '/myJourney/:tab?', page: 'my-journey', title: 'Minha jornada' },
    { path: '/certificado/:idEnrollment', page: 'certificate', title: 'Certificado' },
    { path: calendarPath, page: 'calendar', title: 'Agenda' },
    { path: approvalsPath, page: 'approvals', title: 'Aprovações' },
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
      areas: ['main', 'profile'],
      order: 30,
    },
    // Under the thumb only where there are trainings to follow.
    {
      id: 'journey-of-trainings',
      label: 'Minha jornada',
      icon: 'route',
      to: journeyTabPath(),
      areas: ['bottom'],
      order: 30,
      when: { flag: menuFlags.hasCatalog },
    },
    {
      id: 'enrollment-requests',
      label: 'Solicitações de matrícula',
      icon: 'list-checks',
      to: journeyTabPath('requestEnrollmentStatus'),
      areas: ['main', 'profile'],
      order: 35,
      when: { flag: menuFlags.hasEnrollmentRequests },
    },
    {
      id: 'approvals',
      label: 'Aprovações',
      icon: 'clipboard-check',
      to: approvalsPath,
      areas: ['main', 'profile'],
      order: 36,
      when: { flag: menuFlags.answersRequests },
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
      when: { flag: menuFlags.isInCampaign },
    },
    {
      id: 'impact-evaluations',
      label: 'Avaliações de impacto',
      icon: 'clipboard-check',
      to: journeyTabPath('impactEvaluation'),
      areas: ['main', 'profile'],
      order: 52,
      when: { flag: menuFlags.hasImpactEvaluations },
    },
    {
      id: 'external-courses',
      label: 'Cursos externos',
      icon: 'award',
      to: journeyTabPath('externalCourse'),
      areas: ['main', 'profile'],
      order: 56,
      when: { flag: menuFlags.externalCourses },
    },
    {
      id: 'calendar',
      label: 'Agenda',
      icon: 'calendar',
      to: calendarPath,
      areas: ['main', 'profile'],
      order: 58,
      when: { flag: menuFlags.hasSchedule },
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
    { slot: calendarSectionSlot.name, component: 'calendar' },
    { slot: calendarBlockSlot.name, component: 'calendar' },
    { slot: homeOffersSlot.name, component: 'campaign-notice', when: { flag: menuFlags.hasUnreadCampaigns } },
    { slot: homeOffersSlot.name, component: 'impact-reminder', when: { flag: menuFlags.hasImpactEvaluations } },
  ],
  emits: [menuFlagChanged.name],
  listens: [evaluationFinished.name, contentCompleted.name, pointsEarned.name, bellEntryArrived.name],
};
