/** Least length of a password (B5-52). */
export const PASSWORD_MIN_LENGTH = 8;

/** Matches a password with a digit (B5-53). */
export const passwordDigit = /\d/;

/** Matches a password with a letter (B5-54). */
export const passwordLetter = /\p{L}/u;
