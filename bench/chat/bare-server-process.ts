/** Baseline server with socket.io only. Every connection joins one room; each message is sent to all of it. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const server = createServer();
const io = new Server(server, { path: '/bare', transports: ['websocket'], serveClient: false });
let sequence = 0;

io.on('connection', (socket) => {
  void socket.join('room');
  socket.on(
    'NEW_MESSAGE_FROM_GEN_CHAT',
    (input: { message: string; clientId: string }, answer: (reply: unknown) => void) => {
      sequence += 1;
      // The message has the same length as the API's.
      const message = {
        sequence,
        clientId: input.clientId,
        moment: '2026-11-22 12:00:00',
        user: 'Pessoa de teste',
        idUser: 1,
        photo: '',
        message: input.message,
        room: 1,
      };
      answer({ success: true, reply: message });
      io.to('room').emit('NEW_MESSAGE_FROM_GEN_SERVER', message);
    },
  );
});

server.listen(Number(process.env['PORT']), 'localhost', () => process.send?.('ready'));
process.once('disconnect', () => process.exit(0));
