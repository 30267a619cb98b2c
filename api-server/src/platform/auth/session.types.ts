/** The authenticated caller, read from the session row and the user row in this request. */
export interface Session {
  readonly idSession: string;
  /** The current token, to be used from now on. Only the identity module sends it to the browser. */
  readonly token: string;
  /** Serial number of that token. */
  readonly serial: number;
  readonly idUser: number;
  readonly idApp: number;
  readonly idAppType: number;
  readonly idCompany: number;
  readonly name: string;
  readonly email: string;
  /** 1 and 2 are admins; any other value is not (decision 8). */
  readonly admin: number;
  readonly department: string;
  readonly permissions: Permissions;
  /** True when the tenant's current agreement and every assigned term of responsibility are accepted. */
  readonly termsAccepted: boolean;
  /** The support access in which somebody else acts as this person; null in the person's own session. */
  readonly support: SupportAccess | null;
  /** When the person proved who they are. */
  readonly authenticatedAt: Date;
  /** True when that took a second factor or the company's own login. */
  readonly isStrong: boolean;
  /** When the session ends, whatever is renewed. */
  readonly endsAt: Date;
}

/** A support access: the session belongs to the subject and the actor uses it (decision 9). */
export interface SupportAccess {
  readonly idSupportAccess: number;
  readonly idActor: number;
  readonly actorName: string;
  /** The time at which the access ends in any case. */
  readonly until: Date;
}

export interface Permissions {
  readonly developer: boolean;
  readonly canAccessSupport: boolean;
}
