const shownForMs = 4_000;

/** Tracks who is typing: each person until they send a message, or until no typing event arrives for a while. */
export function typingPeople(onChange: (names: readonly string[]) => void) {
  const people = new Map<number, { name: string; timer: ReturnType<typeof setTimeout> }>();
  const publish = (): void => onChange([...people.values()].map(({ name }) => name));

  function forget(idUser: number): void {
    const known = people.get(idUser);
    if (!known) return;
    clearTimeout(known.timer);
    people.delete(idUser);
    publish();
  }

  return {
    noteTyping(idUser: number, name: string): void {
      const known = people.get(idUser);
      if (known) clearTimeout(known.timer);
      people.set(idUser, { name, timer: setTimeout(() => forget(idUser), shownForMs) });
      if (!known) publish();
    },
    forget,
    stop(): void {
      for (const { timer } of people.values()) clearTimeout(timer);
      people.clear();
    },
  };
}
