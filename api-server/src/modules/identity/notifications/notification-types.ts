/** Every kind of notice that the server sends, and so every one that a tenant can offer. */
export const notificationTypes = ['CERTIFICATE_AVAILABLE', 'PASSWORD_CHANGED', 'SUPPORT_ACCESS', 'TEAM_CERTIFICATE'] as const;

export type NotificationType = (typeof notificationTypes)[number];
