import { useState } from 'react';
import { profiles } from '#contracts/accounts/profiles.ts';
import { call, type Api } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';

const readNumber = async (api: Api, id: string): Promise<string> => (await call(api, profiles.contact, { params: { id } })).phone;

/** The number that a member shows: asked for by a press, since each answer is counted. */
export function ShownNumber({ id }: { id: string }) {
  const { t, fmt } = useWords();
  const { run, pending, failure } = useCall(readNumber);
  const [phone, setPhone] = useState<string>();
  async function show(): Promise<void> {
    const outcome = await run(id);
    if (outcome?.ok) setPhone(outcome.value);
  }
  if (phone) {
    return (
      <a href={`tel:${phone}`} className="-my-2 inline-block py-2 text-link">
        {fmt.phone(phone)}
      </a>
    );
  }
  return (
    <>
      <Button kind="outline" disabled={pending} aria-busy={pending} onClick={() => void show()} className="mt-1.5">
        {t('profile.showNumber')}
      </Button>
      <FailureNotice failure={failure} texts={{ NO_RESPONSE: 'profile.numberFailed', otherwise: 'profile.numberFailed' }} className="mt-2" />
    </>
  );
}
