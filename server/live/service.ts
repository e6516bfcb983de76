// The live channel: Socket.IO beside the HTTP server of the product. It is reached through a route, so that a handshake passes
// every check that a call passes; see routes.ts.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { limits } from '#contracts/limits.ts';
import { livePath, NotificationRead } from '#contracts/notices/live.ts';
import { readOnConnection } from '#server/notifications/service.ts';
import { openSemaphore } from '#server/platform/concurrency.ts';
import { fail, Failure, validationFailure } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { enterRooms } from './access.ts';
import { accountRoomOf, userRoomOf, type Connection, type LiveServer } from './connection.ts';
import { openConnectionCount, type ConnectionCount } from './counting.ts';
import { startDelivery } from './delivery.ts';
import { languageOfHandshake, roomErrorOf, userOfToken } from './handshake.ts';
import { watchSilence, type Silence } from './silence.ts';
import { openLiveMetrics, type LiveMetrics } from './metrics.ts';

/** Socket.IO only: nothing listens here, connections are handed over by the route. */
const openServer = (): LiveServer =>
  new Server(createServer(), {
    path: livePath,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    pingTimeout: limits.live.pingTimeoutMs,
    connectTimeout: limits.live.connectTimeoutMs,
    maxHttpBufferSize: limits.live.messageBytes,
  });

/** After a restart everyone comes back at once: they wait here, and leave most of the pool's connections to calls. */
const handshakesAtOnce = 6;

type Admit = (...handshake: Parameters<Parameters<LiveServer['use']>[0]>) => Promise<void>;

/** Lets in anyone who has a valid token; of each transport the first try counts, so that one cannot try thousands. */
function admitSignedIn(
  io: LiveServer,
  services: Services,
  { count, metrics, silence }: { count: ConnectionCount; metrics: LiveMetrics; silence: Silence },
): void {
  const tried = new WeakSet<object>();
  const handshakes = openSemaphore(handshakesAtOnce);
  const admit: Admit = async (connection, next) => {
    const lng = languageOfHandshake(connection.handshake);
    silence.broken(connection.conn);
    try {
      if (tried.has(connection.conn)) fail('TOO_MANY');
      tried.add(connection.conn);
      const { token } = connection.handshake.auth as { token?: unknown };
      await handshakes.run(async () => {
        // Gone while it waited: after a restart no one's turn is spent on them.
        if (connection.conn.readyState !== 'open') return;
        const user = await userOfToken(services, token, 'session');
        connection.data = { user, lng, windowEnd: 0, messages: 0 };
        await count.take(connection, user.sessionId);
      });
      next();
    } catch (error) {
      const data = roomErrorOf(error, lng);
      if (data.error === 'INTERNAL') services.log.error({ err: error }, 'a live handshake failed');
      metrics.refused(data.error);
      next(Object.assign(new Error(data.error), { data }));
      // After the answer has been sent: nothing else may come from here.
      setImmediate(() => connection.conn.close());
      silence.refused(connection.conn);
    }
  };
  io.use((connection, next) => void admit(connection, next));
}

/** Counts one more message of a connection; those beyond the limit are dropped. */
function countMessage({ data }: Connection): number {
  const now = Date.now();
  if (now >= data.windowEnd) [data.windowEnd, data.messages] = [now + limits.live.messagesWindowMs, 0];
  return ++data.messages;
}

async function joinRoom(services: Services, connection: Connection, token: unknown): Promise<void> {
  const user = await userOfToken(services, token, 'member');
  if (user.userId !== connection.data.user.userId) fail('FORBIDDEN');
  // It may have been ended while its token was looked up.
  if (!connection.connected) return;
  enterRooms(connection, user);
  connection.emit('roomJoined');
}

async function markRead(services: Services, connection: Connection, message: unknown): Promise<void> {
  const { data, error } = NotificationRead.safeParse(message);
  if (error) throw validationFailure(error);
  const { userId } = connection.data.user;
  if (!connection.rooms.has(userRoomOf(userId))) fail('UNAUTHENTICATED');
  await readOnConnection(services, userId, data.notificationId, connection.id);
}

/** Lets go of the request with its headers and of the token: thousands of connections stay open for hours. */
function forgetHandshake(connection: Connection): void {
  // The library keeps the request itself for as long as the connection lasts.
  Object.assign(connection.conn.request, { headers: {}, rawHeaders: [], _query: undefined });
  Object.assign(connection.conn, { request: undefined });
  Object.assign(connection, { handshake: undefined });
}

function serve(services: Services, metrics: LiveMetrics, connection: Connection): void {
  const refuse = (error: unknown): void => {
    const told = roomErrorOf(error, connection.data.lng);
    if (told.error === 'INTERNAL') services.log.error({ err: error }, 'a live message failed');
    metrics.refused(told.error);
    connection.emit('roomError', told);
  };
  forgetHandshake(connection);
  connection.use((_message, next) => {
    const count = countMessage(connection);
    if (count <= limits.live.messages) next();
    else if (count === limits.live.messages + 1) refuse(new Failure('TOO_MANY'));
  });
  void connection.join(accountRoomOf(connection.data.user.userId));
  connection.on('joinNotificationRoom', (token) => void joinRoom(services, connection, token).then(metrics.joined, refuse));
  connection.on('notificationRead', (message) => void markRead(services, connection, message).catch(refuse));
}

declare module 'fastify' {
  interface FastifyInstance {
    live: Live;
  }
}

export interface Live {
  io: LiveServer;
  metrics: LiveMetrics;
  /** Breaks off every connection, so that its client connects again, to another server or to the next. */
  close(): Promise<void>;
}

export function openLive(services: Services): Live {
  const io = openServer();
  const metrics = openLiveMetrics(() => io.engine.clientsCount);
  const count = openConnectionCount(io, services);
  admitSignedIn(io, services, { count, metrics, silence: watchSilence(io) });
  io.on('connection', (connection) => serve(services, metrics, connection));
  const stop = startDelivery(io, services, metrics);
  return {
    io,
    metrics,
    async close() {
      stop();
      await io.close();
      await count.close();
    },
  };
}
