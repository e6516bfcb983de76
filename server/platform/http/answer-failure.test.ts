import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { asFailure } from './answer-failure.ts';

const ofDatabase = (code: string): Error => Object.assign(new DatabaseError('no', 2, 'error'), { code });

test.each([
  ['it is starting', ofDatabase('57P03')],
  ['it was ended', ofDatabase('57P01')],
  ['its disk is full', ofDatabase('53100')],
  ['it has no connection left', ofDatabase('53300')],
  ['a statement took too long', ofDatabase('57014')],
  ['nobody listens there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['the connection broke under a statement', new Error('Connection terminated unexpectedly')],
  ['the connection had broken before', new Error('Client has encountered a connection error and is not queryable')],
  ['no connection became free', new Error('timeout exceeded when trying to connect')],
])('a database that is away is worth another try soon: %s', (_why, error) => {
  expect(asFailure(error)).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 3 } });
});

test.each([
  ['a row that is there already', ofDatabase('23505')],
  ['SQL that is wrong', ofDatabase('42601')],
  ['a mistake of ours', new TypeError('x is not a function')],
])('what is our own fault is not: %s', (_why, error) => {
  expect(asFailure(error).code).toBe('INTERNAL');
});
