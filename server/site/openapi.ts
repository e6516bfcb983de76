// The OpenAPI description, made from the same schemas that validate every call.
import { z } from 'zod';
import * as accounts from '#contracts/accounts/accounts.ts';
import { apiVersion } from '#contracts/integrations/api-version.ts';
import * as apiKeys from '#contracts/integrations/api-keys.ts';
import * as areaGuides from '#contracts/maps/area-guides.ts';
import * as areaTexts from '#contracts/maps/area-texts.ts';
import * as appointments from '#contracts/accounts/appointments.ts';
import * as areas from '#contracts/maps/areas.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import * as article from '#contracts/blog/article.ts';
import * as blog from '#contracts/blog/blog.ts';
import * as broadcasts from '#contracts/notices/broadcasts.ts';
import * as dashboard from '#contracts/staff/dashboard.ts';
import * as facets from '#contracts/search/facets.ts';
import * as floorPlans from '#contracts/floor-plans/floor-plan-shape.ts';
import * as groups from '#contracts/offers/groups.ts';
import * as health from '#contracts/health.ts';
import * as imports from '#contracts/integrations/imports.ts';
import * as interests from '#contracts/offers/interests.ts';
import * as interiors from '#contracts/offers/interiors.ts';
import * as legalRequests from '#contracts/staff/legal-requests.ts';
import { limits } from '#contracts/limits.ts';
import * as mailStops from '#contracts/notices/mail-stops.ts';
import * as maps from '#contracts/maps/maps.ts';
import * as members from '#contracts/accounts/members.ts';
import * as moderation from '#contracts/staff/moderation.ts';
import * as notifications from '#contracts/notices/notifications.ts';
import * as overview from '#contracts/overview.ts';
import * as ownPosts from '#contracts/posts/own-posts.ts';
import * as pageTexts from '#contracts/pages/page-texts.ts';
import * as phoneProofs from '#contracts/posts/phone-proofs.ts';
import * as pictures from '#contracts/pictures.ts';
import * as postDrafts from '#contracts/posts/post-drafts.ts';
import * as posts from '#contracts/posts/posts.ts';
import * as preferences from '#contracts/notices/preferences.ts';
import * as profiles from '#contracts/accounts/profiles.ts';
import * as push from '#contracts/notices/push.ts';
import * as registrations from '#contracts/accounts/registrations.ts';
import * as reports from '#contracts/staff/reports.ts';
import * as resets from '#contracts/accounts/resets.ts';
import * as reviewClock from '#contracts/posts/review-clock.ts';
import * as reviews from '#contracts/offers/reviews.ts';
import * as saved from '#contracts/search/saved.ts';
import * as savedSearches from '#contracts/search/saved-searches.ts';
import * as search from '#contracts/search/search.ts';
import * as searchDictionary from '#contracts/search/search-dictionary.ts';
import * as searchLog from '#contracts/search/search-log.ts';
import * as settings from '#contracts/staff/settings.ts';
import * as shortlists from '#contracts/posts/shortlists.ts';
import * as similarPrices from '#contracts/posts/similar-prices.ts';
import * as suggested from '#contracts/search/suggested.ts';
import * as traffic from '#contracts/pages/traffic.ts';
import * as twoStep from '#contracts/accounts/two-step.ts';
import * as unions from '#contracts/maps/unions.ts';
import * as unsubscribing from '#contracts/accounts/unsubscribing.ts';
import * as usualRate from '#contracts/posts/usual-rate.ts';
import * as values from '#contracts/values.ts';
import * as visits from '#contracts/pages/visits.ts';
import * as webhooks from '#contracts/integrations/webhooks.ts';
import { components, description, rateHeaders } from './api-components.ts';
import { failureResponses, failuresOf } from './api-failures.ts';
import { answerSchemas, inputSchemas, type JsonSchema } from './api-schemas.ts';

interface Noun {
  about: string;
  endpoints: Readonly<Record<string, Endpoint>>;
}

const nouns: Readonly<Record<string, Noun>> = {
  accounts: { about: 'Signing in and out, and the signed-in account.', endpoints: accounts.accounts },
  profiles: { about: 'The caller’s profile, settings, devices and deletion; and public profiles.', endpoints: profiles.profiles },
  registrations: { about: 'Registration in steps.', endpoints: registrations.registrations },
  resets: { about: 'Resetting a forgotten password in steps.', endpoints: resets.resets },
  search: { about: 'Searching live posts.', endpoints: search.search },
  posts: { about: 'Posts of property for sale and for rent.', endpoints: posts.posts },
  ownPosts: { about: 'The caller’s posts: list, edit, hide, mark, renew, delete.', endpoints: { ...ownPosts.ownPosts, ...phoneProofs.phoneProofs } },
  groups: { about: 'Group-wise building: offers, their ledgers and the demand board.', endpoints: groups.groups },
  interiors: { about: 'Interior and exterior design firms and their galleries.', endpoints: interiors.interiors },
  blog: { about: 'Articles of the blog and the comments on them.', endpoints: blog.blog },
  reviews: { about: 'Reviews of design firms: codes, reviews, approval and responses.', endpoints: reviews.reviews },
  interests: { about: 'Interest in group-wise building and in the work of firms.', endpoints: interests.interests },
  legalRequests: { about: 'Requests by authorities and rights holders, and their register.', endpoints: legalRequests.legalRequests },
  pictures: { about: 'Pictures that staff upload for firms and offers.', endpoints: pictures.pictures },
  saved: { about: 'Saved posts.', endpoints: saved.saved },
  postDrafts: { about: 'Posts that are begun and not sent, with the account.', endpoints: postDrafts.postDrafts },
  appointments: { about: 'Visits of homes to be reminded of.', endpoints: appointments.appointments },
  shortlists: { about: 'Families’ shortlists behind a signed address, and what is answered there.', endpoints: shortlists.shortlists },
  savedSearches: { about: 'Saved searches and their emails.', endpoints: savedSearches.savedSearches },
  reports: { about: 'Reports of posts, offers, firms, reviews and comments, and the staff’s list of them.', endpoints: reports.reports },
  notifications: { about: 'Notifications in the inbox.', endpoints: notifications.notifications },
  preferences: { about: 'Which notifications reach the caller by which channel.', endpoints: preferences.preferences },
  push: { about: 'Notifications on a device, as web push.', endpoints: push.push },
  mailStops: { about: 'Addresses that get no more email.', endpoints: mailStops.mailStops },
  unsubscribing: { about: 'The unsubscribe link of an email.', endpoints: unsubscribing.unsubscribing },
  areas: {
    about: 'Divisions, districts and sub-districts.',
    endpoints: { ...areas.areas, unions: unions.unions.list, ...areaGuides.areaGuides },
  },
  usualRate: { about: 'What live posts usually ask in an area.', endpoints: { ...usualRate.usualRate, ...similarPrices.similarPrices } },
  maps: { about: 'The drawn maps: figures of each district, and where a place lies.', endpoints: maps.maps },
  visits: { about: 'How often the site is opened, and how it is used.', endpoints: { ...visits.visits, ...traffic.traffic } },
  overview: { about: 'Public figures about the site.', endpoints: overview.overview },
  moderation: { about: 'Review queue and log, for the roles support and admin.', endpoints: moderation.moderation },
  searchDictionary: { about: 'Words that staff teach the search.', endpoints: searchDictionary.searchDictionary },
  searchLog: { about: 'What people search, for staff; and telling which result was opened.', endpoints: searchLog.searchLog },
  settings: { about: 'What admins set while the site runs, and the texts that staff put into notes.', endpoints: settings.settings },
  broadcasts: { about: 'Notifications of admins to whole groups of members.', endpoints: broadcasts.broadcasts },
  areaTexts: { about: 'What staff wrote of areas, version by version.', endpoints: areaTexts.areaTexts },
  pageTexts: { about: 'Words of the public pages that staff change, version by version.', endpoints: pageTexts.pageTexts },
  dashboard: { about: 'Figures of the product, for staff.', endpoints: dashboard.dashboard },
  health: { about: 'How the machinery is doing, for admins.', endpoints: health.health },
  webhooks: { about: 'Addresses of a member’s own programs that are told when posts come, change and go.', endpoints: webhooks.webhooks },
  imports: { about: 'Listings that a partner’s program brings in, by the rules of the CSV import.', endpoints: imports.imports },
  apiKeys: { about: 'Personal API keys, with which a member’s own programs call the API.', endpoints: apiKeys.apiKeys },
  twoStep: { about: 'Two-step sign-in of staff, and entering the password again before what is grave.', endpoints: twoStep.twoStep },
  members: { about: 'Members as staff see them: search, suspend, disable, restore; and roles, which only admins assign.', endpoints: members.members },
};

/** Every call, in the order of the description. */
export const describedEndpoints: readonly Endpoint[] = Object.values(nouns).flatMap(({ endpoints }) => Object.values(endpoints));

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** Every exported schema of the contracts under its exported name. */
const named = new Map(
  [
    accounts,
    apiKeys,
    appointments,
    areaGuides,
    areaTexts,
    areas,
    article,
    blog,
    broadcasts,
    dashboard,
    facets,
    floorPlans,
    groups,
    health,
    imports,
    interests,
    interiors,
    legalRequests,
    mailStops,
    maps,
    members,
    moderation,
    notifications,
    overview,
    ownPosts,
    pageTexts,
    pictures,
    postDrafts,
    posts,
    preferences,
    profiles,
    push,
    registrations,
    reports,
    resets,
    reviewClock,
    reviews,
    saved,
    savedSearches,
    shortlists,
    similarPrices,
    search,
    searchDictionary,
    searchLog,
    settings,
    suggested,
    twoStep,
    unsubscribing,
    usualRate,
    values,
    visits,
    webhooks,
  ].flatMap((module) => Object.entries(module).filter((entry): entry is [string, z.ZodType] => /^[A-Z]/.test(entry[0]) && isSchema(entry[1]))),
);

const parametersIn = (place: 'path' | 'query', schema: JsonSchema | undefined): object[] =>
  Object.entries(schema?.properties ?? {}).map(([name, { description, ...described }]) => ({
    name,
    in: place,
    required: place === 'path' || (schema?.required?.includes(name) ?? false),
    ...(description ? { description } : {}),
    schema: described,
  }));

function bodyOf({ body, files, method }: Endpoint, schema: JsonSchema | undefined): object {
  if (!body && !files) return {};
  if (!files) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const least = files.instead ? 0 : (files.min ?? (method === 'POST' ? limits.posts.imagesMin : 0));
  const pictures = { type: 'array', minItems: least, maxItems: files.max, items: { type: 'string', format: 'binary' } };
  const required = [...(schema?.required ?? []), ...(least > 0 ? [files.field] : [])];
  const form = { type: 'object', ...schema, properties: { ...schema?.properties, [files.field]: pictures }, ...(required.length > 0 ? { required } : {}) };
  // A call without files may send the same fields as JSON.
  const plain = least > 0 ? {} : { 'application/json': { schema } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form }, ...plain } } };
}

/** Who is let in: a session, or a key with the scope that the call names. */
function securityOf({ access, scope }: Endpoint): object[] {
  if (access === 'anyone') return [];
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

interface Schemas {
  params: Map<Endpoint, JsonSchema>;
  query: Map<Endpoint, JsonSchema>;
  body: Map<Endpoint, JsonSchema>;
  answers: Map<Endpoint, JsonSchema>;
}

/** A list that is also given as a file says so in its query: `format=csv`. */
function answerOf(endpoint: Endpoint, { answers, query }: Schemas): object {
  if (endpoint.file) return { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } };
  const formats = query.get(endpoint)?.properties?.['format']?.['enum'];
  const isCsv = Array.isArray(formats) && formats.includes('csv');
  return { 'application/json': { schema: answers.get(endpoint) }, ...(isCsv ? { 'text/csv': { schema: { type: 'string' } } } : {}) };
}

function operation(endpoint: Endpoint, { noun, name }: { noun: string; name: string }, schemas: Schemas): object {
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    ...(endpoint.deprecated ? { deprecated: true, description: `Ends on ${endpoint.deprecated.sunset}; use ${endpoint.deprecated.instead}.` } : {}),
    security: securityOf(endpoint),
    parameters: [
      ...parametersIn('path', schemas.params.get(endpoint)),
      ...parametersIn('query', schemas.query.get(endpoint)),
      ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...bodyOf(endpoint, schemas.body.get(endpoint)),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'OK',
        ...(failuresOf(endpoint).includes('TOO_MANY') ? { headers: rateHeaders } : {}),
        content: answerOf(endpoint, schemas),
      },
      ...failureResponses(endpoint),
    },
  };
}

/** The whole API as OpenAPI 3.1. Throws for an endpoint without a tag in this file. */
export function openApi(bound: readonly Endpoint[]): Record<string, unknown> {
  const names = new Map(
    Object.entries(nouns).flatMap(([noun, { endpoints }]) => Object.entries(endpoints).map(([name, endpoint]) => [endpoint, { noun, name }] as const)),
  );
  const { answers, components: shapes } = answerSchemas(bound, named);
  const schemas: Schemas = { answers, params: inputSchemas(bound, 'params'), query: inputSchemas(bound, 'query'), body: inputSchemas(bound, 'body') };
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of bound) {
    const known = names.get(endpoint);
    if (!known) throw new Error(`${endpoint.method} ${endpoint.path} belongs to no noun of server/site/openapi.ts.`);
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, known, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Uthan', version: apiVersion, summary: 'Property in Bangladesh: buy, sell and rent.', description },
    servers: [{ url: '/' }],
    tags: Object.entries(nouns).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: components(shapes),
  };
}
