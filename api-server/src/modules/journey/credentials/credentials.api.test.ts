import { createHash } from 'node:crypto';
import {
  getCertificateBadge,
  getCertificateCredential,
  getCertificateDocument,
  getCredentialAchievement,
  getCredentialAchievementImage,
  getCredentialIssuer,
  listCredentialKeys,
} from '@shared-kit/contracts/journey';
import sharp from 'sharp';
import { compactVerify, importJWK } from 'jose';
import { check, claimsOf, earnedCertificate, headerOf, issuerOf, portalOf, read } from '../test/credential.fixtures.ts';
import { app, startJourneyApp } from '../test/journey-endpoints.fixtures.ts';
import { achievementSchema, headerSchema, openBadgeSchema, profileSchema } from '../test/open-badge.schema.ts';

startJourneyApp();
afterEach(() => app.clock.reset());

const of = (authenticityID: string) => ({ params: { authenticityID } });
const jwsOf = async (token: string) => (await app.call(getCertificateCredential, of(token))).bytes.toString();

describe('credential of a certificate', () => {
  test('credential of a certificate has the form of Open Badges 3.0 and verifies from the public documents alone', async () => {
    const { details, credentialUrl } = await earnedCertificate(app.user);
    const jws = await jwsOf(details.token);
    headerSchema.parse(headerOf(jws));
    const credential = openBadgeSchema.parse(claimsOf(jws));
    expect(credential.id).toBe(credentialUrl);
    expect(credential.issuer).toEqual({
      id: issuerOf(app.tenant),
      type: ['Profile'],
      name: details.organization,
      url: portalOf(app.tenant),
    });
    expect(credential.awardedDate).toBe('2026-11-20T02:30:00Z');
    expect(await check(jws)).toEqual({ credential: claimsOf(jws) });
    expect(await read(credentialUrl)).toBe(jws);
  });

  test('verifies with a second library by the key that its header carries', async () => {
    const { details } = await earnedCertificate(app.user);
    const jws = await jwsOf(details.token);
    const { jwk } = headerSchema.parse(headerOf(jws));
    const { payload } = await compactVerify(jws, await importJWK(jwk, 'RS256'));
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(claimsOf(jws));
  });

  test('contains no personal data beyond the public check: the e-mail is a salted hash', async () => {
    const person = await app.makeUser(undefined, {
      name: 'Clara Prado',
      cpf: '529.982.247-25',
      email: 'Clara.Prado@exemplo.com.br',
    });
    const { details } = await earnedCertificate(person);
    const jws = await jwsOf(details.token);
    const text = JSON.stringify(claimsOf(jws));
    expect(text).not.toMatch(/exemplo\.com|529|982/);
    const [name, email] = openBadgeSchema.parse(claimsOf(jws)).credentialSubject.identifier;
    expect(name).toMatchObject({ identityType: 'name', hashed: false, identityHash: 'Clara Prado' });
    const expected = createHash('sha256')
      .update(`clara.prado@exemplo.com.br${email?.salt ?? ''}`)
      .digest('hex');
    expect(email).toMatchObject({ identityType: 'emailAddress', hashed: true, identityHash: `sha256$${expected}` });
  });

  test('credential of a certificate is refused after a change of any claim, and with a key of another company', async () => {
    const { details } = await earnedCertificate(app.user);
    const jws = await jwsOf(details.token);
    const [head, , signature] = jws.split('.');
    const changed = { ...claimsOf(jws), name: 'Doutorado' };
    const body = Buffer.from(JSON.stringify(changed)).toString('base64url');
    expect(await check(`${head ?? ''}.${body}.${signature ?? ''}`)).toEqual({ refused: 'signature' });
    expect(await check(jws, { tenant: app.otherTenant })).toEqual({ refused: 'issuer' });
    const others = await app.ok(listCredentialKeys, {}, { at: app.otherTenant });
    const own = await app.ok(listCredentialKeys, {});
    expect(own.keys.length).toBeGreaterThan(0);
    for (const { n } of own.keys) expect(others.keys.map((key) => key.n)).not.toContain(n);
  });

  test('credential of a certificate is refused once its validity has ended', async () => {
    const { details } = await earnedCertificate(app.user, { validUntil: new Date('2027-01-31T02:59:59Z') });
    const jws = await jwsOf(details.token);
    expect(openBadgeSchema.parse(claimsOf(jws)).validUntil).toBe('2027-01-31T02:59:59Z');
    expect(await check(jws)).toHaveProperty('credential');
    app.clock.set(new Date('2027-01-31T03:00:00Z'));
    expect(await check(jws)).toEqual({ refused: 'expired' });
  });

  test('answers 404 for an unknown code and at the portal of another company', async () => {
    const { details } = await earnedCertificate(app.user);
    for (const endpoint of [getCertificateCredential, getCertificateDocument, getCertificateBadge]) {
      await app.refused(endpoint, of('0000'), 404);
      await app.refused(endpoint, of(details.token), 404, { at: app.otherTenant });
    }
  });
});

describe('forms of the credential', () => {
  test('the JSON document envelops the signed credential', async () => {
    const { details } = await earnedCertificate(app.user);
    const reply = await app.call(getCertificateDocument, of(details.token));
    expect(reply.headers['content-disposition']).toContain('credencial.json');
    expect(JSON.parse(reply.bytes.toString())).toEqual({
      '@context': 'https://www.w3.org/ns/credentials/v2',
      id: `data:application/vc+jwt,${await jwsOf(details.token)}`,
      type: 'EnvelopedVerifiableCredential',
    });
  });

  test('the picture is a valid PNG that carries the signed credential once', async () => {
    const { details } = await earnedCertificate(app.user);
    const { bytes } = await app.call(getCertificateBadge, of(details.token));
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 640, 640]);
    const text = bytes.toString('latin1');
    expect(text.split('openbadgecredential')).toHaveLength(2);
    expect(text).toContain(`openbadgecredential\0\0\0\0\0${await jwsOf(details.token)}`);
  });
});

describe('public documents of the issuer', () => {
  test('issuer and achievement are what the credential says, and need no login', async () => {
    const { details } = await earnedCertificate(app.user);
    const { issuer, credentialSubject } = openBadgeSchema.parse(claimsOf(await jwsOf(details.token)));
    const { '@context': _, ...profile } = await app.ok(getCredentialIssuer, {});
    expect(profileSchema.parse(profile)).toEqual(issuer);
    const key = credentialSubject.achievement.id.split('/').at(-1) ?? '';
    const { '@context': __, ...achievement } = await app.ok(getCredentialAchievement, { params: { key } });
    expect(achievementSchema.parse(achievement)).toEqual(credentialSubject.achievement);
    const picture = await app.call(getCredentialAchievementImage, { params: { key } });
    expect((await sharp(picture.bytes).metadata()).format).toBe('png');
    await app.refused(getCredentialAchievement, { params: { key } }, 404, { at: app.otherTenant });
  });

  test('pages of any origin may read them, and keys have no private part', async () => {
    const reply = await app.call(listCredentialKeys, {});
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    for (const key of (await app.ok(listCredentialKeys, {})).keys)
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
