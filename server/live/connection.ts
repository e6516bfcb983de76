// One connection of a signed-in person, and the rooms in which the server finds it.
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contracts/notices/live.ts';
import type { Language } from '#i18n/language.ts';
import type { SignedIn } from '#server/platform/http/callers/caller.ts';

interface Connected {
  user: SignedIn;
  lng: Language;
  /** How many messages came from it until `windowEnd`. */
  windowEnd: number;
  messages: number;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, Connected>;
export type Connection = Socket<ClientEvents, ServerEvents, DefaultEventsMap, Connected>;

/** Every connection of an account, whether it is told anything or not. */
const accountRoom = 'account:';
/** Those that are told what concerns the person. */
const userRoom = 'user:';
export const staffRoom = 'staff';

export const accountRoomOf = (userId: string): string => `${accountRoom}${userId}`;
export const userRoomOf = (userId: string): string => `${userRoom}${userId}`;

const connectionsIn = (io: LiveServer, room: string): Connection[] => {
  const { adapter, sockets } = io.of('/');
  return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
};

/** All connections of these accounts on this server. */
export const connectionsOf = (io: LiveServer, userIds: readonly string[]): Connection[] =>
  userIds.flatMap((userId) => connectionsIn(io, accountRoomOf(userId)));

/** The connections of a person that are in the person's room. */
export const listenersOf = (io: LiveServer, userId: string): Connection[] => connectionsIn(io, userRoomOf(userId));

export const isListening = (io: LiveServer, userId: string): boolean => io.of('/').adapter.rooms.has(userRoomOf(userId));

/** Everyone with a connection to this server. */
export const connectedUsers = (io: LiveServer): string[] =>
  [...io.of('/').adapter.rooms.keys()].flatMap((room) => (room.startsWith(accountRoom) ? room.slice(accountRoom.length) : []));
