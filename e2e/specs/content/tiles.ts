import type { LoginSession } from '@shared-kit/contracts/identity';

export const sectionOf = (session: LoginSession, text: string) => {
  const found = session.menu.find(({ menuOption }) => menuOption.text === text);
  if (!found) throw new Error(`no section '${text}' in the menu`);
  const below = session.menu
    .filter(({ menuOption }) => menuOption.parentIdSection === found.idSection)
    .map(({ menuOption }) => menuOption.text);
  return { id: found.idSection, below };
};
