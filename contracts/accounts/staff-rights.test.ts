import { describe, expect, test } from 'vitest';
import { broadcasts } from '#contracts/notices/broadcasts.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Role } from '#contracts/enums.ts';
import { health } from '#contracts/health.ts';
import { imports } from '#contracts/integrations/imports.ts';
import { interests } from '#contracts/offers/interests.ts';
import { members } from './members.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { areaTexts } from '#contracts/maps/area-texts.ts';
import { pageTexts } from '#contracts/pages/page-texts.ts';
import { reports } from '#contracts/staff/reports.ts';
import { reviews } from '#contracts/offers/reviews.ts';
import { settings } from '#contracts/staff/settings.ts';
import { can } from './staff-rights.ts';

type Right = [what: string, call: Pick<Endpoint, 'access' | 'adminsOnly'>, query?: Record<string, unknown>];

/** A suspension for so many days, of which so many have passed. */
function suspended(days: number, passed = 0): Record<string, unknown> {
  const since = Date.now() - passed * 86_400_000;
  return { status: 'suspended', suspendedAt: new Date(since).toISOString(), suspendedUntil: new Date(since + days * 86_400_000).toISOString() };
}

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
  ['restore from a month’s suspension', members.restore, suspended(30)],
  ['restore from the rest of a month’s suspension', members.restore, suspended(30, 20)],
  ['restore from a short suspension of older programs', members.restore, { ...suspended(5), suspendedAt: null }],
  ['look at members', members.list],
  ['look at the log', moderation.audit],
];
const ofAdmins: Right[] = [
  ['disable', members.disable],
  ['restore who is disabled', members.restore, { status: 'Disabled', suspendedAt: null, suspendedUntil: null }],
  ['restore from two months’ suspension', members.restore, suspended(60)],
  ['restore from the last days of two months’ suspension', members.restore, suspended(60, 58)],
  ['restore from a suspension without end', members.restore, { ...suspended(1), suspendedUntil: null }],
  ['restore from a long suspension of older programs', members.restore, { ...suspended(60), suspendedAt: null }],
  ['change a role', members.role],
  ['read the settings', settings.read],
  ['change the settings', settings.change],
  ['announce', broadcasts.send],
  ['change a page', pageTexts.publish],
  ['restore a page', pageTexts.restore],
  ['write of an area', areaTexts.publish],
  ['restore what was written of an area', areaTexts.restore],
  ['read the health of the site', health.read],
  ['bring listings in', imports.listings],
  ['export members', members.list, { format: 'csv' }],
  ['export interests', interests.staffList, { format: 'csv' }],
  ['export the log', moderation.audit, { format: 'csv' }],
];

const who = (right: Right): Role[] => (['user', 'firmOwner', 'support', 'admin'] as const).filter((role) => can({ role }, right[1], right[2]));

describe('among staff', () => {
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
