/** Page that is opened cold. Without a person, nobody is logged in. */
interface Scene {
  readonly name: string;
  readonly tenant: string;
  readonly path: string;
  readonly person?: string;
}

export const scenes: readonly Scene[] = [
  { name: 'login', tenant: 'aurora', path: '/login' },
  { name: 'home of blocks', tenant: 'aurora', path: '/', person: 'carla' },
  { name: 'home of sections', tenant: 'sabermais', path: '/', person: 'carla' },
  { name: 'journey', tenant: 'aurora', path: '/myJourney', person: 'carla' },
  { name: 'store', tenant: 'sabermais', path: '/lojinha', person: 'carla' },
];
