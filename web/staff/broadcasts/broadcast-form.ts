// A broadcast as its form holds it, and as the API takes it.
import { hasPlace, type Audience } from '#contracts/notices/broadcasts.ts';
import type { Division } from '#contracts/enums.ts';

export interface BroadcastForm {
  audience: Audience;
  /** Empty for the whole country. */
  division: Division | '';
  title: { bn: string; en: string };
  message: { bn: string; en: string };
  link: string;
}

export const emptyBroadcast: BroadcastForm = { audience: 'everyone', division: '', title: { bn: '', en: '' }, message: { bn: '', en: '' }, link: '' };

export const divisionOf = ({ audience, division }: Pick<BroadcastForm, 'audience' | 'division'>): Division | undefined =>
  hasPlace(audience) && division !== '' ? division : undefined;

export const broadcastInput = ({ title, message, link, ...group }: BroadcastForm) => ({
  audience: group.audience,
  division: divisionOf(group),
  title,
  message,
  link,
});
