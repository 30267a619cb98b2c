/** Who is asking, from the session row and the user row of this request. */
export interface Session {
  readonly idSession: string;
  /** The token as it should be from now on; only the identity module passes it on. */
  readonly token: string;
  /** Which token of the session that is. */
  readonly serial: number;
  readonly idUser: number;
  readonly idApp: number;
  readonly idAppType: number;
  readonly idCompany: number;
  readonly name: string;
  readonly email: string;
  /** 1 and 2 are admins; anything else is not (decision 8). */
  readonly admin: number;
  readonly department: string;
  readonly permissions: Permissions;
  /** False until the tenant's current agreement and every term of responsibility of the person are accepted. */
  readonly termsAccepted: boolean;
  /** Somebody else acts as this person; null in a session of their own. */
  readonly support: SupportFacts | null;
}

/** A support access: the session is the subject's, the hands are the actor's (decision 9). */
export interface SupportFacts {
  readonly idSupportAccess: number;
  readonly idActor: number;
  readonly actorName: string;
  /** It ends then, whatever happens. */
  readonly until: Date;
}

export interface Permissions {
  readonly developer: boolean;
  readonly canAccessSupport: boolean;
}
