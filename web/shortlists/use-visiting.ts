import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SharedShortlist } from '#contracts/posts/shortlists.ts';
import type { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall, type Call } from '#web/platform/calls/use-call.ts';
import { forgetKey, keepKey, useVisitorKey, type VisitorKey } from './visitor-keys.ts';
import type { Joined, Said } from './visiting-calls.ts';

const calls = () => import('./visiting-calls.ts');

export interface Visiting {
  shortlist: SharedShortlist;
  key: VisitorKey | undefined;
  /** The name of this device's visitor. */
  name: string | undefined;
  joining: Call<[token: string, name: string], Joined>;
  saying: Call<[key: VisitorKey, said: Said], SharedShortlist>;
  pending: boolean;
  join: (name: string) => Promise<VisitorKey | undefined>;
  say: (key: VisitorKey, said: Said) => Promise<boolean>;
  withdraw: () => Promise<boolean>;
}

/** A shortlist as this device sees it, and what it answers there. */
export function useVisiting(token: string, loaded: SharedShortlist): Visiting {
  const words = useWords();
  const { t } = words;
  const { revalidate } = useRevalidator();
  const key = useVisitorKey(token);
  const [newer, setNewer] = useState<{ since: SharedShortlist; value: SharedShortlist }>();
  const shortlist = newer?.since === loaded ? newer.value : loaded;
  const show = (value: SharedShortlist): void => setNewer({ since: loaded, value });
  const joining = useCall(async (api, to: string, name: string) => (await calls()).join(api, to, name));
  const saying = useCall(async (api, by: VisitorKey, said: Said) => (await calls()).say(api, by, said));
  const leaving = useCall(async (api, by: VisitorKey) => (await calls()).withdraw(api, by));

  /** What the owner removed, or ended, is so here too. */
  const hearRefusal = (failure: CallFailure): void => {
    if (failure.faults || failure.status === 422) return;
    if (failure.code === 'NOT_FOUND') forgetKey(token);
    if (failure.code === 'GONE') void revalidate();
    showToast('error', failure.code === 'NOT_FOUND' ? t('shortlists.wasRemoved') : failureText(words, failure));
  };
  return {
    shortlist,
    key,
    name: shortlist.visitors.find(({ _id }) => _id === key?.visitorId)?.name,
    joining,
    saying,
    pending: joining.pending || saying.pending || leaving.pending,
    async join(name) {
      const outcome = await joining.run(token, name);
      if (!outcome) return undefined;
      if (!outcome.ok) {
        hearRefusal(outcome.failure);
        return undefined;
      }
      const { shortlist: value, ...made } = outcome.value;
      keepKey(made);
      show(value);
      return made;
    },
    async say(by, said) {
      const outcome = await saying.run(by, said);
      if (!outcome) return false;
      if (!outcome.ok) {
        hearRefusal(outcome.failure);
        return false;
      }
      show(outcome.value);
      showToast('success', t(said.vote === 'none' ? 'shortlists.taken' : 'shortlists.saved'));
      return true;
    },
    async withdraw() {
      const outcome = key && (await leaving.run(key));
      if (!outcome) return false;
      if (outcome.ok) show(outcome.value);
      else hearRefusal(outcome.failure);
      if (outcome.ok || outcome.failure.code === 'NOT_FOUND') forgetKey(token);
      return outcome.ok;
    },
  };
}
