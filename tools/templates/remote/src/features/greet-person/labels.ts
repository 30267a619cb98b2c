export const labels = {
  morning: 'Bom dia',
  afternoon: 'Boa tarde',
  evening: 'Boa noite',
  hide: 'Ocultar saudação',
  show: 'Mostrar saudação',
} as const;
