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
}

export interface Permissions {
  readonly developer: boolean;
  readonly canAccessSupport: boolean;
}
