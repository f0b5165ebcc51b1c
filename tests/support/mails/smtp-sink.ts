import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export type Received = {
  from: string;
  to: string[];
  /** The whole message as it came over the wire. */
  raw: string;
  messageId: string;
};

export type SinkOptions = {
  /** Answer to a recipient, for example 550; undefined = accept. */
  onRecipient?: (address: string) => number | undefined;
  /** Answer to a complete message. */
  onMessage?: (message: Received) => number | undefined;
  /** Drops the connection in the middle of the message instead of answering. */
  dieDuring?: (session: SMTPServerSession) => boolean;
  /** Milliseconds until it answers to a complete message. */
  answersAfterMs?: number;
  port?: number;
};

function refusal(code: number): Error {
  return Object.assign(new Error(`answer ${code} of the test`), { responseCode: code });
}

/** A real SMTP server that keeps what it accepts. */
export class SmtpSink {
  readonly received: Received[] = [];
  readonly #server: SMTPServer;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  private constructor(options: SinkOptions) {
    const addresses = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address);
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        const code = options.onRecipient?.(address);
        done(code === undefined ? null : refusal(code));
      },
      onData: (stream: SMTPServerDataStream, session, done) => {
        if (options.dieDuring?.(session)) {
          for (const socket of this.#sockets) socket.destroy();
          return;
        }
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const raw = Buffer.concat(parts).toString('utf8');
          const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(raw) ?? [];
          const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
          const message = { from, to: addresses(session), raw, messageId };
          const code = options.onMessage?.(message);
          if (code === undefined) this.received.push(message);
          setTimeout(() => done(code === undefined ? null : refusal(code)), options.answersAfterMs ?? 0);
        });
      },
    });
    this.#server.on('error', () => undefined); // a client that went away
    this.#server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async start(options: SinkOptions = {}): Promise<SmtpSink> {
    const sink = new SmtpSink(options);
    sink.#server.listen(options.port ?? 0, '127.0.0.1');
    await once(sink.#server.server, 'listening');
    sink.#port = (sink.#server.server.address() as AddressInfo).port;
    return sink;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Recipients in the order of arrival. */
  get recipients(): string[] {
    return this.received.flatMap(({ to }) => to);
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((closed) => this.#server.close(() => closed()));
  }
}
