export const labels = { open: 'Abrir Newremote' } as const;
