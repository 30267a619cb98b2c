import {
  getCertificateBadge,
  getCertificateCredential,
  getCertificateDocument,
  getCredentialAchievement,
  getCredentialAchievementImage,
  getCredentialIssuer,
  getCredentialKey,
  getCredentialStatusList,
  listCredentialKeys,
} from '@shared-kit/contracts/journey';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { notFound } from '../../../platform/errors.ts';
import { file } from '../../../platform/module.ts';
import type { ApiBuilder, RequestContext } from '../../../platform/module.ts';
import { parseHex } from '../certificate/ink.rules.ts';
import { brandOf, certificates } from '../certificate.repository.ts';
import { logoImage } from '../logo-image.service.ts';
import { bakePng } from './bake-png.rules.ts';
import { credentialAddresses } from './credential-address.rules.ts';
import { credentialKeys } from './credential-key.repository.ts';
import { achievement, contexts, issuerProfile } from './credential.rules.ts';
import { signedCredential, signedStatusList } from './load-credential.service.ts';
import { presentEnvelope, presentKey } from './credential.presenter.ts';
import { sealImage } from './seal-image.presenter.ts';

/** Reads of public documents per address. A verifier reads a handful for each credential. */
const readsPerAddress = { limit: 300, windowSeconds: 300 };

/** Serves the public documents with which anybody verifies a credential of the tenant. */
export function credentialRoutes(api: ApiBuilder): void {
  api.handle(getCertificateCredential, async (context) => {
    const at = await open(context);
    const jws = await signedCredential(context.db, context.params.authenticityID, { ...context, at });
    return file(Buffer.from(jws), { mediaType: 'text/plain', name: 'credencial.jwt', inline: true });
  });

  api.handle(getCertificateDocument, async (context) => {
    const at = await open(context);
    const jws = await signedCredential(context.db, context.params.authenticityID, { ...context, at });
    return file(Buffer.from(presentEnvelope(jws)), { mediaType: 'application/json', name: 'credencial.json' });
  });

  api.handle(getCertificateBadge, async (context) => {
    const at = await open(context);
    const jws = await signedCredential(context.db, context.params.authenticityID, { ...context, at });
    return file(bakePng(await sealOf(context), jws), { mediaType: 'image/png', name: 'selo.png' });
  });

  api.handle(getCredentialIssuer, async (context) => {
    const at = await open(context);
    const { company_name } = await brandOf(context.db);
    return { '@context': contexts, ...issuerProfile(at, company_name) };
  });

  api.handle(listCredentialKeys, async (context) => {
    const at = await open(context);
    return { keys: (await credentialKeys(context.db).published()).map((key) => presentKey(key, at)) };
  });

  api.handle(getCredentialKey, async (context) => {
    const at = await open(context);
    const keys = await credentialKeys(context.db).published();
    const key = keys.find(({ id_key }) => id_key === context.params.idKey);
    if (!key) throw notFound();
    return presentKey(key, at);
  });

  api.handle(getCredentialStatusList, async (context) => {
    const at = await open(context);
    const jws = await signedStatusList(context.db, context.params.list, { ...context, at });
    return file(Buffer.from(jws), { mediaType: 'text/plain', name: 'estado.jwt', inline: true });
  });

  api.handle(getCredentialAchievement, async (context) => {
    const at = await open(context);
    const row = await certificates(context.db).ofAchievement(context.params.key);
    if (!row) throw notFound();
    const { achievement_key: achievementKey, title, workload } = row;
    return { '@context': contexts, ...achievement(at, { achievementKey, title, workload }) };
  });

  api.handle(getCredentialAchievementImage, async (context) => {
    await open(context);
    if (!(await certificates(context.db).ofAchievement(context.params.key))) throw notFound();
    return file(await sealOf(context), { mediaType: 'image/png', name: 'selo.png', inline: true });
  });
}

/** Counts the read and returns the addresses. Allows pages of other origins, such as wallets, to read the document. */
async function open({ tenant, request, reply, rateLimit }: RequestContext) {
  reply.header('x-robots-tag', 'noindex');
  reply.header('access-control-allow-origin', '*');
  await consumeTurn(rateLimit, `credentials:${tenant.idApp}:${request.source}`, readsPerAddress);
  return credentialAddresses(request.portalUrl);
}

async function sealOf({ db, storage, log }: RequestContext): Promise<Buffer> {
  const { theme, appearance } = await brandOf(db);
  return sealImage({
    primary: parseHex(theme['primaryColor'], [36, 87, 214]),
    secondary: parseHex(theme['secondaryColor'], [11, 143, 106]),
    logo: await logoImage(storage, appearance.logo, log),
  });
}
