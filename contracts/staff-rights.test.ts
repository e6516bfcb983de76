import { describe, expect, test } from 'vitest';
import { broadcasts } from './broadcasts.ts';
import type { Endpoint } from './endpoint.ts';
import type { Role } from './enums.ts';
import { health } from './health.ts';
import { imports } from './imports.ts';
import { interests } from './interests.ts';
import { members } from './members.ts';
import { moderation } from './moderation.ts';
import { pageTexts } from './page-texts.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { can } from './staff-rights.ts';

type Right = [what: string, call: Pick<Endpoint, 'access' | 'adminsOnly'>, query?: Record<string, unknown>];

const ofSupport: Right[] = [
  ['approve', moderation.approve],
  ['reject', moderation.reject],
  ['cancel', moderation.cancel],
  ['decide a report', reports.decide],
  ['settle an interest', interests.setState],
  ['approve a review', reviews.approve],
  ['issue a review code', reviews.issueCode],
  ['void a review code', reviews.voidCode],
  ['suspend', members.suspend],
  ['look at members', members.list],
  ['look at the log', moderation.audit],
];
const ofAdmins: Right[] = [
  ['disable', members.disable],
  ['change a role', members.role],
  ['read the settings', settings.read],
  ['change the settings', settings.change],
  ['announce', broadcasts.send],
  ['change a page', pageTexts.publish],
  ['restore a page', pageTexts.restore],
  ['read the health of the site', health.read],
  ['bring listings in', imports.listings],
  ['export members', members.list, { format: 'csv' }],
  ['export interests', interests.staffList, { format: 'csv' }],
  ['export the log', moderation.audit, { format: 'csv' }],
];

const who = (right: Right): Role[] => (['user', 'firmOwner', 'support', 'admin'] as const).filter((role) => can({ role }, right[1], right[2]));

describe('in the office', () => {
  test.each(ofSupport)('support and admins may %s', (...right) => {
    expect(who(right)).toEqual(['support', 'admin']);
  });

  test.each(ofAdmins)('admins alone may %s', (...right) => {
    expect(who(right)).toEqual(['admin']);
  });

  test('nobody may do anything before it is known who they are', () => {
    for (const [, call, query] of [...ofSupport, ...ofAdmins]) expect(can(undefined, call, query)).toBe(false);
  });
});
