import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PostType } from '#contracts/enums.ts';
import { useSession } from '#web/platform/session.ts';
import { Posted } from '#web/posting/steps/later-steps.ts';
import { canPost, PhoneNeeded } from '#web/posting/send/phone-needed.tsx';
import type { PostedPost } from '#web/posting/send/posted.tsx';
import { WizardForm } from './wizard.tsx';

/** Writing a post, from the first question to its number. */
export function PostWizard({ type }: { type: PostType }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [posted, setPosted] = useState<PostedPost>();
  if (!user) return null;
  if (!canPost(user)) return <PhoneNeeded />;
  const begin = (): void => {
    setPosted(undefined);
    setRound(round + 1);
    void navigate({ hash: '' }, { replace: true });
  };
  if (posted) {
    return (
      <Suspense>
        <Posted post={posted} onAgain={begin} />
      </Suspense>
    );
  }
  return <WizardForm key={`${user.id} ${round}`} type={type} user={user} onPosted={setPosted} onReopen={begin} />;
}
