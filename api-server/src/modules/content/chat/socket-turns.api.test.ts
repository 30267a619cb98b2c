import { joinChatRoom } from '@shared-kit/contracts/content';
import { app, clientFor, origin, room, startChatApp } from '../test/chat-socket.fixtures.ts';
import { openTestSocket } from '../test/socket-client.ts';

startChatApp();

test('handshakes and calls of sockets wait for a turn of their tenant, and get 503 without one', async () => {
  const client = await clientFor();
  const { turns } = app.platform;
  const enter = jest.spyOn(turns, 'enter');
  (await clientFor()).close();
  expect(enter.mock.calls.map(([tenant]) => tenant)).toEqual([app.tenant.key]);
  await client.call(joinChatRoom, { room });
  expect(enter.mock.calls.map(([tenant]) => tenant)).toEqual([app.tenant.key, app.tenant.key]);

  await expect(openTestSocket(origin, app.tenant, 'eyJhbGciOiJub25lIn0.e30.')).rejects.toThrow();
  expect(enter).toHaveBeenCalledTimes(2);

  enter.mockResolvedValue(null);
  expect(await client.refused(joinChatRoom, { room })).toMatchObject({ code: 'server.crowded' });
  const refused = openTestSocket(origin, app.tenant, app.user.token);
  await expect(refused).rejects.toMatchObject({ refusal: { code: 'server.crowded' } });
  enter.mockRestore();
  expect(turns.state().waiting.size).toBe(0);
});
