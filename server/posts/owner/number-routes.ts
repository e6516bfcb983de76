// Proving that a post's number is its owner's.
import type { FastifyInstance } from 'fastify';
import { phoneProofs, type ContactProof } from '#contracts/posts/phone-proofs.ts';
import { translatorOf } from '#i18n/compile.ts';
import { askForPhoneCode, proofsOf, proveNumber } from '#server/phones/service.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { bindOwned } from '#server/platform/http/endpoint.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { findOwnPost } from './owner-service.ts';

const success = true as const;

const numbersOf = ({ primary_contact, secondary_contact }: PostRow): string[] => [primary_contact, ...(secondary_contact ? [secondary_contact] : [])];

/** Codes go to the numbers of the post alone: no one makes strangers' phones ring. Throws STATE_CONFLICT. */
function checkOwned(post: PostRow, phone: string): void {
  if (!numbersOf(post).includes(phone)) fail('STATE_CONFLICT', { message: 'notice_numberElsewhere' });
}

export function numberRoutes(app: FastifyInstance, services: Services): void {
  const load = (arrived: { params: { PostID: number }; caller: MemberCaller }) => findOwnPost(services, arrived);
  async function read(post: PostRow): Promise<ContactProof[]> {
    const pairs = numbersOf(post).map((phone) => ({ userId: post.owner_id, phone }));
    const proofOf = await proofsOf(services, pairs);
    return pairs.map((pair) => ({ phone: pair.phone, proof: proofOf(pair) }));
  }
  bindOwned(app, phoneProofs.read, load, async (_received, post) => ({ success, numbers: await read(post) }));
  bindOwned(app, phoneProofs.sendCode, load, async ({ body, caller }, post) => {
    checkOwned(post, body.phone);
    return { success, ...(await askForPhoneCode(services, { ...body, caller })) };
  });
  bindOwned(app, phoneProofs.verifyCode, load, async ({ body, caller }, post) => {
    checkOwned(post, body.phone);
    await proveNumber(services, body.phone, body.code, caller);
    return { success, message: translatorOf(caller.lng)('errors.notice_numberProved'), numbers: await read(post) };
  });
}
