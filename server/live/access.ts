// What an open connection may go on doing, looked at again whenever sessions end or accounts change.
import { stillSignedIn } from '#server/accounts/sign-in.ts';
import { isStaff, type SignedIn } from '#server/platform/http/callers/caller.ts';
import { Failure } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { connectionsOf, staffRoom, userRoomOf, type Connection, type LiveServer } from './connection.ts';
import { roomErrorOf } from './handshake.ts';

/** Puts a connection into the rooms of its user, or out of that of staff. */
export function enterRooms(connection: Connection, user: SignedIn): void {
  connection.data.user = user;
  void connection.join(userRoomOf(user.userId));
  void (isStaff(user) ? connection.join(staffRoom) : connection.leave(staffRoom));
}

const isInRoom = ({ rooms, data }: Connection): boolean => rooms.has(userRoomOf(data.user.userId));

function end(connection: Connection): void {
  for (const room of connection.rooms) if (room !== connection.id) void connection.leave(room);
  connection.disconnect(true);
}

function settle(connection: Connection, user: SignedIn | undefined): void {
  const { lng, user: before } = connection.data;
  if (!user) {
    connection.emit('roomError', roomErrorOf(new Failure('UNAUTHENTICATED'), lng));
    return end(connection);
  }
  if (user.status !== before.status) connection.emit('accountStatus', { status: user.status });
  if (user.status !== 'normal' && before.status === 'normal') return end(connection);
  if (isInRoom(connection)) enterRooms(connection, user);
  else connection.data.user = user;
}

/** Ends the connections of these accounts whose session is over or whose account may no longer be used, and tells them. */
export async function settleAccess(io: LiveServer, services: Pick<Services, 'db' | 'env'>, userIds: readonly string[]): Promise<void> {
  const connections = connectionsOf(io, userIds);
  if (connections.length === 0) return;
  const users = await stillSignedIn(services, [...new Set(connections.map(({ data }) => data.user.sessionId))]);
  const bySession = new Map(users.map((user) => [user.sessionId, user]));
  for (const connection of connections) settle(connection, bySession.get(connection.data.user.sessionId));
}
