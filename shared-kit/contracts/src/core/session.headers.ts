/**
 * Request header `yes` of a browser that keeps cookies. A session that starts with it is used with its cookie only
 * (decision 677).
 */
export const KEEPS_COOKIES_HEADER = 'x-keeps-cookies';
