/**
 * Sends a call of one tenant on many connections at once, again and again, until the process is ended. It is a process
 * of its own, so that the measuring one doesn't wait for its replies.
 */
import { flood } from '../../api-server/src/test/write-load.ts';

const [url = '', token = '', connections = '100'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'x-forwarded-host': 'localhost' };

flood(Number(connections), () => fetch(url, { headers }));
