import type { BrowserContextOptions } from 'playwright-core';

export type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Returns the id of the person's first enrolment. */
export async function firstTraining(origin: string, { origins }: StoredState): Promise<number | undefined> {
  const item = origins[0]?.localStorage.find(({ name }) => name.endsWith(':token'));
  const tenant = item?.name.split(':')[1] ?? '';
  const token = JSON.parse(item?.value ?? '""') as string;
  const { idUser } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { idUser: number };
  const reply = await fetch(`${origin}${tenant}/api/learning/students/${idUser}/enrollments-in-progress`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) return undefined;
  return Number(/"idEnrollment":(\d+)/.exec(await reply.text())?.[1]);
}
