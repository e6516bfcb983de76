// The live channel: what travels over Socket.IO between a signed-in person's tabs and the server. The server takes the
// person from the token, never from what a message says.
import { z } from 'zod';
import { postStates, type AccountStatus } from '#contracts/enums.ts';
import { Notification } from './notifications.ts';
import { objectId } from '#contracts/values.ts';

export const livePath = '/socket.io';

/** In the handshake, as `auth`. */
export const Handshake = z.object({ token: z.string().min(1), lng: z.enum(['bn', 'en']).optional() });
export const NotificationRead = z.object({ userId: objectId, notificationId: objectId });
export type NotificationRead = z.infer<typeof NotificationRead>;

export const PostChanged = z.object({ PostID: z.int(), state: z.enum(postStates) });
export type PostChanged = z.infer<typeof PostChanged>;

export const ShortlistChanged = z.object({ _id: objectId });
export type ShortlistChanged = z.infer<typeof ShortlistChanged>;

/** `error` is one of the stable codes of errors.ts, `message` the sentence in the connection's language. */
export interface RoomError {
  error: string;
  message: string;
}

export interface ClientEvents {
  /** Enters the room of the token’s owner; answered by `roomJoined` or `roomError`. */
  joinNotificationRoom: (token: string) => void;
  /** Marks one as read, and says so to the other connections of the same person. */
  notificationRead: (read: NotificationRead) => void;
  /** Every limits.live.pingMs. */
  ping: () => void;
}

export interface ServerEvents {
  roomJoined: () => void;
  roomError: (error: RoomError) => void;
  newNotification: (notification: Notification) => void;
  notificationRead: (notificationId: string) => void;
  /** Something was read or removed by a call elsewhere: the list is read again, the count is this one. */
  inboxChanged: (inbox: { unreadCount: number }) => void;
  /** To the owner of a post. */
  postChanged: (post: PostChanged) => void;
  /** To the owner of a shortlist: someone answered. */
  shortlistChanged: (shortlist: ShortlistChanged) => void;
  /** To staff: something came into a queue, or left it. */
  queueChanged: () => void;
  /** Before the connection loses its room. */
  accountStatus: (status: { status: AccountStatus }) => void;
}
