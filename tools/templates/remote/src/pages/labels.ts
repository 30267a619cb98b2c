export const labels = {
  title: 'Newremote',
  description: 'Uma página nova no portal.',
} as const;
