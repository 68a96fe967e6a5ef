import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A mail server that keeps what it receives. */
export interface SmtpSink {
  /** For `SMTP_URL`. */
  url: string;
  received: string[];
  /** Refuses further messages for now, with a temporary failure. */
  refuse: (refused: boolean) => void;
  /** Stops answering until `comeUp`, which uses the same address. */
  goDown: () => Promise<void>;
  comeUp: () => Promise<void>;
}

export const smtpSink = async (): Promise<SmtpSink> => {
  const received: string[] = [];
  const open = new Set<Socket>();
  let refused = false;
  let server: Server;

  /** The minimum of a mail server. */
  const talk = (socket: Socket): void => {
    let inData = false;
    let message = '';
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (inData) {
        message += chunk.toString();
        if (!message.endsWith('\r\n.\r\n')) return;
        received.push(message);
        [inData, message] = [false, ''];
        socket.write('250 OK\r\n');
        return;
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        inData = !refused;
        socket.write(refused ? '451 later\r\n' : '354 go on\r\n');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 OK\r\n');
    });
  };
  const listen = async (port: number): Promise<number> => {
    server = createServer(talk).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  const port = await listen(0);
  return {
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true&from=shop@shop.test`,
    received,
    refuse(now) {
      refused = now;
    },
    async goDown() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    async comeUp() {
      await listen(port);
    },
  };
};
