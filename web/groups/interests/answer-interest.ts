// For actions: forms without scripts post to their page.
import { data, type RouterContextProvider } from 'react-router';
import type { CallInput } from '#contracts/endpoint.ts';
import { interests } from '#contracts/offers/interests.ts';
import { call, CallFailure } from '#web/platform/api.ts';
import { visitorApi } from '#web/platform/delivery/page-data.ts';
import type { SentInterest } from './interest-call.ts';

export interface InterestAnswer {
  sent?: SentInterest;
  refused?: { message: string; fields: Readonly<Record<string, string>>; typed: Readonly<Record<string, string>> };
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Records what the form carries, and answers with the page: sent, or what is wrong. Never cached. */
export async function answerInterest({ context, request }: Asked, about: { postId?: string } = {}) {
  const headers = { 'cache-control': 'no-store' };
  const typed = Object.fromEntries([...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  try {
    const body = { ...typed, ...about } as CallInput<typeof interests.group>['body'];
    const { message, repeated = false } = await call(visitorApi(context), interests.group, { body });
    return data<InterestAnswer>({ sent: { message, repeated, phone: typed['phone'] ?? '' } }, { headers });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const { message, fields } = error;
    return data<InterestAnswer>({ refused: { message, fields, typed } }, { status: error.status < 400 ? 503 : error.status, headers });
  }
}
