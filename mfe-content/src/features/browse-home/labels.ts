export const labels = {
  title: 'Home',
  greeting: (firstName: string) => `Olá, ${firstName}`,
  invitation: 'O que vamos aprender hoje?',
  goOn: 'Continue de onde parou',
  sections: 'Seções',
  highlights: 'Destaques',
  carryOn: 'Continuar',
  watch: 'Assistir',
  hear: 'Ouvir',
  read: 'Ler',
  open: 'Abrir',
};
