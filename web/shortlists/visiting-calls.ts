// What someone without an account does on a shortlist. Nothing says who is signed in here.
import { VisitorFields, VoteFields, shortlists, type SharedShortlist, type Vote } from '#contracts/posts/shortlists.ts';
import { anonymous, call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';
import type { VisitorKey } from './visitor-keys.ts';

export interface Joined extends VisitorKey {
  shortlist: SharedShortlist;
}

/** Throws CallFailure, as all of these. */
export async function join(api: Api, token: string, name: string): Promise<Joined> {
  const body = checkInput(VisitorFields, { name });
  const { visitorId, visitorKey, shortlist } = await call(anonymous(api), shortlists.join, { params: { token }, body });
  return { token, visitorId, visitorKey, shortlist };
}

export interface Said {
  postId: number;
  vote: Vote | 'none';
  note: string;
}

export async function say(api: Api, { token, visitorKey }: VisitorKey, said: Said): Promise<SharedShortlist> {
  const body = checkInput(VoteFields, { visitorKey, ...said });
  return (await call(anonymous(api), shortlists.vote, { params: { token }, body })).shortlist;
}

export const withdraw = async (api: Api, { token, visitorKey }: VisitorKey): Promise<SharedShortlist> =>
  (await call(anonymous(api), shortlists.leave, { params: { token }, body: { visitorKey } })).shortlist;
