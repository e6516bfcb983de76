// Carries out what the form of a decision says.
import { promotionStates, rejectionReasons, reportDecisions } from '#contracts/enums.ts';
import { outcomeOf } from '#web/platform/calls/outcome.ts';
import { memberApi } from '#web/platform/session.ts';
import { closeReports, notePlan, sendBack, takeDown } from '#web/staff/staff-calls.ts';
import { intents, type DecisionAnswer, type Intent } from './use-decision.ts';

const notedStates = promotionStates.filter((state) => state !== 'none');

function decide(form: FormData, PostID: number, intent: Intent) {
  const api = memberApi();
  const text = (name: string): string | undefined => (typeof form.get(name) === 'string' ? String(form.get(name)) : undefined);
  const further = form.getAll('furtherReasons');
  const rejection = {
    reason: rejectionReasons.find((one) => one === text('reason')) ?? 'other',
    furtherReasons: rejectionReasons.filter((one) => further.includes(one)),
    note: text('note'),
  };
  const revision = Number(text('revision')) || undefined;
  if (intent === 'reports')
    return closeReports(api, text('report') ?? '', reportDecisions.find((one) => one === text('decision')) ?? 'dismissed', text('note') || undefined);
  if (intent === 'plan') return notePlan(api, PostID, notedStates.find((one) => one === text('promotion')) ?? 'requested');
  return intent === 'cancel' ? takeDown(api, PostID, rejection) : sendBack(api, PostID, rejection, revision);
}

export async function carryOut(form: FormData): Promise<DecisionAnswer> {
  const PostID = Number(form.get('PostID'));
  const intent = intents.find((one) => one === form.get('intent')) ?? 'reject';
  const result = await outcomeOf<unknown>(decide(form, PostID, intent));
  return { PostID, intent, next: Number(form.get('next')) || undefined, result };
}
