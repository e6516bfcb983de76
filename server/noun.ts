// What a noun brings to the server: `server/<noun>/noun.ts` says it, nouns.ts lists all of them, app.ts asks each.
import type { FastifyInstance } from 'fastify';
import type { ListingKind } from '#server/listings/kinds.ts';
import type { TemplateWriter } from '#server/mail/templates.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Listener } from '#server/platform/hooks.ts';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { PushWays } from '#server/push/transport.ts';
import type { WebhookWays } from '#server/webhooks/transport.ts';

/** How tests receive what leaves the server. */
export interface TransportOptions {
  push?: Partial<PushWays>;
  webhooks?: Partial<WebhookWays>;
}

/** The services, and what all nouns bring together. */
export interface AppContext extends Services {
  transports: TransportOptions;
  /** The base URL of links in mail, without a slash at its end. */
  address(): string;
  listingKinds: readonly ListingKind[];
  personalData: readonly PersonalData[];
  /** The letters of all nouns, for the one that sends them. */
  letters(): TemplateWriter[];
}

export interface Noun {
  /** Its folder in `server/`. */
  name: string;
  /** What it stores about a person besides the account: how that is exported and erased. */
  personalData?: readonly PersonalData[];
  /** How its listings are shown and found, where it has some. */
  listingKind?: ListingKind;
  /** What it does when a noun below it runs a hook. */
  listeners?(services: Pick<Services, 'jobs' | 'hooks'>): Listener[];
  /** What it needs as long as the server runs, as decorations and hooks of `app`; before all that follows. */
  open?(app: FastifyInstance, context: AppContext): Promise<void> | void;
  /** How its letters are worded. */
  letters?(context: AppContext): TemplateWriter[];
  jobs?(context: AppContext, app: FastifyInstance): JobHandler[];
  /** Its calls below /api. */
  routes?(api: FastifyInstance, context: AppContext): void;
  /** What the first caller would wait for otherwise, and all others with it. Done before a server listens, not where calls are only injected. */
  warmUp?(): void;
  /** Its addresses outside of /api; once all calls are known. */
  rootRoutes?(app: FastifyInstance, context: AppContext): Promise<void> | void;
}
