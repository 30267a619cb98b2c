const shownForMs = 4_000;

/** Who is writing now: each until a message of theirs comes, or nothing is heard of them for a while. */
export function typingPeople(onChange: (names: readonly string[]) => void) {
  const people = new Map<number, { name: string; timer: ReturnType<typeof setTimeout> }>();
  const tell = (): void => onChange([...people.values()].map(({ name }) => name));

  function forget(idUser: number): void {
    const known = people.get(idUser);
    if (!known) return;
    clearTimeout(known.timer);
    people.delete(idUser);
    tell();
  }

  return {
    heard(idUser: number, name: string): void {
      const known = people.get(idUser);
      if (known) clearTimeout(known.timer);
      people.set(idUser, { name, timer: setTimeout(() => forget(idUser), shownForMs) });
      if (!known) tell();
    },
    forget,
    stop(): void {
      for (const { timer } of people.values()) clearTimeout(timer);
      people.clear();
    },
  };
}
