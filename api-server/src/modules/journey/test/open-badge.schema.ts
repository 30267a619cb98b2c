import * as z from 'zod/mini';

/**
 * The parts of Open Badges 3.0 that a certificate uses, as its JSON schema states them
 * (ob_v3p0_achievementcredential_schema.json): required fields, types and closed objects. The test reads no network.
 */
const uri = z.string().check(z.refine((text) => URL.canParse(text), 'not a URI'));
const dateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/));
const typesWith = (name: string) =>
  z.array(z.string()).check(
    z.minLength(1),
    z.refine((types) => types.includes(name), `without ${name}`),
  );

const image = z.strictObject({ id: uri, type: z.literal('Image'), caption: z.optional(z.string()) });

export const profileSchema = z.strictObject({
  id: uri,
  type: typesWith('Profile'),
  name: z.string(),
  url: z.optional(uri),
});

export const achievementSchema = z.strictObject({
  id: uri,
  type: typesWith('Achievement'),
  achievementType: z.enum(['Certificate', 'Badge', 'Course']),
  name: z.string(),
  description: z.string(),
  criteria: z.strictObject({ id: z.optional(uri), narrative: z.optional(z.string()) }),
  image: z.optional(image),
});

const identityObject = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.boolean(),
  identityHash: z.string(),
  identityType: z.enum(['name', 'emailAddress']),
  salt: z.optional(z.string()),
});

export const contextsSchema = z.tuple([
  z.literal('https://www.w3.org/ns/credentials/v2'),
  z.literal('https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'),
]);

export const openBadgeSchema = z.strictObject({
  '@context': contextsSchema,
  id: uri,
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: z.string(),
  issuer: profileSchema,
  validFrom: dateTime,
  validUntil: z.optional(dateTime),
  awardedDate: dateTime,
  credentialSubject: z.strictObject({
    id: uri,
    type: typesWith('AchievementSubject'),
    identifier: z.array(identityObject).check(z.minLength(1)),
    licenseNumber: z.string(),
    activityStartDate: dateTime,
    activityEndDate: dateTime,
    achievement: achievementSchema,
  }),
  credentialStatus: z.strictObject({
    id: uri,
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().check(z.regex(/^\d+$/)),
    statusListCredential: uri,
  }),
  credentialSchema: z.array(z.strictObject({ id: uri, type: z.literal('1EdTechJsonSchemaValidator2019') })),
  // Claims of the JWT form.
  iss: uri,
  jti: uri,
  sub: uri,
  nbf: z.int(),
  exp: z.optional(z.int()),
});

/** Header of the JWT form; the standard allows these four fields and no others. */
export const headerSchema = z.strictObject({
  alg: z.literal('RS256'),
  typ: z.literal('JWT'),
  kid: uri,
  jwk: z.strictObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
});
