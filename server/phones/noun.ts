import type { Noun } from '#server/noun.ts';
import { openCarriers } from './carrier.ts';
import { phoneJobs } from './jobs.ts';
import { phoneProofData } from './service.ts';

export const phonesNoun: Noun = {
  name: 'phones',
  personalData: [phoneProofData],
  jobs: (context, { mailTransport }) => phoneJobs(context, openCarriers(context.env, mailTransport)),
};
