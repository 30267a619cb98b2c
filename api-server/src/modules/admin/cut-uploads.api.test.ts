import { uploadCompanyPicture, uploadPeopleFile, uploadTrainingFile } from '@shared-kit/contracts/admin';
import { app, owner, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

const field = (name: string, value: string) =>
  `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each([
  ['trainings', uploadTrainingFile, field('fileName', 'cursos.zip')],
  ['people', uploadPeopleFile, field('fileName', 'pessoas.csv')],
  ['a picture', uploadCompanyPicture, field('picture', 'logo')],
] as const)('a file of %s that ends early is refused as an incomplete form', async (_, { method, path }, fields) => {
  for (const bytes of [10, 100_000, 1_000_000]) {
    const file = `--limite\r\nContent-Disposition: form-data; name="fileData"; filename="a.zip"\r\n\r\n`;
    const { basePath, host } = app.tenant;
    const reply = await app.server.inject({
      method,
      url: `${basePath}/api${path}`,
      headers: {
        host,
        authorization: `Bearer ${owner.token}`,
        'content-type': 'multipart/form-data; boundary=limite',
      },
      payload: fields + file + 'a'.repeat(bytes),
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ code: 'request.invalid-form' })]);
  }
});
