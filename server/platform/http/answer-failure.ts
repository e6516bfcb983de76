// Turns anything thrown into the failure shape of contracts/values.ts, in the caller's language.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, FieldFault, MessageKey } from '#contracts/errors.ts';
import type { Failure as FailureAnswer } from '#contracts/values.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { Language } from '#i18n/language.ts';
import { noteRefused } from '#server/platform/observability/refused-callers.ts';
import { deviceKey } from './callers/device.ts';
import { Failure, type FailureDetails, validationFailure } from './failure.ts';
import { requestLanguage } from './request-language.ts';
import { isOutage } from '#server/platform/database/outage.ts';
import { isContention } from '#server/platform/database/transaction.ts';

const fastifyCodes: Record<string, readonly [ErrorCode, FailureDetails?]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', { message: 'notice_bodyTooLarge' }],
  FST_REQ_FILE_TOO_LARGE: ['TOO_LARGE'],
  FST_ERR_NOT_FOUND: ['NOT_FOUND'],
};

/** What went wrong, as a failure that may be told. */
export function asFailure(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error;
  if ('issues' in error) return validationFailure(error as never);
  const { code = '', statusCode = 500 } = error as FastifyError;
  const mapped = fastifyCodes[code];
  if (mapped) return new Failure(...mapped);
  if (isOutage(error) || isContention(error)) return new Failure('UNAVAILABLE', { retryAfter: 3 });
  return new Failure(statusCode >= 400 && statusCode < 500 ? 'VALIDATION' : 'INTERNAL');
}

function sentence(lng: Language, key: MessageKey, params: FieldFault['params']): string {
  return translatorOf(lng).dynamic(`errors.${key}`, params);
}

/** The failure's JSON, also as it is sent over a live connection. Numbers in texts use the language's digits. */
export function failureAnswer(failure: Failure, lng: Language): FailureAnswer & Record<string, unknown> {
  const { details } = failure;
  const fields = Object.entries(details.fields ?? {}).map(([path, fault]): [string, string] => [path, sentence(lng, `field_${fault.key}`, withBounds(fault))]);
  const only = fields.length === 1 ? fields[0]?.[1] : undefined;
  return {
    success: false,
    error: failure.code,
    message: only ?? sentence(lng, details.message ?? failure.code, details.params ?? {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(details.retryAfter ? { retryAfter: details.retryAfter } : {}),
    ...details.extra,
  };
}

/** A text with bounds needs values for them even if the schema did not give any. */
const withBounds = ({ key, params }: FieldFault): FieldFault['params'] => {
  if (key === 'min' || key === 'minLength') return { min: 0, ...params };
  return key === 'max' || key === 'maxLength' || key === 'imagesMax' ? { max: 0, ...params } : params;
};

function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error);
  if (failure.status >= 500) request.log.error({ err: error }, failure.code);
  const lng = requestLanguage(request.headers['accept-language']);
  const { caller } = request as Partial<Pick<FastifyRequest, 'caller'>>;
  if (failure.details.limit && caller) noteRefused(failure.details.limit, caller.user?.userId ?? deviceKey(caller));
  if (failure.details.retryAfter) void reply.header('retry-after', failure.details.retryAfter);
  return reply.code(failure.status).header('content-language', lng).header('cache-control', 'no-store').send(failureAnswer(failure, lng));
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  // The framework's default logs the whole URL, tokens included.
  app.setNotFoundHandler((request, reply) => answerFailure(new Failure('NOT_FOUND'), request, reply));
}
